import type { Collection } from "../model/common.ts";
import type { CollectionFacts, Corpus } from "./corpus.ts";

/** What the Markdown of a collection says of it. */
export function collectionStamp(
  corpus: Pick<Corpus, "collections">,
  name: Collection,
): Pick<CollectionFacts, "corpusVersion" | "license" | "releaseDate"> {
  const facts = corpus.collections().find(({ collection }) => collection === name);
  if (facts === undefined) throw new Error(`the store has no ${name}`);
  const { corpusVersion, license, releaseDate } = facts;
  return { corpusVersion, license, releaseDate };
}
