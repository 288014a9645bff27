import { INDEPENDENCE } from "../contract/statements.ts";
import type { StoredCollection } from "../model/stored-corpus.ts";

/** What the meta of every collection says of how it stands; `asOf` is the day that the store was compiled for. */
export function metaStanding(
  stored: StoredCollection,
  { corpusVersion, asOf }: { corpusVersion: string; asOf: string },
) {
  return {
    corpus_version: corpusVersion,
    specimen: stored.specimen,
    coverage: stored.coverage,
    qualifications: stored.qualifications,
    current_through: stored.current_through,
    release_date: stored.release_date,
    as_of: asOf,
  };
}

/** What the meta of every collection says of the terms on which it may be used. */
export function metaTerms({ license, attribution, sources }: StoredCollection) {
  return { license, attribution, sources, independence: INDEPENDENCE };
}
