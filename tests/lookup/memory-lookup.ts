import { buildShards } from "../../src/lookup/build-shards.ts";
import type { LookupEntry } from "../../src/lookup/lookup-entry.ts";
import { createLookup, type Lookup } from "../../src/lookup/lookup-reader.ts";

/** A lookup over entries, and the names of the shards that it has fetched, in order. */
export function memoryLookup(entries: readonly LookupEntry[]): Lookup & { readonly fetched: string[] } {
  const bodies = new Map(buildShards(entries).map(({ name, body }) => [name, body]));
  const fetched: string[] = [];
  const lookup = createLookup(async (name) => {
    fetched.push(name);
    const body = bodies.get(name);
    if (body === undefined) throw new Error(`no shard ${name}`);
    return body;
  });
  return { ...lookup, fetched };
}

/** Entries from `[id, heading, place, status]`. */
export function entriesOf(rows: readonly (readonly [string, string, string?, string?])[]): LookupEntry[] {
  return rows.map(([id, heading, place = "", status = "active"]) => ({ id, heading, place, status }));
}
