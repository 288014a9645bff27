import { DIRECTORY_NAME, type Directory, LOOKUP_FORMAT } from "./directory.ts";
import { packIds } from "./ids-shard.ts";
import { type IndexedTerms, indexTerms } from "./index-terms.ts";
import type { LookupEntry } from "./lookup-entry.ts";
import { LOOKUP_LIMITS } from "./lookup-limits.ts";
import { statusWeight } from "./lookup-options.ts";
import { inPrintedOrder } from "./printed-order.ts";
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

function sliceShards({ terms, grades }: IndexedTerms, weights: readonly number[]): { shard: Shard; terms: string }[] {
  return groupTerms(terms).map((group, index) => ({
    shard: namedShard("terms", index, packSlice(group, grades, weights)),
    terms: group.map(({ term }) => term).join(" "),
  }));
}

function blockShards(entries: readonly LookupEntry[]): Shard[] {
  const size = LOOKUP_LIMITS.blockEntries;
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, index) => {
    const block = entries.slice(index * size, (index + 1) * size);
    return namedShard(
      "entries",
      index,
      block.map(({ id, heading, place, status }) => ({ id, heading, place, status })),
    );
  });
}

/**
 * The heading index of a collection as static files, `directory.json` first. The same entries in any order give the
 * same bytes. Throws on an id that is there twice or has white space.
 */
export function buildShards(entries: readonly LookupEntry[]): Shard[] {
  const sorted = inPrintedOrder(entries);
  const indexed = indexTerms(sorted);
  const slices = sliceShards(
    indexed,
    sorted.map(({ status }) => statusWeight(status)),
  );
  const blocks = blockShards(sorted);
  const ids = namedShard("ids", 0, packIds(sorted.map(({ id }) => id)));
  const directory: Directory = {
    format: LOOKUP_FORMAT,
    count: sorted.length,
    meanLength: indexed.meanLength,
    ids: ids.name,
    slices: slices.map(({ shard, terms }) => ({ name: shard.name, chars: shard.body.length, terms })),
    blockEntries: LOOKUP_LIMITS.blockEntries,
    blocks: blocks.map(({ name }) => name),
  };
  return [
    { name: DIRECTORY_NAME, body: JSON.stringify(directory) },
    ids,
    ...slices.map(({ shard }) => shard),
    ...blocks,
  ];
}
