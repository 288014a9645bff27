import { type BillText, billReading, readBillText } from "../text/bill-readings.ts";
import { prepareText } from "../verify/prepared-text.ts";
import type { Source } from "./assignment.ts";
import type { SummaryDocument } from "./read-document.ts";

/** What a model is told of a document, and what its quotations are checked against. */
export type DocumentMaterial = { readonly facts: readonly string[]; readonly text: string; readonly source: Source };

/** The material of a document that has a text. */
export function documentMaterial(from: SummaryDocument): DocumentMaterial {
  if (from.collection === "opinions") {
    const { case_name, court_name, docket, date_filed, text } = from.document;
    return {
      facts: [`Case: ${case_name}`, `Court: ${court_name}`, `Docket: ${docket}`, `Filed: ${date_filed}`],
      text,
      source: [{ name: "text", text: prepareText(text) }],
    };
  }
  const { session, number, title, description, text } = from.document;
  const bill = readBillText(text);
  return {
    facts: [
      `Bill: ${number} of ${session}`,
      `Title: ${title}`,
      ...(description === null ? [] : [`Caption: ${description}`]),
    ],
    text: markedText(bill),
    source: [
      { name: "text", text: prepareText(billReading(bill, "text")) },
      { name: "text_as_amended", text: prepareText(billReading(bill, "text_as_amended")) },
      { name: "text_before_amendment", text: prepareText(billReading(bill, "text_before_amendment")) },
    ],
  };
}

/** The words with their marks and without escapes, which a model would copy. */
function markedText({ paragraphs }: BillText): string {
  const words = paragraphs.map(({ runs }) =>
    runs.map((run) => (run.mark === "none" ? run.words : `<${run.mark}>${run.words}</${run.mark}>`)).join(""),
  );
  return words.join("\n\n");
}
