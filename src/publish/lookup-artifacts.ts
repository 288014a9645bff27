import type { Corpus } from "../corpus/corpus.ts";
import { buildShards } from "../lookup/build-shards.ts";
import type { LookupEntry } from "../lookup/lookup-entry.ts";
import type { ArtifactWriter } from "./artifact-writer.ts";
import { must } from "./must.ts";

/** Writes the browser's index of headings: the site host serves it under `/lookup/code/`. */
export function publishLookup(writer: ArtifactWriter, corpus: Corpus): void {
  for (const { name, body } of buildShards(lookupEntries(corpus))) writer.put(`site/lookup/code/${name}`, body);
}

function lookupEntries(corpus: Corpus): LookupEntry[] {
  return corpus.tree().titles.flatMap(({ title, heading, chapters }) =>
    chapters.flatMap(({ chapter, heading: chapterHeading }) =>
      must(corpus.chapter(title, chapter)).items.map(({ citation, catchline, status }) => ({
        id: citation,
        heading: catchline,
        place: `${heading} › ${chapterHeading}`,
        status,
      })),
    ),
  );
}
