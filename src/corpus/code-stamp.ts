import type { CollectionFacts, Corpus } from "./corpus.ts";

/** What the Markdown of the Code says of its collection. */
export function codeStamp(
  corpus: Pick<Corpus, "collections">,
): Pick<CollectionFacts, "corpusVersion" | "license" | "releaseDate"> {
  const facts = corpus.collections().find(({ collection }) => collection === "code");
  if (facts === undefined) throw new Error("the store has no Code");
  const { corpusVersion, license, releaseDate } = facts;
  return { corpusVersion, license, releaseDate };
}
