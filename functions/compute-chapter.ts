import { LIMITS } from "../src/contract/limits.ts";
import type { Corpus } from "../src/corpus/corpus.ts";
import type { SectionRecord } from "../src/model/section-record.ts";
import type { ChapterRecord } from "../src/model/tree-records.ts";
import { chapterFullMarkdown } from "../src/render/chapter-full-markdown.ts";
import { codeStamp } from "./code-stamp.ts";
import type { Compute } from "./computed.ts";

/** A chapter with its sections' text from some section on. `start` alone changes nothing: the listing is whole. */
export const computeChapterMarkdown: Compute = ({ release: { corpus }, params, query }) => {
  if (query["full"] === undefined) return { kind: "same-as", query: {} };
  const chapter = corpus.chapter(Number(params["title"]), params["chapter"] ?? "");
  if (chapter === null) throw new Error("a chapter is computed before it is located");
  const start = Number(query["start"] ?? 0);
  const body = chapterFullMarkdown(chapter, recordsOfPage(corpus, chapter, start), start, codeStamp(corpus));
  return { kind: "body", body };
};

/** The records that a page from `start` may show: no more are read than the cap lets in, and the one past it. */
function recordsOfPage(corpus: Corpus, { items }: ChapterRecord, start: number): SectionRecord[] {
  const records: SectionRecord[] = [];
  let chars = 0;
  for (const { citation } of items.slice(start)) {
    const record = corpus.section(citation);
    if (record === null) throw new Error(`the chapter lists ${citation}, which the store does not have`);
    records.push(record);
    chars += record.versions[0]?.chars ?? 0;
    if (chars > LIMITS.chapterChars && records.length > 1) break;
  }
  return records;
}
