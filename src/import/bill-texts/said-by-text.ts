import { type BillNumber, parseBillNumber } from "../../identifiers/bills/bill-number.ts";
import { type Paragraph, plainWords } from "./marked-text.ts";

/** What a text's own first lines and pages say of it. */
export type SaidByText = {
  number: BillNumber | null;
  /** Which print it is, in its words: `AS PASSED HOUSE AND SENATE`, `HB 397/AP`. */
  version: string;
};

/** How many paragraphs from the beginning may hold the heading. */
const HEADING_PARAGRAPHS = 12;
const HEADING =
  /^\s*(?<chamber>House|Senate)\s+(?<form>Bill|Resolution)\s+(?<serial>[1-9]\d{0,4})\s*(?:\((?<version>[^()]{1,60})\))?\s*$/i;
const FOOTER = /\b(?<chamber>[HS])\.\s?(?<form>[BR])\.\s?(?<serial>[1-9]\d{0,4})\b/;
const HEADER = /\b(?<chamber>[HS])(?<form>[BR])\s?(?<serial>[1-9]\d{0,4})(?<version>\/[A-Z]{1,6}\*?)?/;

/** Reads the heading of a Georgia bill (`House Bill 397 (AS PASSED HOUSE AND SENATE)`) and its pages' header and footer. */
export function saidByText(paragraphs: readonly Paragraph[], page: string): SaidByText {
  const heading = paragraphs
    .slice(0, HEADING_PARAGRAPHS)
    .flatMap((paragraph) => plainWords(paragraph).split("\n"))
    .map((line) => HEADING.exec(line.replace(/\s+/g, " "))?.groups)
    .find((groups) => groups !== undefined);
  const found = [heading, FOOTER.exec(page)?.groups, HEADER.exec(page)?.groups].filter(
    (groups) => groups !== undefined,
  );
  const numbers = new Set(found.flatMap((groups) => numberOf(groups) ?? []));
  return {
    number: numbers.size === 1 ? ([...numbers][0] ?? null) : null,
    version: found.flatMap((groups) => groups["version"] ?? []).join(" "),
  };
}

function numberOf(groups: Readonly<Record<string, string | undefined>>): BillNumber | null {
  const [chamber = "", form = ""] = [groups["chamber"], groups["form"]];
  return parseBillNumber(`${chamber.charAt(0)}${form.charAt(0)}${groups["serial"]}`.toLowerCase());
}
