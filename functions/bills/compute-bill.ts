import type { NormalQuery } from "../../src/contract/artifact-path.ts";
import type { CompiledBill } from "../../src/corpus/bill-shelf.ts";
import { collectionStamp } from "../../src/corpus/collection-stamp.ts";
import { parseBillNumber } from "../../src/identifiers/bills/bill-number.ts";
import { parseSessionSlug } from "../../src/identifiers/bills/session-slug.ts";
import type { BillReading } from "../../src/model/bill-records.ts";
import { billFullText } from "../../src/render/bills/bill-full-text.ts";
import { billInLanguage } from "../../src/render/bills/bill-in-language.ts";
import { billMarkdown } from "../../src/render/bills/bill-markdown.ts";
import { billText } from "../../src/render/bills/bill-text.ts";
import { renderJson } from "../../src/render/render-json.ts";
import { billsOf } from "../collections.ts";
import type { Compute, Computed } from "../computed.ts";
import { defaultPage } from "../default-page.ts";
import { languageOf } from "../language.ts";
import type { Reading } from "../reading.ts";
import { sameVariant } from "../same-variant.ts";
import { sessionsPlace } from "./bill-places.ts";
import { missingBillText } from "./missing-bill.ts";

/** A bill's record, with its summary in the language asked for. */
export const computeBill: Compute = (reading) => {
  const bill = requireBill(reading);
  return (
    inEnglish(reading, bill) ?? {
      kind: "body",
      body: renderJson(billInLanguage(bill.record, bill.spanish, languageOf(reading.query))),
    }
  );
};

/** A bill as Markdown, with its summary in the language asked for; `full=1` adds history, votes and amendments. */
export const computeBillMarkdown: Compute = (reading) => {
  const bill = requireBill(reading);
  const same = inEnglish(reading, bill);
  if (same !== null) return same;
  const record = billInLanguage(bill.record, bill.spanish, languageOf(reading.query));
  const stamp = collectionStamp(reading.release.corpus, "bills");
  return { kind: "body", body: billMarkdown(record, bill.text, stamp, { full: reading.query["full"] === "1" }) };
};

/** A bill's text in one of its three readings, with what it takes to cite it; 404 that says why there is none. */
export const computeBillFullText: Compute = (reading) => {
  const { record, text } = requireBill(reading);
  if (text === null) return { kind: "answer", answer: missingBillText(reading, record) };
  return { kind: "body", body: renderJson(billFullText(record, text, readingOf(reading.query))) };
};

/** A bill's text alone in one of its three readings; 404 that says why there is none. */
export const computeBillText: Compute = (reading) => {
  const { record, text } = requireBill(reading);
  if (text === null) return { kind: "answer", answer: missingBillText(reading, record) };
  return { kind: "body", body: billText(text, readingOf(reading.query)) };
};

/** The page of a bill in a variant that is not an artifact; 404 in a release without pages names the record. */
export const computeBillPage: Compute = (reading) => {
  const { id, json_url } = requireBill(reading).record;
  return defaultPage(reading, [{ id, url: json_url }], sessionsPlace(reading.release.corpus, "api"));
};

/** Without Spanish words a variant in Spanish is the one in English. */
function inEnglish(reading: Reading, { spanish }: CompiledBill): Computed | null {
  const { lang, ...rest } = reading.query;
  return lang !== undefined && spanish.summary === null ? sameVariant(reading, rest) : null;
}

function readingOf(query: NormalQuery): BillReading {
  return (query["reading"] as BillReading | undefined) ?? "text";
}

/** Located before: the path holds the canonical names of a bill that exists. */
function requireBill(reading: Reading): CompiledBill {
  const session = parseSessionSlug(reading.params["session"] ?? "");
  const number = parseBillNumber(reading.params["number"] ?? "");
  const bill = session === null || number === null ? null : billsOf(reading).bill({ session, number });
  if (bill === null) throw new Error("a bill is computed before it is located");
  return bill;
}
