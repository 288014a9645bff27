import type { LookupEntry } from "./lookup-entry.ts";
import { LOOKUP_LIMITS } from "./lookup-limits.ts";
import { readQuery } from "./lookup-query.ts";
import type { DirectReference, LookupReading } from "./lookup-reading.ts";
import { runQuery } from "./run-query.ts";
import { createShardStore, type FetchShard, type ShardStore } from "./shard-store.ts";

export type { FetchShard };

/** What a reader answers. */
export type LookupAnswer = {
  /** The reference that was typed, with those of its documents that the index has; null where there was none. */
  readonly direct:
    | (Pick<DirectReference, "read" | "subsection" | "whole"> & { readonly entries: readonly LookupEntry[] })
    | null;
  /** Best first, none of them in `direct`. */
  readonly hits: readonly LookupEntry[];
  /** False where shards could not be read: then the answer is empty, is not kept, and asking again may succeed. */
  readonly complete: boolean;
};

/** Instant lookup over the shards of one collection. */
export type Lookup = {
  /** At most `limit` entries, `direct` included (10 by default, 100 at most). Never rejects, for any text or limit. */
  readonly search: (text: string, limit?: number) => Promise<LookupAnswer>;
};

/** Twice: a page may hold the directory of a release whose shards are gone, and the new directory names others. */
const ATTEMPTS = 2;

/**
 * A reader of the files that `buildShards` made, for a collection whose documents are named so. It loads nothing before the first search and each shard once.
 * Searches may answer out of order; which answer is still wanted is the caller's to know.
 */
export function createLookup(fetchShard: FetchShard, reading: LookupReading): Lookup {
  let store: ShardStore = createShardStore(fetchShard);
  const answers = new Map<string, Promise<LookupAnswer>>();

  async function answer(text: string, limit: number): Promise<LookupAnswer> {
    const query = readQuery(text, limit, reading);
    const named = (entries: readonly LookupEntry[]): LookupAnswer["direct"] => {
      if (query.direct === null) return null;
      const { read, subsection, whole } = query.direct;
      return { read, subsection, whole, entries };
    };
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const used = store;
      try {
        const found = await runQuery(query, used, reading);
        return { direct: named(found.named), hits: found.hits, complete: true };
      } catch {
        // Whoever fails first replaces the store; the others find a new one.
        if (store === used) store = createShardStore(fetchShard);
      }
    }
    return { direct: named([]), hits: [], complete: false };
  }

  function remember(key: string, pending: Promise<LookupAnswer>): void {
    answers.set(key, pending);
    for (const oldest of answers.keys()) {
      if (answers.size <= LOOKUP_LIMITS.answers) break;
      answers.delete(oldest);
    }
    pending.then(({ complete }) => {
      if (!complete && answers.get(key) === pending) answers.delete(key);
    });
  }

  return {
    search: (text, limit = LOOKUP_LIMITS.defaultHits) => {
      const key = `${limit} ${text.slice(0, LOOKUP_LIMITS.textChars)}`;
      const pending = answers.get(key) ?? answer(text, limit);
      answers.delete(key);
      remember(key, pending);
      return pending;
    },
  };
}
