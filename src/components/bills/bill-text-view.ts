import type { BillRecord } from "../../model/bill-records.ts";
import { markCounts, readBillText } from "../../text/bill-readings.ts";
import { dayInWords } from "../../text/printed-dates.ts";
import { counted } from "../plain-words.ts";
import { type BillParagraphView, billParagraphs } from "./bill-paragraphs.ts";

/** A link out of the text: its words and its address. */
export type TextLink = { label: string; path: string };

/** The text of a bill as its page shows it, or why there is none. */
export type BillTextView =
  | {
      kind: "text";
      /** Which print this is, in words; null where the file does not say. */
      print: string | null;
      paragraphs: BillParagraphView[];
      /** How many passages are struck and added; null where the source does not mark them. */
      marks: { struck: string; added: string } | null;
      /** What is said in place of the legend where nothing is marked; null with marks. */
      unmarked: string | null;
      /** The text without what is struck, and without what is added, as plain text. */
      readings: TextLink[];
    }
  | { kind: "none"; note: string; elsewhere: TextLink | null };

/** What the page of a bill shows of its text; `body` is the stored one, null where none is. `path` is the bill's page. */
export function billTextView(record: BillRecord, body: string | null, path: string): BillTextView {
  if (body === null) return { kind: "none", note: record.text_note, elsewhere: elsewhere(record) };
  const { deletions, insertions } = markCounts(readBillText(body));
  const marked = deletions + insertions > 0;
  return {
    kind: "text",
    print: printName(record),
    paragraphs: billParagraphs(body),
    marks: marked ? { struck: counted(deletions, "passage"), added: counted(insertions, "passage") } : null,
    unmarked: marked ? null : withoutMarks(record),
    readings: marked
      ? [
          { label: "As it would read after the changes", path: `${path}/text?reading=text_as_amended` },
          { label: "As it read before them", path: `${path}/text?reading=text_before_amendment` },
        ]
      : [],
  };
}

function withoutMarks({ text_source }: BillRecord): string {
  return text_source?.keeps_marks === false
    ? "The source of this text does not mark what is struck and what is added."
    : "No passage of this text is struck or added.";
}

function printName({ text_source }: BillRecord): string | null {
  if (text_source === null || text_source.type === null) return null;
  return text_source.date === null ? text_source.type : `${text_source.type}, ${dayInWords(text_source.date)}`;
}

/** Where a text that is not here may be read: the newest print that the source lists, else the bill's own page. */
function elsewhere({ texts, source_url, upstream_url }: BillRecord): TextLink | null {
  const dated = texts.toSorted((a, b) => ((a.date ?? "") < (b.date ?? "") ? -1 : 1));
  const newest = dated.findLast((text) => (text.source_url ?? text.url) !== null);
  const path = newest?.source_url ?? newest?.url;
  if (newest !== undefined && path != null) return { label: `The newest print that is listed: ${newest.type}`, path };
  const page = source_url ?? upstream_url;
  return page === null ? null : { label: "The bill’s page at the source", path: page };
}
