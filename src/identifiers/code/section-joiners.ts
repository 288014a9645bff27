import { rule, type Scanned, scan } from "../scan.ts";

/** How the section after a joiner may be shortened: not at all, to `-5`, or to `-5` and `5`. */
export type Shorthand = "none" | "dashed" | "number";

/** What stands between two sections. */
export interface SectionJoiner {
  readonly name: string;
  readonly source: string;
  readonly joins: "list" | "range";
  readonly shorthand: Shorthand;
  readonly examples: readonly string[];
}

/**
 * Ordered: the words of a range may follow a comma. After a dash no shorthand is read (`16-5-1-5` is no citation), nor
 * is a bare number after a comma (it could be a year).
 */
export const SECTION_JOINERS: readonly SectionJoiner[] = [
  {
    name: "range in words",
    source: ",? (?:through|thru|to) ",
    joins: "range",
    shorthand: "number",
    examples: [" through ", " thru ", " to ", ", through "],
  },
  {
    name: "range with points",
    source: String.raw` ?(?:\.{2,3}|…) ?`,
    joins: "range",
    shorthand: "number",
    examples: ["..", " ... ", "…"],
  },
  { name: "range with a dash", source: " ?-{1,3} ?", joins: "range", shorthand: "none", examples: ["-", " - ", "--"] },
  {
    name: "list",
    source: " ?[,;] ?(?:(?:and|or|&) )?| (?:and|or|and/or|&) ",
    joins: "list",
    shorthand: "dashed",
    examples: [", ", ",", "; ", ", and ", " and ", " or ", " & "],
  },
];

const RULES = SECTION_JOINERS.map((joiner) => ({ joiner, pattern: rule(joiner.source) }));

/** The joiner at `at`, or null. */
export function readJoiner(text: string, at: number): { joiner: SectionJoiner; end: Scanned["end"] } | null {
  for (const { joiner, pattern } of RULES) {
    const found = scan(pattern, text, at);
    if (found !== null) return { joiner, end: found.end };
  }
  return null;
}
