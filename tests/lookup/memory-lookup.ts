import { buildShards } from "../../src/lookup/build-shards.ts";
import { CODE_READING, codeName } from "../../src/lookup/code-reading.ts";
import type { NamedEntry } from "../../src/lookup/lookup-entry.ts";
import { createLookup, type Lookup } from "../../src/lookup/lookup-reader.ts";
import type { LookupReading } from "../../src/lookup/lookup-reading.ts";

/** A lookup over entries, and the names of the shards that it has fetched, in order. */
export function memoryLookup(
  entries: readonly NamedEntry[],
  reading: LookupReading = CODE_READING,
): Lookup & { readonly fetched: string[] } {
  const bodies = new Map(buildShards(entries).map(({ name, body }) => [name, body]));
  const fetched: string[] = [];
  const fetchShard = async (name: string): Promise<string> => {
    fetched.push(name);
    const body = bodies.get(name);
    if (body === undefined) throw new Error(`no shard ${name}`);
    return body;
  };
  return { ...createLookup(fetchShard, reading), fetched };
}

/** Entries from `[id, heading, place, status]`, named by their ids. */
export function entriesOf(rows: readonly (readonly [string, string, string?, string?])[]): NamedEntry[] {
  return rows.map(([id, heading, place = "", status = "active"]) => ({
    id,
    heading,
    place,
    status,
    names: [codeName(id)],
  }));
}
