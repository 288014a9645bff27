import { afterAll, describe, expect, test } from "vitest";
import { RANKING } from "../../src/search/ranking/ranking-table.ts";
import { RANKING_CASES } from "./ranking-cases.ts";
import { specimenIndex } from "./specimen-index.ts";

const { index, close } = specimenIndex();
afterAll(close);

describe("the order of hits over the specimen", () => {
  test.each(RANKING_CASES.map((row) => [row.search.q, row.why, row] as const))("%s: %s", (_q, _why, row) => {
    const found = index.search(row.search).hits.map(({ id }) => id);
    expect(found.slice(0, row.first.length)).toEqual(row.first);
  });

  test("has at least sixty queries", () => {
    expect(RANKING_CASES.length).toBeGreaterThanOrEqual(60);
  });
});

describe("the ranking table", () => {
  test("gives every rule a weight, a reason and what it is worth", () => {
    expect(new Set(RANKING.map(({ name }) => name)).size).toBe(RANKING.length);
    for (const { weight, reason, worth } of RANKING) {
      expect(weight).toBeGreaterThan(0);
      expect(reason.length).toBeGreaterThan(20);
      expect(worth.every((value) => Math.abs(value) < 0.2)).toBe(true);
    }
  });
});
