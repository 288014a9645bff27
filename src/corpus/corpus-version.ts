import { createHash } from "node:crypto";
import type { CodeContent } from "../model/content.ts";
import type { StoredCodeCollection } from "../model/stored-corpus.ts";

/** SHA-256 of a value that holds only data whose key order a schema has fixed, in hex. */
export function contentHash(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

/** `<release label>-<12 hex of the collection's content hash>` (DESIGN, "Compile and rebuild"). */
export function codeCorpusVersion(
  collection: StoredCodeCollection,
  { titles, sections, provisions }: CodeContent,
): string {
  const hash = createHash("sha256");
  hash.update(contentHash(collection)).update(contentHash(titles));
  for (const document of [...sections, ...provisions]) hash.update(contentHash(document));
  return `${collection.release_label}-${hash.digest("hex").slice(0, 12)}`;
}
