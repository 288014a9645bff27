import { findNamed, matchNames } from "./find-names.ts";
import type { LookupEntry } from "./lookup-entry.ts";
import type { LookupQuery } from "./lookup-query.ts";
import type { LookupReading } from "./lookup-reading.ts";
import { lookupWords } from "./lookup-words.ts";
import { rankHits } from "./rank-hits.ts";
import type { ShardStore } from "./shard-store.ts";
import { searchSlice, type WordMatches } from "./word-matches.ts";
import { planWord } from "./word-plan.ts";

/** What a query found. */
export type Found = { readonly named: LookupEntry[]; readonly hits: LookupEntry[] };

async function matchWord(word: string, beginning: string | null, store: ShardStore): Promise<WordMatches> {
  const { directory, vocabulary } = await store.directory();
  const matches: WordMatches = new Map();
  if (beginning !== null) await matchNames(beginning, store, matches);
  const plan = planWord(word, vocabulary, directory.slices);
  for (const slice of await Promise.all(plan.slices.map(store.slice))) searchSlice(plan, slice, matches);
  return matches;
}

/**
 * The hits whose headings begin as typed before the others: words alone do not tell a case name from its reverse. Only
 * among the hits that are shown, which need nothing more to be loaded.
 */
function beginningFirst(hits: LookupEntry[], phrase: string | null): LookupEntry[] {
  if (phrase === null) return hits;
  const begins = ({ heading }: LookupEntry): boolean => lookupWords(heading).join(" ").startsWith(phrase);
  return [...hits.filter(begins), ...hits.filter((hit) => !begins(hit))];
}

/** Runs a query: what it names, then what its words find, without repetition. Rejects where a shard cannot be read. */
export async function runQuery(
  { direct, words, phrase, limit }: LookupQuery,
  store: ShardStore,
  { beginning }: LookupReading,
): Promise<Found> {
  const named = direct === null ? [] : (await findNamed(direct.queries, store)).slice(0, limit);
  const perWord = await Promise.all(words.map((word) => matchWord(word, beginning(word, words.length === 1), store)));
  const taken = new Set(named);
  const found = rankHits(perWord).filter((number) => !taken.has(number));
  return {
    named: await store.entries(named),
    hits: beginningFirst(await store.entries(found.slice(0, limit - named.length)), phrase),
  };
}
