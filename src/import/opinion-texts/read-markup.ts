import { parseDocument } from "htmlparser2";
import { isTag, isText, type PageElement, type PageNode } from "../ocga/dom.ts";
import { mendCharacters } from "./mend-characters.ts";
import type { PageMarks } from "./page-marks.ts";
import { footnoteLabel, footnoteMark, isFootnote, isParagraphNumber, pageOf } from "./printed-marks.ts";
import { BLOCK_TAGS, CELL_TAGS, INLINE_TAGS, SKIPPED_TAGS } from "./tags.ts";

/** A stretch of text between two block tags; `preformatted` means that its lines and spaces are as typed. */
export type Block = { text: string; preformatted: boolean };
/** Stands for a line break until paragraphs are made. */
export const LINE_BREAK = "\u2028";

/** What a page of markup holds: its blocks in order, its footnotes apart, and what was not understood. */
export type MarkupBlocks = {
  readonly body: readonly Block[];
  readonly notes: readonly Block[];
  /** Numbers before paragraphs that were left out. */
  readonly paragraphNumbers: number;
  readonly unknownTags: ReadonlyMap<string, number>;
};

/** White space lost where a tag begins: after a comma, and between a whole small word and a name in italics. */
const LOST_SPACES: readonly { readonly before: RegExp; readonly after: RegExp }[] = [
  { before: /[,;]$/, after: /^[\p{L}\d§]/u },
  { before: /(?:^|[\s(])[a-z]{2,12}$/, after: /^\p{Lu}/u },
];
/** Tags before which a space may be lost. */
const CITING_TAGS: ReadonlySet<string> = new Set(["cross_reference", "i", "em", "cite"]);

/** Columbia's markup opens a footnote inside a paragraph and ends it inside another: blocks in it become line breaks. */
function withWholeNotes(markup: string): string {
  return markup.replace(/<footnote_body>[\s\S]*?<\/footnote_body>/g, (note) =>
    note.replace(/<\/?(?:p|blockquote|center|div|h[1-6])(?:\s[^<>]*)?>/gi, "<br><br>"),
  );
}

/** Reads HTML, or the XML of the Harvard scans, into blocks. */
export function readMarkup(markup: string, marks: PageMarks): MarkupBlocks {
  const page = parseDocument(withWholeNotes(markup), { recognizeSelfClosing: true });
  const body: Block[] = [];
  const notes: Block[] = [];
  const unknownTags = new Map<string, number>();
  let paragraphNumbers = 0;
  let blocks = body;
  let block: Block = { text: "", preformatted: false };

  const end = () => {
    if (block.text.trim() !== "") blocks.push(block);
    block = { text: "", preformatted: false };
  };
  const walkAll = (nodes: readonly PageNode[]) => {
    for (const node of nodes) walk(node);
  };
  const walk = (node: PageNode): void => {
    if (isText(node)) block.text += mendCharacters(node.data);
    else if (isTag(node)) readElement(node);
    else if ("children" in node) walkAll(node.children);
  };
  const readElement = (element: PageElement): void => {
    const { name } = element;
    if (SKIPPED_TAGS.has(name)) return;
    if (isParagraphNumber(element)) {
      paragraphNumbers += 1;
      return;
    }
    const page = pageOf(element);
    if (page !== null) block.text += marks.mark(page.page, page.series);
    else if (name === "br") block.text += block.preformatted ? "\n" : LINE_BREAK;
    else if (isFootnote(element)) readFootnote(element);
    else readWords(element);
  };
  const readFootnote = (element: PageElement): void => {
    const found = footnoteLabel(element);
    if (found === null) {
      readWords(element);
      return;
    }
    // What stands around the note goes on behind it.
    const [outerBlocks, outer] = [blocks, block];
    const own: Block[] = [];
    blocks = own;
    block = { text: `[${found.label}] `, preformatted: false };
    const first = block;
    walkAll(element.children.filter((child) => child !== found.printed));
    end();
    // The label and the first paragraph are one, also where the paragraph has a tag of its own.
    const [head, next] = own;
    if (head === first && next !== undefined && first.text.trim() === `[${found.label}]`) {
      own.splice(0, 2, { ...next, text: `[${found.label}] ${next.text.trimStart()}` });
    }
    notes.push(...own);
    [blocks, block] = [outerBlocks, outer];
  };
  const readWords = (element: PageElement): void => {
    const mark = footnoteMark(element, block.text.slice(-3));
    if (mark !== null) {
      block.text = `${block.text.trimEnd()}[${mark}]`;
      return;
    }
    const isLine = element.name === "pre" && (element.attribs["class"] ?? "").includes("inline");
    if (isLine) {
      block.preformatted = true;
      walkAll(element.children);
    } else if (isInline(element.name)) {
      if (CITING_TAGS.has(element.name)) block.text += lostSpace(block.text, element);
      walkAll(element.children);
    } else readBlock(element);
  };
  const readBlock = (element: PageElement): void => {
    const { name } = element;
    if (!BLOCK_TAGS.has(name)) unknownTags.set(name, (unknownTags.get(name) ?? 0) + 1);
    if (CELL_TAGS.has(name)) {
      block.text += " ";
      walkAll(element.children);
      block.text += " ";
      return;
    }
    end();
    block.preformatted = name === "pre";
    walkAll(element.children);
    end();
  };

  walk(page);
  end();
  return { body, notes, paragraphNumbers, unknownTags };
}

function isInline(name: string): boolean {
  return INLINE_TAGS.has(name) || name.includes(":");
}

function lostSpace(left: string, element: PageElement): string {
  const right = firstWords(element);
  const tail = left.slice(-14);
  return LOST_SPACES.some(({ before, after }) => before.test(tail) && after.test(right)) ? " " : "";
}

/** The first characters that an element prints. */
function firstWords(node: PageNode): string {
  if (isText(node)) return node.data.slice(0, 12);
  if (!("children" in node)) return "";
  for (const child of node.children) {
    const words = firstWords(child);
    if (words !== "") return words;
  }
  return "";
}
