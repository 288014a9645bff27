import type { Collection } from "../model/common.ts";
import type { StoredCollection } from "../model/stored-corpus.ts";
import type { CollectionFacts } from "./corpus.ts";

/** What a compiled collection says of itself. */
export function collectionFacts(
  collection: Collection,
  stored: StoredCollection,
  compiled: { corpusVersion: string; count: number },
): CollectionFacts {
  return {
    collection,
    corpusVersion: compiled.corpusVersion,
    releaseDate: stored.release_date,
    currentThrough: stored.current_through,
    coverage: stored.coverage,
    license: stored.license,
    specimen: stored.specimen,
    count: compiled.count,
  };
}
