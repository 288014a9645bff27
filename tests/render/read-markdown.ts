import { markdownToMdast } from "satteri";

type Node = { type: string; value?: string; depth?: number; url?: string; children?: Node[] };

/** A block as a reader sees it: what kind it is, and its words with `\n` for a line break. */
export type ReadBlock = { type: string; words: string };

/** A dialect to read in: plain CommonMark, or with GitHub's tables, deletions, footnotes and task lists. */
export const DIALECTS = [
  { name: "CommonMark", features: { gfm: false, frontmatter: false } },
  { name: "GitHub's dialect", features: { gfm: true, frontmatter: false } },
] as const;

/** The blocks of a document as a Markdown parser that this project does not use for writing reads them. */
export function readBlocks(markdown: string, dialect: (typeof DIALECTS)[number]): ReadBlock[] {
  const root = markdownToMdast(markdown, { features: dialect.features }) as Node;
  return (root.children ?? []).map((block) => ({ type: block.type, words: wordsOf(block) }));
}

/** Words of a node; every construct that is not plain text shows as its type in angle quotes, so that it is noticed. */
function wordsOf(node: Node): string {
  if (node.type === "text") return node.value ?? "";
  if (node.type === "break") return "\n";
  const inner = (node.children ?? []).map(wordsOf).join("");
  if (node.type === "paragraph" || node.type === "heading") return inner;
  return `«${node.type} ${node.value ?? ""}${inner}»`;
}
