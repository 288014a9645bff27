import { isTag, type PageNode } from "./dom.ts";
import { listParagraphs } from "./list-paragraphs.ts";
import type { PageBlock } from "./page-blocks.ts";
import { printedText } from "./printed-text.ts";
import type { Notice } from "./report.ts";

/** Blocks that are one paragraph each. Subheadings are: those of interstate compacts are text of the law. */
const PARAGRAPH_TAGS: ReadonlySet<string> = new Set(["p", "h4", "h5", "h6"]);

/** A block's paragraphs in printed order. A tag that this format did not use is reported; its text is kept. */
export function blockParagraphs(block: PageBlock, notice: Notice): string[] {
  if (block.text === "") return [];
  if (block.element === null || PARAGRAPH_TAGS.has(block.tag)) return [block.text];
  if (block.tag === "ol") return listParagraphs(block.element, notice);
  notice("unknown tag", block.id, `<${block.tag}> ${block.text}`);
  return rowsOf(block.element.children).filter((text) => text !== "");
}

/** Rows of a table and items of an unordered list are a paragraph each; anything else is one. */
const ROW_TAGS: ReadonlySet<string> = new Set(["tr", "li", "p", "dt", "dd"]);

function rowsOf(nodes: readonly PageNode[]): string[] {
  const rows = nodes.flatMap((node) => {
    if (!isTag(node)) return [];
    return ROW_TAGS.has(node.name) ? [printedText(node.children)] : rowsOf(node.children);
  });
  return rows.length === 0 ? [printedText(nodes)] : rows;
}
