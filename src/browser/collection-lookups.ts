import { DIRECTORY_NAME } from "../lookup/directory.ts";
import { createLookup, type Lookup } from "../lookup/lookup-reader.ts";
import type { LookupReading } from "../lookup/lookup-reading.ts";
import type { LookupCollection } from "./suggestion.ts";

/** A collection's index, and how its documents are named. */
export type OpenLookup = { readonly lookup: Lookup; readonly reading: LookupReading };

/** Each in a file of its own, loaded for its collection alone. */
const READINGS: Record<LookupCollection, () => Promise<LookupReading>> = {
  code: async () => (await import("../lookup/code-reading.ts")).CODE_READING,
  bills: async () => (await import("../lookup/bill-reading.ts")).BILL_READING,
  opinions: async () => (await import("../lookup/opinion-reading.ts")).OPINION_READING,
};

const opened = new Map<LookupCollection, Promise<OpenLookup>>();

/** A file of an index. Names change with the content but for the directory's, which is asked for anew. */
async function fetchShard(collection: LookupCollection, name: string): Promise<string> {
  const answer = await fetch(`/lookup/${collection}/${name}`, {
    cache: name === DIRECTORY_NAME ? "no-cache" : "default",
  });
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.text();
}

async function open(collection: LookupCollection): Promise<OpenLookup> {
  const reading = await READINGS[collection]();
  return { lookup: createLookup((name) => fetchShard(collection, name), reading), reading };
}

/** The index of a collection; nothing of it is fetched before it is searched. Asking again may succeed after a rejection. */
export function openLookup(collection: LookupCollection): Promise<OpenLookup> {
  const known = opened.get(collection) ?? open(collection);
  opened.set(collection, known);
  known.catch(() => opened.delete(collection));
  return known;
}
