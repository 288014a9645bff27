import type { Corpus } from "../src/corpus/corpus.ts";
import type { Stamp } from "../src/render/frontmatter.ts";

/** What the Markdown of the Code says of its collection. */
export function codeStamp(corpus: Corpus): Stamp {
  const facts = corpus.collections().find(({ collection }) => collection === "code");
  if (facts === undefined) throw new Error("the store has no Code");
  return { corpusVersion: facts.corpusVersion, license: facts.license, releaseDate: facts.releaseDate };
}
