import { collectionStamp } from "../corpus/collection-stamp.ts";
import type { Corpus } from "../corpus/corpus.ts";
import { actsMarkdown } from "../render/search/acts-markdown.ts";
import { openSearch } from "../search/open-search.ts";
import type { ArtifactWriter } from "./artifact-writer.ts";
import { pathOf } from "./route-artifacts.ts";

/** Writes the list of every short title, where the release has the Code. `store` is the compiled store, with its indexes. */
export function publishSearch(writer: ArtifactWriter, corpus: Corpus, store: string): void {
  if (corpus.codeMeta() === null) return;
  const index = openSearch(store);
  try {
    const { items } = index.acts({ q: null, limit: null });
    writer.put(pathOf("code.acts.markdown", {}), actsMarkdown(items, collectionStamp(corpus, "code"), corpus.roots));
  } finally {
    index.close();
  }
}
