import type { Options, SearchOptions } from "minisearch";
import type { LookupEntry } from "./lookup-entry.ts";
import { LOOKUP_LIMITS } from "./lookup-limits.ts";
import { LOOKUP_STOPWORDS } from "./lookup-stopwords.ts";
import { lookupWords } from "./lookup-words.ts";

/** What MiniSearch indexes: an entry's texts under its place in printed order, the shortest id there is. */
export type NumberedEntry = { readonly number: number } & Pick<LookupEntry, "heading" | "place">;

/** What is kept with a document: only for those that are not law, since a shard lists each of its documents. */
export type StoredWeight = { readonly weight?: number };

/** How much a document of a status counts next to one in force: it is found, after the others. */
const STATUS_WEIGHTS: ReadonlyMap<string, number> = new Map([
  ["repealed", 0.3],
  ["reserved", 0.3],
  ["redesignated", 0.3],
  ["superseded", 0.3],
]);

/** The weight of a status in ranking, 1 where the table has no other. */
export function statusWeight(status: string): number {
  return STATUS_WEIGHTS.get(status) ?? 1;
}

/** Whether one typo is forgiven in a word. Never in one with digits: `1.1` and `1.2` are two things. */
export function forgivesTypo(word: string): boolean {
  return word.length >= LOOKUP_LIMITS.typoLetters && !/\d/.test(word);
}

/**
 * How a word is scored. Tuned on 1,180 distinct real catchlines, each typed whole and 40 % of it: the right one is first
 * in 99.4 % (98.4 % with MiniSearch's defaults for `bm25` and prefixes at 0.6), and MRR@10 of the halves is 0.833 (0.812).
 *
 * - `boost`: the catchline says what a section is; the headings above it only tell apart the 378 called `Definitions`.
 * - `weights`: a whole word, then a beginning, then a typo. Low, because the scores of all terms that a word begins add
 *   up: `license` must not lose to `licenses` and `licensing` together.
 * - `bm25`: a short catchline that has the word is about it, so length counts nearly in full (`b`), and a long one gets
 *   nothing for merely having it (`d`).
 */
export const LOOKUP_SCORING = {
  boost: { heading: 4, place: 0.5 },
  weights: { prefix: 0.3, fuzzy: 0.2 },
  bm25: { k: 1.2, b: 0.9, d: 0 },
  boostDocument: (_number: unknown, _term: string, stored?: Record<string, unknown>): number =>
    (stored as StoredWeight | undefined)?.weight ?? 1,
} satisfies SearchOptions;

/**
 * The MiniSearch options of building and of reading, which have to be the same.
 *
 * - `fields`: words of the catchline and of the headings above. Not the citation: 10,000 words used once each would
 *   triple the vocabulary that every reader loads; `ids` is a shard of its own.
 * - `storeFields`: none; what a hit shows is in the blocks, loaded for the hits alone.
 * - `tokenize`, `processTerm`: see `lookupWords` and `LOOKUP_STOPWORDS`.
 */
export const LOOKUP_OPTIONS: Options<NumberedEntry> = {
  idField: "number",
  fields: ["heading", "place"],
  storeFields: [],
  tokenize: lookupWords,
  processTerm: (term) => (LOOKUP_STOPWORDS.has(term) ? null : term),
  searchOptions: LOOKUP_SCORING,
};
