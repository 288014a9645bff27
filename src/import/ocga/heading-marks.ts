import type { CodeStatus } from "../../model/code-status.ts";
import { isoDateOf, PRINTED_DATE } from "../../text/printed-dates.ts";

/** What the words before a catchline say about the text below. */
export type HeadingMarks = {
  readonly status: CodeStatus | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly endsAs: "repealed" | "superseded" | null;
  readonly uncertain: boolean;
};

/** A mark that says nothing. */
export const NO_MARKS: HeadingMarks = { status: null, from: null, until: null, endsAs: null, uncertain: false };

type Phrase = {
  readonly pattern: RegExp;
  readonly means: (date: string | null) => Partial<HeadingMarks>;
  readonly examples: readonly string[];
};

const phrase = (source: string) => new RegExp(`^${source.replace("DATE", `(?<date>${PRINTED_DATE})`)}$`, "i");

/** The phrases of such words; a bracket holds one or more, apart by points or semicolons. All days are exclusive ends. */
export const MARK_PHRASES: readonly Phrase[] = [
  { pattern: phrase("reserved"), means: () => ({ status: "reserved" }), examples: ["Reserved"] },
  {
    pattern: phrase("repealed(?: and reserved)?"),
    means: () => ({ status: "repealed" }),
    examples: ["Repealed", "Repealed and Reserved"],
  },
  {
    pattern: phrase("(?:redesignated|renumbered|transferred|reserved and redesignated)"),
    means: () => ({ status: "redesignated" }),
    examples: ["Redesignated", "Renumbered", "Reserved and redesignated"],
  },
  {
    pattern: phrase("repealed,? (?:effective )?(?:on )?DATE"),
    means: (until) => ({ until, endsAs: "repealed" }),
    examples: ["Repealed effective June 30, 2025"],
  },
  {
    pattern: phrase("effective until DATE"),
    means: (until) => ({ until, endsAs: "superseded" }),
    examples: ["Effective until July 1, 2023"],
  },
  { pattern: phrase("effective (?:on )?DATE"), means: (from) => ({ from }), examples: ["Effective July 1, 2023"] },
  {
    pattern: phrase("for effective dates?,? see notes?"),
    means: () => ({ uncertain: true }),
    examples: ["For effective date, see note"],
  },
  {
    pattern: phrase("(?:contingent|delayed) (?:effective date|repeal)"),
    means: () => ({ uncertain: true }),
    examples: ["Contingent effective date"],
  },
  {
    pattern: phrase("see (?:(?:the )?editor['’]s )?notes?"),
    means: () => ({}),
    examples: ["See note", "See notes", "See Editor’s notes"],
  },
];

/** What the words of a bracket mean; null where a phrase is not in the table. */
export function readMarks(words: string): HeadingMarks | null {
  let marks = NO_MARKS;
  for (const part of words.split(/[.;]/).map((text) => text.trim())) {
    if (part === "") continue;
    const meaning = readPhrase(part);
    if (meaning === null) return null;
    marks = { ...marks, ...meaning };
  }
  return marks;
}

function readPhrase(text: string): Partial<HeadingMarks> | null {
  for (const { pattern, means } of MARK_PHRASES) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const printed = found.groups?.["date"];
    const date = printed === undefined ? null : isoDateOf(printed);
    if (printed === undefined || date !== null) return means(date);
  }
  return null;
}
