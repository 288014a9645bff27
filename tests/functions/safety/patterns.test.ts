import { execFileSync } from "node:child_process";
import { checkSync } from "recheck";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../architecture/list-sources.ts";
import { findPatterns } from "./find-patterns.ts";

/** Stations whose patterns are run on words of callers. */
const REACHED = [
  "src/identifiers",
  "src/verify",
  "src/text",
  "src/contract",
  "src/lookup",
  "src/search/query",
  "functions",
];

/**
 * Patterns that take time in the square of what they read, and why that is little. A thousand characters take a
 * millisecond; a reference and a query have 300 at most.
 */
const SQUARE: ReadonlyMap<string, string> = new Map([
  [
    "^(?:art-(?<article>[a-z]+)(?:-sec-(?<section>.+?)(?:-para-(?<paragraph>.+))?)?|amend-(?<amendment>.+))$",
    "a reference",
  ],
  ["\\d+[a-z]+|[A-Za-z]+", "a reference"],
  ["(?<word>\\S*)\\*$", "a word of a query"],
  ["\\/+$", "a setting"],
  ["^(?<before>[^:]*):(?<name>\\w+)(?<after>.*)$", "a path of the route table"],
  ["<!--empty-->[\\s\\S]*?<!--\\/empty-->", "a page of the site"],
  [
    '(?:^|[.;:!?)\\]"”’—–-]|\\n)[ \\t>]*(?:[\\s([]*(?:[Ss]ee(?: also)?,? )?)$',
    "the 60 characters of a draft before a citation",
  ],
  ["[\\s([—–>-]*(?:[Ss]ee(?: also)?,?\\s*)?$", "the 60 characters of a draft before a citation"],
]);

/** The same of patterns that are put together, by the file that does. */
const SQUARE_COMPOSED: ReadonlyMap<string, string> = new Map([
  ["src/verify/draft/case-name.ts", "the 200 characters of a draft before a citation"],
]);

describe("patterns that callers' words reach", () => {
  const literals = REACHED.flatMap(findPatterns);

  test("no literal takes more than its length in time, but for those named", () => {
    expect(literals.length).toBeGreaterThan(100);
    const slow = new Map(
      literals.flatMap(({ file, source, flags }) => {
        const verdict = check(source, flags);
        return verdict === null ? [] : [[source, `${file} /${source}/${flags}: ${verdict}`] as const];
      }),
    );
    expect([...slow].filter(([source]) => !SQUARE.has(source)).map(([, said]) => said)).toEqual([]);
    expect([...SQUARE.keys()].filter((source) => !slow.has(source))).toEqual([]);
  }, 300_000);

  test("no pattern that is put together does", () => {
    const composed = JSON.parse(
      execFileSync(process.execPath, [`${import.meta.dirname}/composed-patterns.mjs`, ...REACHED], {
        cwd: ROOT,
        encoding: "utf8",
      }),
    ) as { file: string; source: string; flags: string }[];
    expect(composed.length).toBeGreaterThan(10);
    const slow = composed.filter(({ file, source, flags }) => {
      // Of one that is named nobody waits for more than that it is not quick to judge.
      const patience = SQUARE_COMPOSED.has(file) ? 5_000 : PATIENCE;
      return !SQUARE.has(source) && check(source, flags, patience) !== null;
    });
    expect(slow.filter(({ file }) => !SQUARE_COMPOSED.has(file))).toEqual([]);
    expect([...SQUARE_COMPOSED.keys()].filter((file) => !slow.some((each) => each.file === file))).toEqual([]);
  }, 300_000);

  test("the check finds what it is for", () => {
    expect(check("^(a+)+$", "")).toMatch(/^exponential/);
    expect(check("\\s+$", "")).toMatch(/^polynomial/);
    expect(check("^[a-z]{1,20}$", "i")).toBeNull();
  });
});

/** Milliseconds that one pattern may take to be judged: the longest takes ten seconds on a small machine. */
const PATIENCE = 120_000;

/** What is wrong with a pattern; null when it takes no more than its length in time. */
function check(source: string, flags: string, patience = PATIENCE): string | null {
  // The tool does not know `d`, which changes nothing about the time.
  const verdict = checkSync(source.replaceAll("\\/", "/"), flags.replace("d", ""), {
    timeout: patience,
    randomSeed: 1,
  });
  if (verdict.status === "safe") return null;
  return verdict.status === "vulnerable"
    ? `${verdict.complexity.type} (${verdict.complexity.summary})`
    : verdict.status;
}
