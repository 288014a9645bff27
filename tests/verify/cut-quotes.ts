import type { DocumentText, TextReading } from "../../src/verify/document-text.ts";
import type { PreparedText } from "../../src/verify/prepared-text.ts";

/** Words cut from one paragraph of one reading of a document, and where they stand. */
export type CutQuote = {
  readonly document: DocumentText;
  readonly reading: TextReading;
  readonly text: PreparedText;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
  readonly words: readonly string[];
  /** A word of them, neither the first nor the last. */
  readonly at: number;
};

const WORDS_LEAST = 8;
const CHARS_LEAST = 12;

/** A small generator of numbers below a limit, the same at every run. */
export function randomBelow(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Quotes of 6 to 35 words, cut at random from the current readings of documents; those of one document together. */
export function cutQuotes(documents: readonly DocumentText[], count: number, seed: number): CutQuote[] {
  const below = randomBelow(seed);
  const stretches = documents.flatMap((document) =>
    document.readings
      .filter(({ age }) => age === "current")
      .flatMap((reading) => longParagraphs(reading.text().source).map((stretch) => ({ document, reading, stretch }))),
  );
  const cuts: (CutQuote & { readonly from: number })[] = [];
  while (cuts.length < count) {
    const from = below(stretches.length);
    const { document, reading, stretch } = stretches[from] as (typeof stretches)[number];
    const all = [...stretch.words.matchAll(/\S+/g)];
    const length = 6 + below(Math.min(30, all.length - 6));
    const cut = all.slice(below(all.length - length + 1)).slice(0, length);
    const [start, end] = [stretch.at + (cut[0]?.index ?? 0), stretch.at + endOf(cut.at(-1))];
    const text = reading.text();
    const quote = text.source.slice(start, end);
    if (quote.length < CHARS_LEAST) continue;
    const words = cut.map(([word]) => word);
    cuts.push({ document, reading, text, start, end, quote, words, at: 1 + below(length - 2), from });
  }
  return cuts.sort((a, b) => a.from - b.from);
}

function endOf(word: RegExpExecArray | undefined): number {
  return (word?.index ?? 0) + (word?.[0].length ?? 0);
}

function longParagraphs(text: string): { at: number; words: string }[] {
  return [...text.matchAll(/[^\n]+/g)]
    .map(({ index, 0: words }) => ({ at: index, words }))
    .filter(({ words }) => words.trim().split(/\s+/).length >= WORDS_LEAST);
}

/** Changes of one word after which a quote is another. */
export const CHANGES: readonly {
  readonly name: string;
  readonly change: (words: readonly string[], at: number) => string[];
}[] = [
  { name: "changed", change: (words, at) => words.with(at, "zeppelin") },
  { name: "added", change: (words, at) => words.toSpliced(at, 0, "zeppelin") },
  { name: "dropped", change: (words, at) => words.toSpliced(at, 1) },
  { name: "swapped", change: (words, at) => words.with(at, words[at + 1] ?? "").with(at + 1, words[at] ?? "") },
];
