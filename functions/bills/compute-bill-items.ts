import { billAddress } from "../../src/identifiers/bills/bill-id.ts";
import { billInLanguage } from "../../src/render/bills/bill-in-language.ts";
import { billItem } from "../../src/render/bills/bill-item.ts";
import { billsOf } from "../collections.ts";
import type { Compute } from "../computed.ts";
import { computeDocumentItems } from "../items/compute-document-items.ts";
import { languageOf } from "../language.ts";
import { findBill } from "./find-bill.ts";

/** `GET /bills/items`: an id is a reference in any written form; one that leads to several bills is not found. */
export const computeBillItems: Compute = (reading) => {
  const shelf = billsOf(reading);
  const lang = languageOf(reading.query);
  return computeDocumentItems(reading, {
    find(written) {
      const finding = findBill(shelf, written);
      return finding.kind === "bill"
        ? { id: billAddress(finding.key.session, finding.key.number), key: finding.key }
        : null;
    },
    read(key) {
      const bill = shelf.bill(key);
      if (bill === null) throw new Error(`the store lists ${key.session}/${key.number}, which it does not have`);
      const record = billInLanguage(bill.record, bill.spanish, lang);
      return { document: billItem(record, bill.text), chars: bill.text?.length ?? 0 };
    },
  });
};
