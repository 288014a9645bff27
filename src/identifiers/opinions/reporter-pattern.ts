import { REPORTER_NAMES, REPORTERS, YEAR_REPORTERS } from "./reporters.ts";

/** The letters and digits of a reporter's name in capitals: every spelling of `S.E.2d` is `SE2D`. */
export function foldReporter(written: string): string {
  return written
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replace(/(?<=2)ND/g, "D")
    .replace(/(?<=3)RD/g, "D");
}

/** Pattern source: a reporter with its periods and spaces as people type them. `S.E.2d` matches `SE2d`, `S. E. 2nd`. */
function spellings(reporter: string): string {
  const words = reporter.match(/\d+[a-z]+|[A-Za-z]+/g) ?? [];
  const each = words.map((word) => word.replace(/^2d$/, "2n?d").replace(/^3d$/, "3r?d"));
  return each.map((word) => String.raw`${word}\.?`).join("[ ']?");
}

const NAMED = Object.entries(REPORTER_NAMES).flatMap(([reporter, names]) => names.map((name) => ({ name, reporter })));
const PRINTED = REPORTERS.flatMap(({ reporters }) => reporters).map((reporter) => ({ name: reporter, reporter }));
const IN_YEARS = YEAR_REPORTERS.map((reporter) => ({ name: reporter, reporter }));

const byFold = (rows: readonly { readonly name: string; readonly reporter: string }[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ name, reporter }) => [foldReporter(name), reporter]));

const BY_FOLD = byFold([...NAMED, ...PRINTED]);
const YEARS_BY_FOLD = byFold(IN_YEARS);

const longestFirst = [...NAMED, ...PRINTED, ...IN_YEARS].sort(
  (a, b) => foldReporter(b.name).length - foldReporter(a.name).length,
);

/** Pattern source: any reporter of the tables, in either case; the longest that fits. */
export const REPORTER_SOURCE = `(?:${longestFirst.map(({ name }) => spellings(name)).join("|")})`;

/**
 * The reporter that a volume and a written name mean, null where there is none: `2005` and `ND` is the year's decision
 * of North Dakota's court, `62` and `ND` its printed reports.
 */
export function reporterOf(volume: string, written: string): string | null {
  const fold = foldReporter(written);
  const inYears = /^(?:1[89]|20)\d\d$/.test(volume) ? YEARS_BY_FOLD.get(fold) : undefined;
  return inYears ?? BY_FOLD.get(fold) ?? null;
}
