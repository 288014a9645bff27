import fc from "fast-check";
import { expect, test } from "vitest";
import { type Aligned, alignTokens, COST } from "../../src/verify/align-tokens.ts";
import { foldText } from "../../src/verify/fold.ts";
import { readTokens, type TokenTable } from "../../src/verify/token-table.ts";

const textArbitrary = (maxLength: number) =>
  fc
    .array(fc.constantFrom(..."a kite the fly not , ( .5 § and§".split(" ")), { maxLength })
    .map((words) => words.join(" "));

function tablesOf(source: string, quote: string): [TokenTable, TokenTable] {
  const vocabulary = new Map<string, number>();
  return [
    readTokens(foldText(source), (word) => vocabulary.getOrInsert(word, vocabulary.size)),
    readTokens(foldText(quote), (word) => vocabulary.get(word) ?? -1),
  ];
}

const costOfAdded = (quote: TokenTable, at: number) => (quote.isWord[at] === 1 ? COST.addedWord : COST.addedMark);

function costOfSame(source: TokenTable, at: number, quote: TokenTable, row: number): number {
  if (source.id[at] !== quote.id[row] || quote.id[row] === -1) return Number.POSITIVE_INFINITY;
  return row === 0 || source.spaced[at] === quote.spaced[row] ? 0 : COST.spacing;
}

/** The least that it costs to go on from a place, tried every way. */
function leastCost(source: TokenTable, quote: TokenTable): number {
  const known = new Map<string, number>();
  const from = (at: number, row: number, before: Aligned["kind"]): number => {
    if (row === quote.length) return 0;
    const key = `${at} ${row} ${before}`;
    const told = known.get(key);
    if (told !== undefined) return told;
    const open = before === "same" ? COST.open : 0;
    const ways = [from(at, row + 1, "added") + costOfAdded(quote, row) + open];
    if (at < source.length) ways.push(from(at + 1, row + 1, "same") + costOfSame(source, at, quote, row));
    if (at < source.length && row > 0 && before !== "added")
      ways.push(from(at + 1, row, "removed") + COST.removed + open);
    const least = Math.min(...ways);
    known.set(key, least);
    return least;
  };
  return Math.min(...Array.from({ length: source.length + 1 }, (_, at) => from(at, 0, "same")));
}

/** What told steps cost. */
function costOf(steps: readonly Aligned[], source: TokenTable, quote: TokenTable): number {
  let before: Aligned["kind"] = "same";
  let cost = 0;
  for (const { kind, source: at, quote: row } of steps) {
    if (kind === "same") cost += costOfSame(source, at, quote, row);
    else cost += (before === "same" ? COST.open : 0) + (kind === "removed" ? COST.removed : costOfAdded(quote, row));
    before = kind;
  }
  return cost;
}

test("an alignment over the whole source costs what the cheapest of all ways costs", () => {
  fc.assert(
    fc.property(textArbitrary(14), textArbitrary(7), (written, quoted) => {
      const [source, quote] = tablesOf(written, quoted);
      fc.pre(quote.length > 0);
      const steps = alignTokens(source, quote, { low: -quote.length, high: source.length });
      expect(costOf(steps, source, quote)).toBe(leastCost(source, quote));
    }),
    { numRuns: 1000 },
  );
});

test("an alignment has every word of the quote once, and those of the source between in order", () => {
  fc.assert(
    fc.property(textArbitrary(30), textArbitrary(10), fc.integer({ min: -5, max: 20 }), (written, quoted, low) => {
      const [source, quote] = tablesOf(written, quoted);
      const steps = alignTokens(source, quote, { low, high: low + 12 });
      if (steps.length === 0) return;
      const rows = steps.filter(({ kind }) => kind !== "removed").map((step) => step.quote);
      expect(rows).toEqual(Array.from({ length: quote.length }, (_, row) => row));
      const places = steps.filter(({ kind }) => kind !== "added").map((step) => step.source);
      expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index));
    }),
  );
});
