import type { WordMatches } from "./word-matches.ts";

type Ranked = { number: number; words: number; exact: number; score: number };

/** The order of hits: the first rule that tells two apart decides. */
const RANKING: readonly { readonly reason: string; readonly compare: (a: Ranked, b: Ranked) => number }[] = [
  { reason: "all words before any word, as in the full-text search", compare: (a, b) => b.words - a.words },
  { reason: "what was typed before what may have been meant", compare: (a, b) => b.exact - a.exact },
  { reason: "the better score", compare: (a, b) => b.score - a.score },
  { reason: "printed order, so that equal ones never change places", compare: (a, b) => a.number - b.number },
];

function compareRanked(a: Ranked, b: Ranked): number {
  for (const { compare } of RANKING) {
    const order = compare(a, b);
    if (order !== 0) return order;
  }
  return 0;
}

/** The numbers of the documents that any of the words finds, best first. */
export function rankHits(perWord: readonly WordMatches[]): number[] {
  const hits = new Map<number, Ranked>();
  for (const [number, { score, exact }] of perWord.flatMap((matches) => [...matches])) {
    const hit = hits.get(number) ?? { number, words: 0, exact: 0, score: 0 };
    hit.words += 1;
    hit.exact += exact ? 1 : 0;
    // Sums of the same scores in another order differ in the last bits, and would shuffle equals.
    hit.score = Math.round((hit.score + score) * 1e6) / 1e6;
    hits.set(number, hit);
  }
  return [...hits.values()].sort(compareRanked).map(({ number }) => number);
}
