import type { CommonRun } from "./find-runs.ts";
import type { Seeds } from "./seeds.ts";

/** Stretches that are told at most. */
const STRETCHES_MAX = 4;
/** How far apart, in words, the runs of one passage may have moved against each other: at least, and at most. */
const SPREAD = { least: 128, most: 512 } as const;

/** Seeds from `from` to before `to`, which are no further apart than the spread, and how good they are together. */
export type Stretch = { readonly from: number; readonly to: number; readonly score: number };

/**
 * The best stretches that have no seed in common, best first, of equal ones the first first. The score of a stretch is the
 * number of the quote's words that its runs have, and of pairs of words beside each other; a rare run counts a little more.
 */
export function bestStretches(seeds: Seeds, words: number): Stretch[] {
  const stretches = scoreStretches(seeds, words);
  const taken: Stretch[] = [];
  while (taken.length < STRETCHES_MAX) {
    let best: Stretch | null = null;
    for (const stretch of stretches) {
      if (stretch.score > (best?.score ?? 0) && !taken.some((other) => overlap(stretch, other))) best = stretch;
    }
    if (best === null) break;
    taken.push(best);
  }
  return taken;
}

function overlap(a: Stretch, b: Stretch): boolean {
  return a.from < b.to && b.from < a.to;
}

/** The stretch that begins at each seed. */
function scoreStretches({ runs, length, rank, diagonal }: Seeds, words: number): Stretch[] {
  const spread = Math.min(SPREAD.most, SPREAD.least + (words >> 1));
  const cover = new Cover(words);
  const runOf = (seed: number) => runs[rank[seed] ?? 0] as CommonRun;
  const stretches: Stretch[] = [];
  let to = 0;
  for (let from = 0; from < length; from += 1) {
    const limit = (diagonal[from] ?? 0) + spread;
    for (; to < length && (diagonal[to] ?? 0) < limit; to += 1) cover.change(runOf(to), 1);
    stretches.push({ from, to, score: cover.score });
    cover.change(runOf(from), -1);
  }
  return stretches;
}

/** How many words of the quote, and pairs of them, are in a changing set of runs. */
class Cover {
  score = 0;
  readonly #words: number[];
  readonly #pairs: number[];
  readonly #runs: number[];

  constructor(words: number) {
    this.#words = Array<number>(words).fill(0);
    this.#pairs = Array<number>(words).fill(0);
    this.#runs = Array<number>(words).fill(0);
  }

  change(run: CommonRun, by: 1 | -1): void {
    const end = run.word + run.length;
    this.#count(this.#words, run.word, end, by, 1);
    this.#count(this.#pairs, run.word, end - 1, by, 1);
    this.#count(this.#runs, run.word, run.word + 1, by, run.length / (run.to - run.from));
  }

  #count(counts: number[], from: number, to: number, by: 1 | -1, weight: number): void {
    for (let at = from; at < to; at += 1) {
      const before = counts[at] ?? 0;
      counts[at] = before + by;
      if (before === 0) this.score += weight;
      else if (before + by === 0) this.score -= weight;
    }
  }
}
