import type MiniSearch from "minisearch";
import { forgivesTypo, LOOKUP_SCORING, type NumberedEntry } from "./lookup-options.ts";
import type { WordPlan } from "./word-plan.ts";

/** What one word says of one document. */
export type WordMatch = {
  readonly score: number;
  /** False where only a typo makes them match. */
  readonly exact: boolean;
};

/** The documents that one word finds, by number. */
export type WordMatches = Map<number, WordMatch>;

/** Adds a match; scores of one word's terms and slices add up, as they do inside MiniSearch. */
export function addMatch(matches: WordMatches, number: number, { score, exact }: WordMatch): void {
  const before = matches.get(number);
  matches.set(number, { score: score + (before?.score ?? 0), exact: exact || (before?.exact ?? false) });
}

/** Weight of a swap of letters next to the whole word, as for any other typo. */
const SWAP_BOOST = LOOKUP_SCORING.weights.fuzzy;

/** Looks a planned word up in one slice and adds what it finds. */
export function searchSlice(plan: WordPlan, slice: MiniSearch<NumberedEntry>, matches: WordMatches): void {
  const swaps = plan.swapped.map((form) => ({
    queries: [form],
    prefix: false,
    fuzzy: false,
    boostTerm: () => SWAP_BOOST,
  }));
  const found = slice.search(
    { combineWith: "OR", queries: [plan.word, ...swaps] },
    // The word is a term already, and a stopword that is a beginning has to stay.
    {
      tokenize: (word) => [word],
      processTerm: (word) => word,
      prefix: plan.prefix,
      fuzzy: forgivesTypo(plan.word) ? 1 : false,
    },
  );
  const isExact = (term: string): boolean => (plan.prefix ? term.startsWith(plan.word) : term === plan.word);
  for (const { id, score, terms } of found) addMatch(matches, id as number, { score, exact: terms.some(isExact) });
}
