import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MATCHES_MAX } from "../../src/verify/find-quote.ts";
import { foldQuote } from "../../src/verify/fold.ts";
import { bruteFind } from "./brute-find.ts";
import { bruteFold } from "./brute-fold.ts";
import { ALTERATIONS, cutArbitrary, hostileTextArbitrary } from "./law-text.ts";
import { findIn } from "./look.ts";

const ELLIPSIS = /…|\. ?\. ?\.|\* \* \*/;

const places = (source: string, quote: string) =>
  findIn(source, quote).matches.map(({ start, end }) => ({ start, end }));

describe("a quote without an ellipsis", () => {
  test("is found where brute force finds it, and nowhere else", () => {
    fc.assert(
      fc.property(hostileTextArbitrary, fc.nat(), fc.integer({ min: 1, max: 8 }), (source, from, length) => {
        const start = from % (source.length + 1);
        const quote = source.slice(start, start + length);
        fc.pre(!ELLIPSIS.test(bruteFold(quote)));
        expect(places(source, quote)).toEqual(bruteFind(source, quote).slice(0, MATCHES_MAX));
      }),
      { numRuns: 3000 },
    );
  });

  test.each(ALTERATIONS)("with $name is found at its own offsets", ({ alter }) => {
    fc.assert(
      fc.property(cutArbitrary, ({ source, quote, start, end }) => {
        const altered = alter(quote);
        const brute = bruteFind(source, altered);
        expect(places(source, altered)).toEqual(brute.slice(0, MATCHES_MAX));
        const covering = brute.find((place) => place.start <= start && end <= place.end);
        const hidden = brute.some((place) => place.start < end && start < place.end);
        expect(covering !== undefined || hidden, altered).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ["changed", (words: string[], at: number) => words.toSpliced(at, 1, "zeppelin")],
    ["added", (words: string[], at: number) => words.toSpliced(at, 0, "zeppelin")],
    ["dropped", (words: string[], at: number) => words.toSpliced(at, 1)],
    ["swapped", (words: string[], at: number) => words.with(at, words[at + 1] ?? "").with(at + 1, words[at] ?? "")],
  ])("with a word %s is found only where brute force finds those words too", (_change, change) => {
    fc.assert(
      fc.property(cutArbitrary, fc.nat(), ({ source, words }, at) => {
        fc.pre(words.length > 2);
        const quote = change(words, 1 + (at % (words.length - 2))).join(" ");
        fc.pre(!ELLIPSIS.test(bruteFold(quote)));
        expect(places(source, quote)).toEqual(bruteFind(source, quote).slice(0, MATCHES_MAX));
        if (quote.includes("zeppelin")) expect(findIn(source, quote).found).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a finding", () => {
  test("shows the exact source words between a few words before and after", () => {
    fc.assert(
      fc.property(cutArbitrary, ({ source, quote }) => {
        for (const { start, end, words, before, after } of findIn(source, quote).matches) {
          expect(words).toBe(source.slice(start, end));
          expect(source.slice(start - before.length, end + after.length)).toBe(before + words + after);
        }
      }),
    );
  });

  test("never calls a quote verbatim whose folded words are not in the match", () => {
    fc.assert(
      fc.property(cutArbitrary, ({ source, quote }) => {
        for (const { words, omissions } of findIn(source, quote).matches) {
          if (omissions.length === 0) expect(foldQuote(words)).toBe(foldQuote(quote));
        }
      }),
    );
  });

  test("counts every occurrence and shows the first few", () => {
    const finding = findIn("a kite is a kite. ".repeat(50), "is a kite");
    expect(finding).toMatchObject({ found: true, occurrences: 50 });
    expect(finding.matches).toHaveLength(MATCHES_MAX);
  });

  test("counts occurrences that do not overlap", () => {
    expect(findIn("kite kite kite kite kite", "kite kite").occurrences).toBe(2);
  });

  test.each(["", "  \n ", "\u00ad", "…", ". . ."])("finds no %j", (quote) => {
    expect(findIn("a kite and a string", quote)).toMatchObject({ found: false, occurrences: 0 });
  });

  test("stops its surroundings at whole words within their limit", () => {
    const [match] = findIn(`one two three four five six seven KITE ${"x".repeat(500)} y`, "kite").matches;
    expect(match).toMatchObject({ before: "two three four five six seven ", after: "" });
  });
});
