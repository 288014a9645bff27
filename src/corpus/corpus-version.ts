import { createHash } from "node:crypto";
import type { StoredCollection } from "../model/stored-corpus.ts";

/** SHA-256 of a value that holds only data whose key order a schema has fixed, in hex. */
export function contentHash(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

/**
 * `<release label>-<12 hex of the collection's content hash>` (DESIGN, "Compile and rebuild"), of what is said of the
 * collection, the headings above its documents (titles, sessions), and the documents in order.
 */
export function corpusVersion(
  collection: StoredCollection,
  headings: readonly unknown[],
  documents: Iterable<unknown>,
): string {
  const hash = createHash("sha256");
  hash.update(contentHash(collection)).update(contentHash(headings));
  for (const document of documents) hash.update(contentHash(document));
  return `${collection.release_label}-${hash.digest("hex").slice(0, 12)}`;
}
