import { isTag, type Page, type PageElement, type PageNode } from "../ocga/dom.ts";
import { printedText } from "../ocga/printed-text.ts";

/** Something that stands in a page's navigation and is none. */
export type DroppedInNavigation = { readonly id: string; readonly text: string };

const NAVIGATION_TAGS: ReadonlySet<string> = new Set(["h1", "ul", "nav", "br"]);
const NAVIGATION_CLASSES: ReadonlySet<string> = new Set(["transformation", "navhead"]);

/** Headings and paragraphs in a `nav` that are neither the title, the page's own mark nor a table of contents. */
export function navigationText(page: Page): DroppedInNavigation[] {
  return navigations(page.children).flatMap(({ children }) =>
    children
      .filter(isTag)
      .filter(({ name, attribs }) => !NAVIGATION_TAGS.has(name) && !NAVIGATION_CLASSES.has(attribs["class"] ?? ""))
      .map((element) => ({ id: element.attribs["id"] ?? "", text: printedText(element.children) }))
      .filter(({ text }) => text !== ""),
  );
}

function navigations(nodes: readonly PageNode[]): PageElement[] {
  return nodes.filter(isTag).flatMap((node) => [...(node.name === "nav" ? [node] : []), ...navigations(node.children)]);
}
