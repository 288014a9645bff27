import { RUN_MAX, type WordIndex } from "./word-index.ts";

/**
 * A run of words that quote and source both have, as long as it can be up to `RUN_MAX`: `length` words from the `word`th
 * of the quote on. Its places are `order[from]` to before `order[to]` of the index.
 */
export type CommonRun = { readonly word: number; readonly length: number; readonly from: number; readonly to: number };

/**
 * The longest common run at each word of a quote, given as numbers of the source's vocabulary (-1 for a word that the
 * source has not); without those that are the end of the run before.
 */
export function findRuns(index: WordIndex, quote: readonly number[]): CommonRun[] {
  const runs: CommonRun[] = [];
  let covered = 0;
  for (let word = 0; word < quote.length; word += 1) {
    const run = longestRun(index, quote, word);
    if (run === null || word + run.length <= covered) continue;
    covered = word + run.length;
    runs.push(run);
  }
  return runs;
}

function longestRun(index: WordIndex, quote: readonly number[], word: number): CommonRun | null {
  const id = quote[word] ?? -1;
  if (id < 0) return null;
  let from = index.first[id] ?? 0;
  let to = index.first[id + 1] ?? 0;
  if (from === to) return null;
  let length = 1;
  for (; length < RUN_MAX && word + length < quote.length; length += 1) {
    const next = quote[word + length] ?? -1;
    if (next < 0) break;
    const low = to - from === 1 ? from : bisect(index, { from, to, length }, next);
    if (low === to || idAt(index, low, length) !== next) break;
    to = to - from === 1 ? to : bisect(index, { from: low, to, length }, next + 1);
    from = low;
  }
  return { word, length, from, to };
}

/** The number of the word that stands so many words after the place that is ordered at `at`. */
function idAt({ ids, order }: WordIndex, at: number, length: number): number {
  return ids[(order[at] ?? 0) + length] ?? -1;
}

/** Of places that have the same words up to a length, the first whose next word's number is at least `id`. */
function bisect(index: WordIndex, { from, to, length }: Omit<CommonRun, "word">, id: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (idAt(index, middle, length) >= id) high = middle;
    else low = middle + 1;
  }
  return low;
}
