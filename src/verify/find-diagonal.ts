import type { Token } from "./tokens.ts";

/** Lengths of the runs of words that are looked up; a longer run weighs more. */
const RUN_LENGTHS = [3, 2, 1] as const;
/** Places of one run in the quote that are looked at, so that a quote of one word repeated costs no more. */
const PLACES_MAX = 8;
/** Tokens to one bucket of votes. */
const BUCKET = 32;

/**
 * Where in the source the quote seems to stand: the index of the source's token less that of the quote's, to within
 * `BUCKET`. Every run of words that both have votes for its place; rare runs count for more. Null where no word is shared.
 */
export function findDiagonal(source: readonly Token[], quote: readonly Token[]): number | null {
  const votes = new Float64Array(Math.ceil((source.length + quote.length) / BUCKET) + 2);
  const words = new Map<string, number>();
  const quoteWords = readWords(quote, (word) => words.getOrInsert(word, words.size));
  const sourceWords = readWords(source, (word) => words.get(word) ?? -1);
  for (const length of RUN_LENGTHS) vote(votes, length, sourceWords, quoteWords, words.size, quote.length);
  let best = 0;
  for (let bucket = 1; bucket + 1 < votes.length; bucket += 1) {
    if (pairAt(votes, bucket) > pairAt(votes, best)) best = bucket;
  }
  return pairAt(votes, best) > 0 ? (best + 1) * BUCKET - quote.length : null;
}

function pairAt(votes: Float64Array, bucket: number): number {
  return (votes[bucket] ?? 0) + (votes[bucket + 1] ?? 0);
}

/** Words as numbers, -1 for one that the quote has not, and the index of each one's token. */
type Words = { readonly ids: number[]; readonly tokens: number[] };

function readWords(tokens: readonly Token[], toId: (word: string) => number): Words {
  const words: Words = { ids: [], tokens: [] };
  tokens.forEach(({ isWord, folded }, index) => {
    if (!isWord) return;
    words.ids.push(toId(folded));
    words.tokens.push(index);
  });
  return words;
}

function vote(votes: Float64Array, length: number, source: Words, quote: Words, base: number, offset: number): void {
  const places = new Map<number, { inQuote: number[]; inSource: number[] }>();
  forEachRun(quote, length, base, (run, token) => {
    places.getOrInsertComputed(run, () => ({ inQuote: [], inSource: [] })).inQuote.push(token);
  });
  forEachRun(source, length, base, (run, token) => places.get(run)?.inSource.push(token));
  for (const { inQuote, inSource } of places.values()) {
    const weight = length ** 2 / (inSource.length * Math.min(inQuote.length, PLACES_MAX));
    for (const quoted of inQuote.slice(0, PLACES_MAX)) {
      for (const token of inSource) {
        const bucket = Math.floor((token - quoted + offset) / BUCKET);
        votes[bucket] = (votes[bucket] ?? 0) + weight;
      }
    }
  }
}

function forEachRun(words: Words, length: number, base: number, visit: (run: number, token: number) => void): void {
  for (let first = 0; first + length <= words.ids.length; first += 1) {
    let run = 0;
    for (let index = first; index < first + length && run >= 0; index += 1) {
      const id = words.ids[index] ?? -1;
      run = id < 0 ? -1 : run * base + id;
    }
    if (run >= 0) visit(run, words.tokens[first] ?? 0);
  }
}
