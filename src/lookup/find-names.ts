import { LOOKUP_LIMITS } from "./lookup-limits.ts";
import type { NameQuery } from "./lookup-reading.ts";
import { type NameRow, slicesWith } from "./names-shard.ts";
import type { ShardStore } from "./shard-store.ts";
import { addMatch, type WordMatches } from "./word-matches.ts";

/** Score of a name that begins as typed: above any heading's, since nothing else is written like it. */
const NAME_SCORE = 1000;

/** The names that begin so, in code unit order, from as many slices as one query may load. */
async function namesUnder(beginning: string, store: ShardStore): Promise<NameRow[]> {
  const { directory } = await store.directory();
  const slices = slicesWith(beginning, directory.names).slice(0, LOOKUP_LIMITS.nameSlices);
  const rows = await Promise.all(slices.map(store.names));
  return rows.flat().filter(([name]) => name.startsWith(beginning));
}

/** The entries that queries mean, each once: in the order of the queries, those of one query in the index's order. */
export async function findNamed(queries: readonly NameQuery[], store: ShardStore): Promise<number[]> {
  const found = await Promise.all(
    queries.map(async ({ beginning, pick }) => {
      const rows = await namesUnder(beginning, store);
      const meant = new Set(pick(rows.map(([name]) => name)));
      return rows.flatMap(([name, number]) => (meant.has(name) ? number : [])).sort((a, b) => a - b);
    }),
  );
  return [...new Set(found.flat())];
}

/** Adds every entry with a name that begins so. */
export async function matchNames(beginning: string, store: ShardStore, matches: WordMatches): Promise<void> {
  const numbers = new Set((await namesUnder(beginning, store)).map(([, number]) => number));
  for (const number of numbers) addMatch(matches, number, { score: NAME_SCORE, exact: true });
}
