import type { BillReading } from "../model/bill-records.ts";
import { type BillMark, type BillParagraph, scanBillBody, storedLength } from "./bill-body.ts";
import { joinRuns, type Piece } from "./bill-gaps.ts";

export { type BillParagraph, type BillRun, escapeBillWords } from "./bill-body.ts";

/** A stored bill text, read. Made only by `readBillText`. */
export type BillText = { body: string; paragraphs: readonly BillParagraph[] };

/** The mark that drops out of each reading. */
const DROPPED: Readonly<Record<BillReading, BillMark | null>> = {
  text: null,
  text_as_amended: "del",
  text_before_amendment: "ins",
};

const PARAGRAPH_GAP = "\n\n";

/** Reads a stored body. A malformed one is an error: the content reader has refused it before (`checkBillBody`). */
export function readBillText(body: string): BillText {
  const scanned = scanBillBody(body);
  if (scanned.kind === "problem") throw new Error(`bill text: ${checkBillBody(body)}`);
  return { body, paragraphs: scanned.paragraphs };
}

/** What is wrong with a stored body and where, in words for whoever has to mend it; null when it can be read. */
export function checkBillBody(body: string): string | null {
  const scanned = scanBillBody(body);
  if (scanned.kind !== "problem") return null;
  const before = body.slice(0, scanned.at);
  const line = before.split("\n").length;
  return `line ${line}, column ${scanned.at - before.lastIndexOf("\n")}: ${scanned.problem}`;
}

/**
 * The plain words of a reading (contract section 2), marks off: as printed, all of them exactly; as amended, without what
 * is struck; before amendment, without what is added. Where words drop out the gap is closed as `bill-gaps` says, and a
 * paragraph of which no word is left goes with its blank line.
 */
export function billReading(text: BillText, reading: BillReading): string {
  return readingParagraphs(text, reading)
    .map(({ pieces }) => pieces.map(({ words }) => words).join(""))
    .join(PARAGRAPH_GAP);
}

/**
 * Where each code unit of a reading begins in the stored body, and as a last entry where its last one ends: one entry more
 * than `billReading` has code units.
 */
export function readingOffsets(text: BillText, reading: BillReading): Uint32Array {
  const offsets: number[] = [];
  let end = 0;
  for (const { paragraph, pieces } of readingParagraphs(text, reading)) {
    if (offsets.length > 0) offsets.push(end, end + 1);
    for (const piece of pieces) for (const at of pieceOffsets(text.body, piece)) offsets.push(at);
    end = paragraph.end;
  }
  const last = offsets.at(-1);
  return Uint32Array.from([...offsets, last === undefined ? 0 : last + storedLength(text.body, last)]);
}

/** A span of a reading as a span of the stored body, with the tags and dropped words that stand inside it. */
export function bodySpan(
  { body }: BillText,
  offsets: Uint32Array,
  start: number,
  end: number,
): { start: number; end: number } {
  const from = offsets[start] ?? body.length;
  const last = offsets[end - 1];
  return { start: from, end: end <= start || last === undefined ? from : last + storedLength(body, last) };
}

/** How many passages are struck, and how many added. */
export function markCounts({ paragraphs }: BillText): { deletions: number; insertions: number } {
  const marked = (mark: BillMark) =>
    paragraphs.reduce((sum, { runs }) => sum + runs.filter((run) => run.mark === mark).length, 0);
  return { deletions: marked("del"), insertions: marked("ins") };
}

/** The text as it is published with its marks: `<del>` and `<ins>` around the words, `&lt; &gt; &amp;` as stored. */
export function billSource({ body }: BillText): string {
  return body;
}

function readingParagraphs(
  { paragraphs }: BillText,
  reading: BillReading,
): { paragraph: BillParagraph; pieces: readonly Piece[] }[] {
  const mark = DROPPED[reading];
  return paragraphs
    .map((paragraph) => ({ paragraph, pieces: joinRuns(paragraph.runs, mark) }))
    .filter(({ pieces }) => pieces.length > 0);
}

function pieceOffsets(body: string, { run, from, words }: Piece): number[] {
  const offsets: number[] = [];
  let at = run.start;
  for (let index = 0; index < from + words.length; index += 1) {
    if (index >= from) offsets.push(at);
    at += storedLength(body, at);
  }
  return offsets;
}
