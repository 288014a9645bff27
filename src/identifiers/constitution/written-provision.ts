import type { Scheme } from "../provision-slug.ts";
import { rule, scan } from "../scan.ts";
import { BARE_MARK_SOURCE, MARKS_SOURCE, MORE_MARKS_SOURCE, readMarks } from "../subsection-anchor.ts";
import { CONSTITUTION_NAMES } from "./constitution-names.ts";
import { LEVEL_WORDS, PART_WORDS, PREAMBLE } from "./level-words.ts";
import { SUFFIX_LETTERS } from "./provision-designation.ts";
import { CARDINAL_SOURCE, ORDINAL_SOURCE } from "./spelled-number.ts";

/** A level that a reference may name. */
export type Level = keyof typeof LEVEL_WORDS | keyof typeof PART_WORDS | "preamble";

/** One level as written: its numeral, the anchor of the marks after it, and whether these marks are several. */
export interface WrittenLevel {
  readonly value: string;
  readonly anchor: string | null;
  readonly several: boolean;
}

/** What a reference says, piece by piece. `scheme` is null where no name says whose constitution it is. */
export interface WrittenProvision {
  readonly scheme: Scheme | null;
  readonly years: readonly number[];
  readonly levels: ReadonlyMap<Level, WrittenLevel>;
}

const NUMERAL = `(?:${CARDINAL_SOURCE}|0?[1-9]\\d?|[IVXLC]{1,8})(?:[ -]?[${SUFFIX_LETTERS}])?(?![A-Z0-9])`;
const BEFORE_AMENDMENT = `(?:${ORDINAL_SOURCE}|0?[1-9]\\d?|[IVXLC]{1,8})`;
const ORDINAL_ENDING = String.raw`(?:(?<=\d) ?(?:st|nd|rd|th))?`;
const MARKS = `(?<marks>${MARKS_SOURCE})(?<more>${MORE_MARKS_SOURCE})`;

/** Between a word and its numeral: a point, a sign or a space, and nothing at all before a digit. */
const GAP = String.raw` ?(?:(?<=[ .§¶])|(?=\d))`;

const entriesOf = <K extends string, V>(rows: Readonly<Record<K, V>>) => Object.entries(rows) as [K, V][];

const LEVEL_RULES: readonly { readonly level: Level; readonly pattern: RegExp }[] = [
  {
    level: "amendment",
    pattern: rule(`(?<value>${BEFORE_AMENDMENT})${ORDINAL_ENDING} (?:${LEVEL_WORDS.amendment.source})(?:${MARKS})?`),
  },
  ...entriesOf(LEVEL_WORDS).map(([level, { source }]) => ({
    level,
    pattern: rule(`(?:${source})${GAP}(?<value>${NUMERAL})(?:${MARKS})?`),
  })),
  ...entriesOf(PART_WORDS).map(([level, { source }]) => ({
    level,
    pattern: rule(`(?:${source})(?:${MARKS}| (?<bare>${BARE_MARK_SOURCE}))`),
  })),
  { level: "preamble", pattern: rule(`(?:${PREAMBLE.source})`) },
];

const NAME_RULES = CONSTITUTION_NAMES.map(({ scheme, source }) => ({ scheme, pattern: rule(source) }));
const YEAR = String.raw`\((?<year>\d{4})\)`;
const YEAR_AFTER_NAME = rule(YEAR);
/** Taken off first: after a numeral it would look like a mark. */
const YEAR_AT_END = new RegExp(`,? ?${YEAR}$`);
const START = rule("(?:the )?");
const SEPARATOR = rule(String.raw`(?=[ ,;:./§¶-])\.?[,;:/]?(?: ?-{1,2} ?| )?(?:(?:of|to|in) )?(?:the )?`);

interface Draft {
  named: boolean;
  scheme: Scheme | null;
  readonly years: number[];
  readonly levels: Map<Level, WrittenLevel>;
}

function readName(text: string, at: number, draft: Draft): number | null {
  for (const { scheme, pattern } of NAME_RULES) {
    const found = scan(pattern, text, at);
    if (found === null) continue;
    if (draft.named) return null;
    draft.named = true;
    draft.scheme = scheme;
    const { before, after } = found.groups;
    draft.years.push(...[before, after].filter((year) => year !== undefined).map(Number));
    return found.end;
  }
  return null;
}

function readLevel(text: string, at: number, draft: Draft): number | null {
  for (const { level, pattern } of LEVEL_RULES) {
    const found = scan(pattern, text, at);
    if (found === null) continue;
    const { value = "", marks, more = "", bare } = found.groups;
    const written = marks ?? bare;
    const anchor = written === undefined ? null : readMarks(written);
    if (draft.levels.has(level) || (written !== undefined && anchor === null)) return null;
    draft.levels.set(level, { value, anchor, several: more !== "" });
    return found.end;
  }
  return null;
}

function readYear(text: string, at: number, draft: Draft): number | null {
  const found = scan(YEAR_AFTER_NAME, text, at);
  if (found === null) return null;
  draft.years.push(Number(found.groups["year"]));
  return found.end;
}

/**
 * Reads levels in any order, each at most once, with at most one name of a constitution anywhere among them:
 * `Ga. Const. art. I, § I, ¶ II(a)`, `subparagraph (a) of Paragraph II of Section I of Article I of the Constitution`,
 * `Section 1 of the Fourteenth Amendment`. Null where anything else is in the text.
 */
export function readWrittenProvision(dated: string): WrittenProvision | null {
  const year = YEAR_AT_END.exec(dated);
  const years = year === null ? [] : [Number(year.groups?.["year"])];
  const text = dated.slice(0, year?.index);
  const draft: Draft = { named: false, scheme: null, years, levels: new Map() };
  let at = scan(START, text, 0)?.end ?? 0;
  while (true) {
    const end = readName(text, at, draft) ?? readLevel(text, at, draft) ?? readYear(text, at, draft);
    if (end === null) return null;
    if (end === text.length) return draft;
    const separator = scan(SEPARATOR, text, end);
    if (separator === null) return null;
    at = separator.end;
  }
}
