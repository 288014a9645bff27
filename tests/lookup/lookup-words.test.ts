import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutStopwords } from "../../src/lookup/lookup-stopwords.ts";
import { lookupWords, SPELLING_FOLDS } from "../../src/lookup/lookup-words.ts";

test.each(SPELLING_FOLDS.flatMap(({ name, examples }) => examples.map((example) => [name, ...example] as const)))(
  "%s: %j reads as its words",
  (_, written, words) => {
    expect(lookupWords(written)).toEqual(words);
  },
);

test.each([
  ["Application of Code Section 16-5-1.", ["application", "of", "code", "section", "16-5-1"]],
  ["11–2A–103 and 1.1", ["11-2a-103", "and", "1.1"]],
  ["Self-insurance; 30-day period", ["self", "insurance", "30", "day", "period"]],
  ["401(k) plans of the 1990s", ["401", "k", "plans", "of", "the", "1990s"]],
  ["ＦＵＬＬ width ﬁnes", ["full", "width", "fines"]],
  ["§ — 🙂 \u0000 \ud800", []],
])("%j has these words: numbers stay whole, the rest is folded", (text, words) => {
  expect(lookupWords(text)).toEqual(words);
});

test("words are words of themselves, and have nothing but letters, digits and inner points and dashes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      const words = lookupWords(text);
      expect(lookupWords(words.join(" "))).toEqual(words);
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*$/u);
    }),
    { numRuns: 2000 },
  );
});

test("stopwords are dropped, but not one still being typed, nor all there is", () => {
  expect(withoutStopwords(["board", "of", "the"], false)).toEqual(["board"]);
  expect(withoutStopwords(["board", "of", "the"], true)).toEqual(["board", "the"]);
  expect(withoutStopwords(["of", "the"], false)).toEqual(["of", "the"]);
  expect(withoutStopwords(["tax", "on", "tax"], true)).toEqual(["tax"]);
});
