import { LIMITS } from "../contract/limits.ts";
import type { ChapterSummary, HeadingRecord, TitleRecord } from "../model/tree-records.ts";
import { counted } from "./counted.ts";
import { type Stamp, stampMarkdown } from "./frontmatter.ts";
import { mapFrontmatter } from "./map-frontmatter.ts";
import { writeMarkdown } from "./markdown.ts";
import { type Blocks, heading, line, link, list, type NestedEntry } from "./nodes.ts";
import { notesBlocks } from "./notes-blocks.ts";
import { headingWords } from "./printed-headings.ts";

/** A title's map as Markdown (contract section 4.4): its chapters with articles, parts and subparts. */
export function titleMarkdown(title: TitleRecord, stamp: Stamp): string {
  return stampMarkdown(mapFrontmatter(title, stamp), titleMarkdownBody(title));
}

/** The title's map without its frontmatter. */
export function titleMarkdownBody(title: TitleRecord): string {
  const counts = `${counted(title.chapter_count, "chapter")}, ${counted(title.section_count, "section")}.`;
  const blocks: Blocks = [heading(1, `Title ${title.title}. ${title.heading}`), line(counts)];
  if (title.chapters.length > 0) blocks.push(list(title.chapters.map(chapterEntry)));
  blocks.push(...notesBlocks(title.notes, 2, { chars: LIMITS.notesChars, whole: title.json_url }));
  return writeMarkdown(blocks);
}

function chapterEntry(chapter: ChapterSummary): NestedEntry {
  const range = chapter.first === null || chapter.last === null ? "" : `, ${chapter.first} to ${chapter.last}`;
  const name = headingWords({ ...chapter, number: chapter.chapter });
  return {
    words: [link(name, chapter.md_url), ` (${counted(chapter.sections, "section")}${range})`],
    below: chapter.children.map(headingEntry),
  };
}

function headingEntry(record: HeadingRecord): NestedEntry {
  const words = `${headingWords(record)} (${counted(record.sections, "section")})`;
  return { words: [words], below: record.children.map(headingEntry) };
}
