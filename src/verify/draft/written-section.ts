import { type Citation, parseCitation } from "../../identifiers/citation.ts";
import { LEAD_SOURCE, PART_WORDS } from "../../identifiers/code/reference-words.ts";
import { anyOf } from "../../identifiers/reference-word.ts";
import { BARE_MARK_SOURCE, MARKS_SOURCE, MORE_MARKS_SOURCE } from "../../identifiers/subsection-anchor.ts";
import { OTHER_CODE_BEFORE } from "./other-sources.ts";

/** The parts named after a number, `(a)(1) and (2)`. */
const MARKS = new RegExp(`(?:${MARKS_SOURCE})${MORE_MARKS_SOURCE}`, "iy");
/** What stands right before a number and says that it is a section's; parts named before it belong to it. */
const LEAD = new RegExp(`(?<![A-Za-z0-9])${LEAD_SOURCE}$`, "i");
const PART = `${anyOf(PART_WORDS)}(?:(?:${MARKS_SOURCE})${MORE_MARKS_SOURCE}| ${BARE_MARK_SOURCE})`;
const PART_BEFORE = new RegExp(`(?<![A-Za-z0-9])(?:the )?${PART},? of (?:the )?$`, "i");
const PARTS_BEHIND = new RegExp(`(?:,? (?:of (?:the )?)?${PART}){1,4}`, "iy");
/** Between two sections of one list. */
const JOINED = /^ ?[,;]? ?(?:(?:and|or|&) )?$/i;

/** How far before a number its lead may begin. */
const LEAD_MAX = 80;
const PARTS_MAX = 4;

/** A section as written, before lists and ranges are put together. */
export type WrittenSection = {
  readonly start: number;
  /** Where its number ends, where the marks behind it do, and where all parts named after it do. */
  readonly bare: number;
  readonly marked: number;
  readonly end: number;
  readonly citation: Citation;
  readonly hasLead: boolean;
  readonly isOutside: boolean;
};

/** The section whose number begins at `number`; one of a list stands under the lead of the one before it. */
export function readWrittenSection(
  text: string,
  number: number,
  digits: string,
  before: WrittenSection | null,
): WrittenSection | null {
  const citation = parseCitation(digits);
  if (citation === null) return null;
  const lead = LEAD.exec(text.slice(Math.max(0, number - LEAD_MAX), number))?.[0] ?? "";
  const start = withPartsBefore(text, number - lead.length);
  const bare = number + digits.length;
  const marked = endOf(MARKS, text, bare);
  const end = endOf(PARTS_BEHIND, text, marked);
  const isOutside = OTHER_CODE_BEFORE.test(text.slice(Math.max(0, start - LEAD_MAX), start));
  const written = { start, bare, marked, end, citation, hasLead: start < number, isOutside };
  if (before === null || !JOINED.test(text.slice(before.end, start))) return written;
  return { ...written, hasLead: written.hasLead || before.hasLead, isOutside: isOutside || before.isOutside };
}

/** The end of what a pattern finds right at a place; the place itself where it finds nothing. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function withPartsBefore(text: string, end: number): number {
  let start = end;
  for (let parts = 0; parts < PARTS_MAX; parts += 1) {
    const part = PART_BEFORE.exec(text.slice(Math.max(0, start - LEAD_MAX), start))?.[0];
    if (part === undefined) break;
    start -= part.length;
  }
  return start;
}
