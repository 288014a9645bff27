import { describe, expect, test } from "vitest";
import { FOLDING_TABLE } from "../../src/verify/folding-table.ts";
import { verifyIn } from "./look.ts";

const rows = FOLDING_TABLE.flatMap((row) => row.examples.map((example) => ({ ...row, ...example })));

const FINDINGS = {
  folded: { found: true, verbatim: true },
  omission: { found: true, verbatim: false },
  kept: { found: false, verbatim: false },
} as const;

describe("the folding table", () => {
  test.each(rows)("$name is $treatment: $quote in $source", ({ treatment, quote, source }) => {
    expect(verifyIn(source, quote)).toMatchObject(FINDINGS[treatment]);
  });

  test("has an example for every row, and each name once", () => {
    expect(FOLDING_TABLE.filter(({ examples }) => examples.length === 0)).toEqual([]);
    expect(new Set(FOLDING_TABLE.map(({ name }) => name)).size).toBe(FOLDING_TABLE.length);
  });

  test("shows only differences that it speaks of: the same words are found in every source", () => {
    for (const { source } of rows) expect(verifyIn(source, source).verbatim, source).toBe(true);
  });
});
