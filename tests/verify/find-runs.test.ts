import fc from "fast-check";
import { expect, test } from "vitest";
import { findRuns } from "../../src/verify/find-runs.ts";
import { foldText } from "../../src/verify/fold.ts";
import { indexWords, RUN_MAX } from "../../src/verify/word-index.ts";

const wordsArbitrary = fc.array(fc.constantFrom(..."a an kite the shall fly not".split(" ")), { maxLength: 60 });

/** Every run that is as long as it can be, by comparing at every place. */
function bruteRuns(source: readonly string[], quote: readonly string[]) {
  const runs: { word: number; length: number; places: number[] }[] = [];
  let covered = 0;
  for (let word = 0; word < quote.length; word += 1) {
    const lengthAt = (place: number) => {
      let length = 0;
      while (length < RUN_MAX && quote[word + length] !== undefined && quote[word + length] === source[place + length])
        length += 1;
      return length;
    };
    const lengths = source.map((_, place) => lengthAt(place));
    const length = Math.max(0, ...lengths);
    if (length === 0 || word + length <= covered) continue;
    covered = word + length;
    runs.push({ word, length, places: lengths.flatMap((each, place) => (each === length ? [place] : [])) });
  }
  return runs;
}

test("common runs are those that brute force finds, with all their places in order", () => {
  fc.assert(
    fc.property(wordsArbitrary, wordsArbitrary, (source, quote) => {
      const index = indexWords(foldText(source.join(" ")));
      const ids = quote.map((word) => index.vocabulary.get(word) ?? -1);
      const runs = findRuns(index, ids).map(({ word, length, from, to }) => ({
        word,
        length,
        places: Array.from(index.order.subarray(from, to)).sort((a, b) => a - b),
      }));
      expect(runs).toEqual(bruteRuns(source, quote));
    }),
    { numRuns: 1000 },
  );
});

test("every place of a word is in the index once", () => {
  fc.assert(
    fc.property(wordsArbitrary, (source) => {
      const { order, words } = indexWords(foldText(source.join(", ")));
      expect(Array.from(order).sort((a, b) => a - b)).toEqual(source.map((_, place) => place));
      expect(words).toHaveLength(source.length);
    }),
  );
});
