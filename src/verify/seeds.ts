import type { CommonRun } from "./find-runs.ts";
import type { WordIndex } from "./word-index.ts";

/** Places of runs that are looked at, unless one run alone has more: of that, so many. */
export const SEEDS_MAX = 512;

/**
 * Places of common runs, by diagonal, then by run: seed `s` is one of the run `runs[rank[s]]`, and its diagonal the place
 * in the source less that in the quote, in words.
 */
export type Seeds = {
  readonly runs: readonly CommonRun[];
  readonly length: number;
  readonly rank: readonly number[];
  readonly diagonal: readonly number[];
};

/** The seeds of runs of a quote of so many words. They are sorted as numbers, in which the diagonal weighs more. */
export function readSeeds({ order }: WordIndex, runs: readonly CommonRun[], words: number): Seeds {
  const length = runs.reduce((sum, run) => sum + placesOf(run), 0);
  const keys = new Float64Array(length);
  let count = 0;
  for (const [rank, run] of runs.entries()) {
    for (let at = run.from; at < run.from + placesOf(run); at += 1) {
      keys[count++] = ((order[at] ?? 0) - run.word + words) * runs.length + rank;
    }
  }
  keys.sort();
  const rank = Array.from(keys, (key) => key % runs.length);
  const diagonal = Array.from(keys, (key) => Math.floor(key / runs.length) - words);
  return { runs, length, rank, diagonal };
}

function placesOf({ from, to }: CommonRun): number {
  return Math.min(to - from, SEEDS_MAX);
}
