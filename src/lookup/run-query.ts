import { idBeginning, matchIds } from "./id-matches.ts";
import type { LookupEntry } from "./lookup-entry.ts";
import type { LookupQuery } from "./lookup-query.ts";
import { rankHits } from "./rank-hits.ts";
import { numbersOf } from "./read-direct.ts";
import type { ShardStore } from "./shard-store.ts";
import { searchSlice, type WordMatches } from "./word-matches.ts";
import { planWord } from "./word-plan.ts";

/** What a query found. */
export type Found = { readonly named: LookupEntry[]; readonly hits: LookupEntry[] };

async function matchWord(word: string, alone: boolean, store: ShardStore): Promise<WordMatches> {
  const { directory, vocabulary } = await store.directory();
  const matches: WordMatches = new Map();
  const beginning = idBeginning(word, alone);
  if (beginning !== null) matchIds(beginning, await store.ids(), matches);
  const plan = planWord(word, vocabulary, directory.slices);
  for (const slice of await Promise.all(plan.slices.map(store.slice))) searchSlice(plan, slice, matches);
  return matches;
}

/** Runs a query: what it names, then what its words find, without repetition. Rejects where a shard cannot be read. */
export async function runQuery({ direct, words, limit }: LookupQuery, store: ShardStore): Promise<Found> {
  const named = direct === null ? [] : numbersOf(direct, await store.ids()).slice(0, limit);
  const perWord = await Promise.all(words.map((word) => matchWord(word, words.length === 1, store)));
  const taken = new Set(named);
  const found = rankHits(perWord).filter((number) => !taken.has(number));
  return {
    named: await store.entries(named),
    hits: await store.entries(found.slice(0, limit - named.length)),
  };
}
