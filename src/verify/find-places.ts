import { bestStretches, type Stretch } from "./best-stretches.ts";
import { type CommonRun, findRuns } from "./find-runs.ts";
import { readSeeds, SEEDS_MAX, type Seeds } from "./seeds.ts";
import type { WordIndex } from "./word-index.ts";

/** The places of a source at which a passage is to be aligned: tokens of the source less those of the quote. */
export type PlaceBand = { readonly low: number; readonly high: number };

/** A run with at most so many places is rare. */
const RARE = 4;
/** The share of the best stretch's score that the others need to be looked at too. */
const SHARE = 0.9;
/** Runs of so many words say how far a passage has moved against the quote. */
const SURE_RUN = 3;

/**
 * Where in a source a quote may stand, best first: the stretches that have nearly the most of its words and pairs of words
 * (`bestStretches`). The rare runs alone decide it where the others could not bring a second stretch near the best; else
 * the runs with the fewest places. `words` are the quote's words as numbers of the source's vocabulary, `tokens` the tokens
 * they are. None where no word is shared.
 */
export function findPlaces(index: WordIndex, words: readonly number[], tokens: readonly number[]): PlaceBand[] {
  const runs = findRuns(index, words).sort((a, b) => a.to - a.from - (b.to - b.from));
  const rare = runs.filter(({ from, to }) => to - from <= RARE);
  const seeds = readSeeds(index, rare, words.length);
  const stretches = bestStretches(seeds, words.length);
  const rest = runs.slice(rare.length).reduce((sum, { length }) => sum + 2 * length - 1, 0);
  const [first, second] = stretches;
  const isDecided = first !== undefined && (second?.score ?? 0) + rest < SHARE * first.score;
  if (isDecided) return [bandOf(index, tokens, seeds, first)];
  return amongAll(index, tokens, readSeeds(index, rarestRuns(runs), words.length), words.length);
}

function amongAll(index: WordIndex, tokens: readonly number[], seeds: Seeds, words: number): PlaceBand[] {
  const stretches = bestStretches(seeds, words);
  return stretches
    .filter(({ score }) => score >= SHARE * (stretches[0]?.score ?? 0))
    .map((stretch) => bandOf(index, tokens, seeds, stretch));
}

/** The runs with the fewest places, as many as have no more than `SEEDS_MAX` together; at least one. */
function rarestRuns(runs: readonly CommonRun[]): CommonRun[] {
  let places = 0;
  return runs.filter(({ from, to }, rank) => {
    places += to - from;
    return rank === 0 || places <= SEEDS_MAX;
  });
}

/** From the lowest to the highest diagonal, in words and marks, of the seeds that are long enough to be sure. */
function bandOf(
  index: WordIndex,
  tokens: readonly number[],
  { runs, rank, diagonal }: Seeds,
  { from, to }: Stretch,
): PlaceBand {
  let longest = 0;
  for (let seed = from; seed < to; seed += 1) longest = Math.max(longest, runs[rank[seed] ?? 0]?.length ?? 0);
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let seed = from; seed < to; seed += 1) {
    const run = runs[rank[seed] ?? 0];
    if (run === undefined || run.length < Math.min(longest, SURE_RUN)) continue;
    const moved = (index.words[(diagonal[seed] ?? 0) + run.word] ?? 0) - (tokens[run.word] ?? 0);
    low = Math.min(low, moved);
    high = Math.max(high, moved);
  }
  return { low, high };
}
