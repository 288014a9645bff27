import type { Answer } from "../answer.ts";
import { findBill } from "../bills/find-bill.ts";
import { missingBill, missingBillText } from "../bills/missing-bill.ts";
import { billsOf, opinionsOf } from "../collections.ts";
import { findOpinionById } from "../opinions/find-opinion.ts";
import { missingOpinion, missingOpinionText } from "../opinions/missing-opinion.ts";
import type { Reading } from "../reading.ts";
import type { AskedDocument } from "./answerer.ts";

/** The document that an address names, or the 404 that its text would get. */
export type FoundAsked = { kind: "document"; document: AskedDocument } | { kind: "answer"; answer: Answer };

/** A bill by upstream's id, or another reference in its place, as everywhere at this address; 404 where it has no text. */
export function findAskedBill(reading: Reading): FoundAsked {
  const written = reading.params["bill_id"] ?? "";
  const finding = findBill(billsOf(reading), written);
  if (finding.kind !== "bill") return { kind: "answer", answer: missingBill(reading, written, finding) };
  const bill = billsOf(reading).bill(finding.key);
  if (bill === null) throw new Error(`the store lists the bill ${written}, which it does not have`);
  const { record, text } = bill;
  if (text === null) return { kind: "answer", answer: missingBillText(reading, record) };
  return { kind: "document", document: { collection: "bills", record, text } };
}

/** An opinion by upstream's id, or another reference in its place, as everywhere at this address; 404 where it has no text. */
export function findAskedOpinion(reading: Reading): FoundAsked {
  const written = reading.params["cluster_id"] ?? "";
  const shelf = opinionsOf(reading);
  const finding = findOpinionById(shelf, written);
  if (finding.kind !== "case" && finding.kind !== "opinion")
    return { kind: "answer", answer: missingOpinion(reading, written, finding) };
  const opinion = shelf.opinion(finding.kind === "case" ? finding.lead : finding.key);
  if (opinion === null) throw new Error(`the store lists the opinion ${written}, which it does not have`);
  const { record, text } = opinion;
  if (text === null) return { kind: "answer", answer: missingOpinionText(reading, record) };
  return { kind: "document", document: { collection: "opinions", record, text } };
}
