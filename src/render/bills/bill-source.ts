import type { Paragraph, PhrasingContent } from "mdast";
import type { BillRecord } from "../../model/bill-records.ts";
import { type BillRun, markCounts, readBillText } from "../../text/bill-readings.ts";
import { counted } from "../counted.ts";
import { aside, type Blocks, code, heading, link, type Words } from "../nodes.ts";
import { phrasingLines } from "../phrasing-lines.ts";
import { dated } from "./bill-facts.ts";

/** A bill's text under its heading, marks as `<del>` and `<ins>`; without one, why there is none and where to read it. */
export function billSourceBlocks(record: BillRecord, body: string | null): Blocks {
  if (body === null) return [heading(2, "Text"), ...aside(noText(record))];
  return [heading(2, "Text"), ...aside(aboutText(record, body)), ...markedText(body)];
}

/** A stored body as paragraphs; every line break within one is kept. */
export function markedText(body: string): Paragraph[] {
  return readBillText(body).paragraphs.map(({ runs }) => ({ type: "paragraph", children: runs.flatMap(runNodes) }));
}

function runNodes({ mark, words }: BillRun): PhrasingContent[] {
  const lines = phrasingLines(words);
  if (mark === "none") return lines;
  return [{ type: "html", value: `<${mark}>` }, ...lines, { type: "html", value: `</${mark}>` }];
}

function aboutText({ text_source }: BillRecord, body: string): Words[] {
  const print = text_source?.type ?? null;
  const marks =
    text_source?.keeps_marks === false
      ? ["The source of this text does not mark what is struck and what is added."]
      : marksSaid(body);
  return [...(print === null ? [] : [[`Print: ${dated(print, text_source?.date ?? null)}.`]]), marks];
}

function marksSaid(body: string): Words {
  const { deletions, insertions } = markCounts(readBillText(body));
  if (deletions + insertions === 0) return ["No passage of this text is struck or added."];
  const struck = [`${counted(deletions, "passage")} struck, between `, code("<del>"), " and ", code("</del>")];
  return [...struck, `; ${insertions} added, between `, code("<ins>"), " and ", code("</ins>"), "."];
}

function noText({ text_note, texts, source_url, upstream_url }: BillRecord): Words[] {
  const newest = texts.toSorted((a, b) => ((a.date ?? "") < (b.date ?? "") ? -1 : 1)).at(-1);
  const address = newest?.source_url ?? newest?.url ?? source_url ?? upstream_url;
  return [[text_note], ...(address === null ? [] : [["It may be read at ", link(address, address)]])];
}
