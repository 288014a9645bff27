import { LIMITS } from "../contract/limits.ts";
import type { SectionRecord } from "../model/section-record.ts";
import type { ChapterRecord } from "../model/tree-records.ts";
import type { Corpus } from "./corpus.ts";

/**
 * The records that a chapter's page of text from item `start` on may show: no more are read than the cap lets in, and the
 * one past it.
 */
export function recordsOfPage(
  corpus: Pick<Corpus, "section">,
  { items }: Pick<ChapterRecord, "items">,
  start: number,
): SectionRecord[] {
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
