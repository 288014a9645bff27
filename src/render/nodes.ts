import type {
  BlockContent,
  Blockquote,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
} from "mdast";
import { readParagraphs } from "../text/paragraphs.ts";

/** Words in a line of their own nodes: strings are text, line breaks become spaces. */
export type Words = readonly (string | Link | InlineCode)[];

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ").trim();

function phrasing(words: Words): PhrasingContent[] {
  return words.map((word) => (typeof word === "string" ? { type: "text", value: word } : word));
}

/** A heading; a depth beyond what Markdown has becomes the deepest. */
export function heading(depth: number, text: string): Heading {
  return { type: "heading", depth: Math.min(6, depth) as Heading["depth"], children: phrasing([oneLine(text)]) };
}

/** A paragraph of words and links. */
export function line(...words: Words): Paragraph {
  return { type: "paragraph", children: phrasing(words) };
}

/** A link by its words. */
export function link(text: string, url: string): Link {
  return { type: "link", url, children: [{ type: "text", value: oneLine(text) }] };
}

/** The name of a field, a file or a parameter, written as code. */
export function code(value: string): InlineCode {
  return { type: "inlineCode", value };
}

/** A line of a list and the lines below it. */
export type NestedEntry = { words: Words; below: readonly NestedEntry[] };

/** A tight list with one line per entry. */
export function list(entries: readonly NestedEntry[]): List {
  return {
    type: "list",
    ordered: false,
    spread: false,
    children: entries.map(({ words, below }) => ({
      type: "listItem",
      spread: false,
      children: below.length === 0 ? [line(...words)] : [line(...words), list(below)],
    })),
  };
}

/** Lines set apart from the source text: what is said about it, not what it says. */
export function aside(lines: readonly Words[]): Blockquote[] {
  const children: BlockContent[] = lines.map((words) => line(...words));
  return children.length === 0 ? [] : [{ type: "blockquote", children }];
}

/** Source text: a paragraph for each stored paragraph, every line break within one kept. */
export function sourceText(text: string): Paragraph[] {
  return readParagraphs(text).map(({ text: paragraph }) => ({
    type: "paragraph",
    children: paragraph
      .split("\n")
      .flatMap((value): PhrasingContent[] => [{ type: "break" }, { type: "text", value }])
      .slice(1),
  }));
}

/** Blocks of a document, in order. */
export type Blocks = RootContent[];
