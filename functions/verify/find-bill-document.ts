import type { BillKey } from "../../src/corpus/bill-shelf.ts";
import { findBill } from "../bills/find-bill.ts";
import { missingBill, missingBillText } from "../bills/missing-bill.ts";
import { billsOf } from "../collections.ts";
import type { Reading } from "../reading.ts";
import { checkedDocuments } from "./checked-documents.ts";
import type { FindDocument, FoundDocument } from "./find-document.ts";

/** A bill by its public id, its number (the newest session that has it), or upstream's id; 404 where it has no text. */
export const findBillDocument: FindDocument = (reading, id) => {
  const finding = findBill(billsOf(reading), id);
  if (finding.kind !== "bill") return { kind: "answer", answer: missingBill(reading, id, finding) };
  const document = checkedDocuments(reading.release.corpus).bill(finding.key);
  if (document === null || document.text === null) return withoutText(reading, finding.key);
  return { kind: "document", document };
};

/** That a quotation is not found would be said of a text, and there is none: the same 404 as the text itself has. */
function withoutText(reading: Reading, key: BillKey): FoundDocument {
  const bill = billsOf(reading).bill(key);
  if (bill === null) throw new Error(`the store lists ${key.session}/${key.number}, which it does not have`);
  return { kind: "answer", answer: missingBillText(reading, bill.record) };
}
