import { BLOCKS, DIRECTORY_NAME, type Directory, writeDirectory } from "./directory.ts";
import { type IndexedTerms, indexTerms } from "./index-terms.ts";
import type { LookupEntry, NamedEntry } from "./lookup-entry.ts";
import { LOOKUP_LIMITS } from "./lookup-limits.ts";
import { statusWeight } from "./lookup-options.ts";
import { nameShards } from "./names-shard.ts";
import { namedShard, type Shard } from "./shard.ts";
import { packSlice, type TermPostings } from "./slice-shard.ts";

/** Characters a term takes in a slice: its lists, and about three for the grade of each document that only it brings. */
function termChars({ term, heading, place }: TermPostings): number {
  return term.length + 8 + 3 * (heading.length + place.length);
}

/** Consecutive terms up to the size aimed at; a term that is larger has a slice to itself. */
function groupTerms(terms: readonly TermPostings[]): TermPostings[][] {
  const groups: TermPostings[][] = [];
  let room = 0;
  for (const postings of terms) {
    const chars = termChars(postings);
    if (chars > room || groups.length === 0) {
      groups.push([]);
      room = LOOKUP_LIMITS.sliceChars;
    }
    groups.at(-1)?.push(postings);
    room -= chars;
  }
  return groups;
}

function sliceShards({ terms, grades }: IndexedTerms, weights: readonly number[]): { shard: Shard; terms: string[] }[] {
  return groupTerms(terms).map((group, index) => ({
    shard: namedShard("terms", index, packSlice(group, grades, weights)),
    terms: group.map(({ term }) => term),
  }));
}

function blockShards(entries: readonly LookupEntry[]): Shard[] {
  const size = LOOKUP_LIMITS.blockEntries;
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, index) => {
    const block = entries.slice(index * size, (index + 1) * size);
    return namedShard(
      BLOCKS,
      index,
      block.map(({ id, heading, place, status }) => ({ id, heading, place, status })),
    );
  });
}

/** Faults of the caller, told with the value. */
function checkEntries(entries: readonly NamedEntry[]): void {
  const seen = new Set<string>();
  for (const { id, names } of entries) {
    const bad = [id, ...names].find((name) => name === "" || /\s/.test(name)) ?? (seen.has(id) ? id : undefined);
    if (bad !== undefined) throw new Error(`lookup: ${JSON.stringify(bad)} is no id or name, or an id there twice`);
    seen.add(id);
  }
}

/**
 * The heading index of a collection as static files, `directory.json` first. Entries are numbered as given: among
 * equal hits the first stands first. Throws on an id that is there twice, and on an id or name with white space.
 */
export function buildShards(entries: readonly NamedEntry[]): Shard[] {
  checkEntries(entries);
  const indexed = indexTerms(entries);
  const slices = sliceShards(
    indexed,
    entries.map(({ status }) => statusWeight(status)),
  );
  const blocks = blockShards(entries);
  const names = nameShards(entries, LOOKUP_LIMITS.sliceNames);
  const directory: Directory = {
    count: entries.length,
    meanLength: indexed.meanLength,
    names: names.map(({ shard, first }) => ({ name: shard.name, first })),
    slices: slices.map(({ shard, terms }) => ({ name: shard.name, chars: shard.body.length, terms })),
    blockEntries: LOOKUP_LIMITS.blockEntries,
    blocks: blocks.map(({ name }) => name),
  };
  return [
    { name: DIRECTORY_NAME, body: writeDirectory(directory) },
    ...names.map(({ shard }) => shard),
    ...slices.map(({ shard }) => shard),
    ...blocks,
  ];
}
