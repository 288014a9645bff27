import type { ChapterRecord, TitleRecord } from "../model/tree-records.ts";
import type { Frontmatter, Stamp } from "./frontmatter.ts";
import { levelName } from "./section-blocks.ts";

/** The frontmatter of a title or chapter: no single source page, status or version. */
export function mapFrontmatter(record: TitleRecord | ChapterRecord, stamp: Stamp): Frontmatter {
  return {
    cite_as:
      "chapter" in record
        ? `O.C.G.A. Title ${record.title}, ${levelName(record.kind, record.chapter)}`
        : `O.C.G.A. Title ${record.title}`,
    canonical_url: record.canonical_url,
    source_url: null,
    status: null,
    date: stamp.releaseDate,
    version: null,
    corpus_version: stamp.corpusVersion,
    license: stamp.license,
  };
}
