import { describe, expect, test } from "vitest";
import { checkQuote } from "../../src/verify/check-quote.ts";
import { findQuote } from "../../src/verify/find-quote.ts";
import { foldQuote, foldText } from "../../src/verify/fold.ts";
import { bruteFind } from "./brute-find.ts";
import { ALTERATIONS } from "./law-text.ts";
import { hasRealSections, readRealSections } from "./real-sections.ts";

const QUOTES = 500;
const SEED = 20;

/** A small generator of numbers in [0, 1), the same at every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function cutQuotes() {
  const random = randomFrom(SEED);
  const below = (limit: number) => Math.floor(random() * limit);
  const sections = readRealSections()
    .filter(({ paragraphs }) => paragraphs.length > 0)
    .map(({ text, paragraphs }) => ({ text: foldText(text), paragraphs }));
  return Array.from({ length: QUOTES }, () => {
    const section = sections[below(sections.length)] ?? { text: foldText(""), paragraphs: [] };
    const { start: from, end: to } = section.paragraphs[below(section.paragraphs.length)] ?? { start: 0, end: 0 };
    const words = [...section.text.source.slice(from, to).matchAll(/\S+/g)];
    const count = 6 + below(Math.min(30, words.length - 6));
    const cut = words.slice(below(words.length - count)).slice(0, count);
    const last = cut.at(-1);
    const [start, end] = [from + (cut[0]?.index ?? 0), from + (last?.index ?? 0) + (last?.[0].length ?? 0)];
    const quote = section.text.source.slice(start, end);
    return { text: section.text, start, end, quote, words: cut.map(([word]) => word), at: 1 + below(count - 2) };
  });
}

describe.skipIf(!hasRealSections)("real quotes (skipped without ../shared/data or REAL_DATA)", () => {
  const quotes = hasRealSections ? cutQuotes() : [];

  test("there are as many as were asked for", () => {
    expect(quotes).toHaveLength(QUOTES);
  });

  test.each([{ name: "nothing", alter: (quote: string) => quote }, ...ALTERATIONS])(
    "altered in $name are found word for word, where they stand",
    ({ alter }) => {
      for (const { text, start, end, quote } of quotes) {
        const { verbatim, matches, occurrences } = findQuote(text, alter(quote));
        expect(verbatim, quote).toBe(true);
        for (const { words } of matches) expect(foldQuote(words)).toBe(foldQuote(quote));
        const here = matches.some((match) => match.start === start && match.end === end);
        expect(here || occurrences > 1, quote).toBe(true);
      }
    },
  );

  test.each([
    ["changed", (words: string[], at: number) => words.with(at, "zeppelin")],
    ["added", (words: string[], at: number) => words.toSpliced(at, 0, "zeppelin")],
    ["dropped", (words: string[], at: number) => words.toSpliced(at, 1)],
    ["swapped", (words: string[], at: number) => words.with(at, words[at + 1] ?? "").with(at + 1, words[at] ?? "")],
  ])("with one word %s are not found, and come with a passage near the cut", (_change, change) => {
    let away = 0;
    for (const { text, start, end, words, at } of quotes) {
      const quote = change(words, at).join(" ");
      const { found, nearest } = checkQuote([{ name: "text", text }], quote);
      expect(found, quote).toBe(bruteFind(text.source, quote).length > 0);
      if (!found && (nearest === null || nearest.end <= start || nearest.start >= end)) away += 1;
    }
    expect(away).toBeLessThan(QUOTES / 50);
  });

  test("with words omitted are found, and the words given back", () => {
    for (const { text, start, quote, words, at } of quotes) {
      const omitted = [words.slice(0, at).join(" "), words.slice(at + 1).join(" ")].join(" … ");
      const { found, matches } = findQuote(text, omitted);
      expect(found, omitted).toBe(true);
      const match = matches.find((candidate) => candidate.start === start);
      if (match?.words === quote) expect(match.omissions.map((omission) => omission.words)).toEqual([words[at]]);
      for (const { words: own, omissions } of matches) for (const gap of omissions) expect(own).toContain(gap.words);
    }
  });
});
