import { type Citation, parseCitation } from "../../identifiers/citation.ts";
import { type HeadingMarks, NO_MARKS, readMarks } from "./heading-marks.ts";

/** A section's heading, taken apart. */
export type SectionHeading = {
  readonly citation: Citation;
  /** Last citation of a run, or null. */
  readonly through: Citation | null;
  readonly catchline: string;
  readonly marks: HeadingMarks;
  /** The words in brackets before the catchline, as printed; null where there are none. */
  readonly note: string | null;
  /** Those of the words that are in no table. */
  readonly unknown: readonly string[];
};

const CITATION = String.raw`\d{1,2}-\d{1,4}[A-Z]?(?:\.\d{1,4})?-\d{1,6}[A-Z]{0,2}(?:\.\d{1,4}){0,3}[A-Z]?(?![\w-])`;
const FIRST = new RegExp(`^(?:§§? ?)?(?<citation>${CITATION})`);
const NEXT = new RegExp(`^(?:,? (?:through|and|to) |, )(?<citation>${CITATION})`);
const BRACKET = /^(?:\[(?<square>[^\]]*)\]|\((?<round>[^)]*)\))\.? ?/;
/** Words that stand in a catchline's place and mean what the same words in brackets mean. */
const CATCHLINE_MARK =
  /^\[?(?<words>reserved|repealed|redesignated|renumbered|repealed and reserved|reserved and redesignated)\]?\.?$/i;

/** Takes a section's heading apart; null where it does not begin with a citation. */
export function readSectionHeading(text: string): SectionHeading | null {
  const first = FIRST.exec(text);
  if (first === null) return null;
  let last = first[0];
  let rest = text.slice(first[0].length);
  let through: string | null = null;
  for (let next = NEXT.exec(rest); next !== null; next = NEXT.exec(rest)) {
    last = next[0];
    through = next.groups?.["citation"] ?? null;
    rest = rest.slice(last.length);
  }
  const citation = parseCitation(first.groups?.["citation"] ?? "");
  if (citation === null) return null;
  return {
    citation,
    through: through === null ? null : parseCitation(through),
    ...readCatchline(rest.replace(/^\.? ?/, "")),
  };
}

function readCatchline(text: string): Omit<SectionHeading, "citation" | "through"> {
  let catchline = text;
  let marks = NO_MARKS;
  const notes: string[] = [];
  const unknown: string[] = [];
  for (let found = BRACKET.exec(catchline); found !== null; found = BRACKET.exec(catchline)) {
    const words = (found.groups?.["square"] ?? found.groups?.["round"] ?? "").trim();
    const read = readMarks(words);
    // A catchline may begin with words in round brackets; only known ones are marks.
    if (words === "" || (read === null && found.groups?.["square"] === undefined)) break;
    if (read === null) unknown.push(words);
    marks = mergeMarks(marks, read ?? NO_MARKS);
    notes.push(words);
    catchline = catchline.slice(found[0].length);
  }
  const words = CATCHLINE_MARK.exec(catchline)?.groups?.["words"];
  if (words !== undefined) marks = mergeMarks(marks, readMarks(words) ?? NO_MARKS);
  return { catchline, marks, note: notes.length === 0 ? null : notes.join("; "), unknown };
}

function mergeMarks(a: HeadingMarks, b: HeadingMarks): HeadingMarks {
  return {
    status: a.status ?? b.status,
    from: a.from ?? b.from,
    until: a.until ?? b.until,
    endsAs: a.endsAs ?? b.endsAs,
    uncertain: a.uncertain || b.uncertain,
  };
}
