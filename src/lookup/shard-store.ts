import type MiniSearch from "minisearch";
import { DIRECTORY_NAME, type Directory, readDirectory } from "./directory.ts";
import type { LookupEntry } from "./lookup-entry.ts";
import type { NumberedEntry } from "./lookup-options.ts";
import { type NameRow, type NamesShard, unpackNames } from "./names-shard.ts";
import { openSlice, type SliceShard } from "./slice-shard.ts";
import { type Vocabulary, vocabularyOf } from "./word-plan.ts";

/** Gets the body of a shard by its name; rejects where there is none. */
export type FetchShard = (name: string) => Promise<string>;

/** A directory with its vocabulary. */
export type OpenDirectory = { readonly directory: Directory; readonly vocabulary: Vocabulary };

/** Shards opened once and shared by all searches. */
export type ShardStore = {
  readonly directory: () => Promise<OpenDirectory>;
  /** The names of a slice of them. */
  readonly names: (position: number) => Promise<readonly NameRow[]>;
  readonly slice: (position: number) => Promise<MiniSearch<NumberedEntry>>;
  /** The entries of a number each, in the order given. */
  readonly entries: (numbers: readonly number[]) => Promise<LookupEntry[]>;
};

/** What stands at a position that the directory promised; its absence is a broken directory. */
function at<T>(list: readonly T[], position: number): T {
  const item = list[position];
  if (item === undefined) throw new Error(`lookup: nothing at ${position} of ${list.length}`);
  return item;
}

/** Opens shards as they are needed, each once; a rejection stays, so a failed store is to be thrown away. */
export function createShardStore(fetchShard: FetchShard): ShardStore {
  const opened = new Map<string, Promise<unknown>>();
  const open = <T>(name: string, read: (body: string) => T): Promise<T> => {
    const known = opened.get(name) ?? Promise.resolve(name).then(fetchShard).then(read);
    opened.set(name, known);
    return known as Promise<T>;
  };
  const directory = () =>
    open(DIRECTORY_NAME, (body) => {
      const read = readDirectory(body);
      return { directory: read, vocabulary: vocabularyOf(read.slices) };
    });
  const block = async (position: number) => {
    const { blocks } = (await directory()).directory;
    return open(at(blocks, position), (body) => JSON.parse(body) as LookupEntry[]);
  };
  return {
    directory,
    names: async (position) => {
      const { name } = at((await directory()).directory.names, position);
      return open(name, (body) => unpackNames(JSON.parse(body) as NamesShard));
    },
    slice: async (position) => {
      const { directory: totals } = await directory();
      const { name } = at(totals.slices, position);
      return open(name, (body) => openSlice(JSON.parse(body) as SliceShard, totals));
    },
    entries: async (numbers) => {
      const { blockEntries } = (await directory()).directory;
      return Promise.all(
        numbers.map(async (number) => at(await block(Math.floor(number / blockEntries)), number % blockEntries)),
      );
    },
  };
}
