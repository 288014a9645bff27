import type { parseDocument } from "htmlparser2";

/** A parsed page. */
export type Page = ReturnType<typeof parseDocument>;
/** Anything that stands in an element or page. */
export type PageNode = Page["children"][number];
/** An element of a page. */
export type PageElement = Extract<PageNode, { attribs: unknown }>;
/** A run of text. */
export type PageText = Extract<PageNode, { type: "text" }>;

/** True for an element of any name. */
export function isTag(node: PageNode): node is PageElement {
  return "attribs" in node;
}

/** True for text; comments are none. */
export function isText(node: PageNode): node is PageText {
  return node.type === "text";
}

/** Tags that belong to the line of text around them. */
export const INLINE_TAGS: ReadonlySet<string> = new Set([
  "a",
  "b",
  "br",
  "cite",
  "em",
  "i",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "u",
]);
