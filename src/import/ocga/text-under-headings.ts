import { type ChapterHeading, readChapterHeading } from "./chapter-heading.ts";
import type { PageBlock } from "./page-blocks.ts";

/** The heads of printed tables of contents, and the lines in them that name a heading. */
const TABLE_HEAD = /^(?:Chap|Art|Sec|Part|Subpart)\.$/;
const TABLE_LINE = /^(?:chapter|article|part|subpart) \d{1,4}[A-Z]{0,2}(?:\.\d{1,3})?$/i;

/** True for a block with which a heading's table of contents begins, where it is printed as paragraphs before a `nav`. */
export function opensTable(block: PageBlock): boolean {
  return block.tag === "p" && (block.classes.includes("navhead") || TABLE_LINE.test(block.text));
}

/** True for a block that stands above a table of contents or is one. */
export function isTableHead(block: PageBlock): boolean {
  return block.tag === "ul" || (block.tag === "p" && TABLE_HEAD.test(block.text));
}

/**
 * A heading that is printed as two bold paragraphs among a section's notes, `ARTICLE 14` and its name: how releases of
 * 2020 set an article out twice. Null for every other block.
 */
export function readHeadingInText(block: PageBlock, next: PageBlock | undefined): ChapterHeading | null {
  if (block.tag !== "p" || block.boldLead !== block.text || !TABLE_LINE.test(block.text)) return null;
  if (next?.tag !== "p" || next.boldLead !== next.text) return null;
  return readChapterHeading({ ...block, classes: [], text: `${block.text} ${next.text}` });
}
