import { isTag, type PageElement, type PageNode } from "../ocga/dom.ts";
import { printedText } from "../ocga/printed-text.ts";

/** What is done with an element of USLM. `open`: its number or name opens a provision or a part of one. */
export type UslmTreatment = "inside" | "open" | "clause" | "text" | "note" | "signatures" | "skip";

/** The elements of the Constitution in USLM. */
export const USLM_ELEMENTS: ReadonlyMap<string, UslmTreatment> = new Map([
  ["document", "inside"],
  ["content", "inside"],
  ["preamble", "open"],
  ["article", "open"],
  ["section", "open"],
  ["level", "open"],
  ["clause", "clause"],
  ["text", "text"],
  ["recital", "text"],
  ["chapeau", "text"],
  ["continuation", "text"],
  ["p", "text"],
  ["signature", "text"],
  ["signatures", "signatures"],
  ["note", "note"],
  ["meta", "skip"],
  ["docTitle", "skip"],
  ["num", "skip"],
  ["heading", "skip"],
]);

/** True for an element that has a child of a name. */
export function hasChild(element: PageElement, name: string): boolean {
  return childrenOf(element).some((child) => child.name === name);
}

/** An element's number and heading as printed, without marks of footnotes; empty where it has neither. */
export function headingText(element: PageElement): string {
  const parts = childrenOf(element).filter(({ name }) => name === "num" || name === "heading");
  return parts.map(textWithoutMarks).join(" ").trim();
}

/** An element's text without marks of footnotes. */
export function textWithoutMarks({ children }: PageElement): string {
  return printedText(children.filter((node) => !isFootnoteMark(node)));
}

/** How many paragraphs an element has. */
export function countParagraphs(element: PageElement): number {
  return Math.max(1, childrenOf(element).filter(({ name }) => name === "p").length);
}

function childrenOf({ children }: PageElement): PageElement[] {
  return children.filter(isTag);
}

function isFootnoteMark(node: PageNode): boolean {
  return isTag(node) && node.name === "ref" && node.attribs["class"] === "footnote";
}
