import { DomUtils, parseDocument } from "htmlparser2";

const { findAll, getAttributeValue, textContent } = DomUtils;

type Element = ReturnType<typeof findAll>[number];

/** A parsed page. */
export type Page = ReturnType<typeof parseDocument>;

/** Parses a page as a browser would find its elements. */
export function readPage(html: string): Page {
  return parseDocument(html);
}

/** Every element of one of the names, or of every name, in document order. */
export function elements(page: Page, ...names: string[]): Element[] {
  return findAll((element) => names.length === 0 || names.includes(element.name), page.children);
}

/** Elements of some names that words of a document could have made: scripts that are files of the site are left out. */
export function strayElements(page: Page, ...names: string[]): Element[] {
  return elements(page, "script", ...names).filter(
    ({ name, attribs, children }) =>
      name !== "script" || children.length > 0 || !/^\/_astro\/[\w.-]+\.js$/.test(attribs["src"] ?? ""),
  );
}

/** The values that an attribute has on the elements that have it, in document order. */
export function attributes(page: Page, attribute: string): string[] {
  return elements(page).flatMap((element) => getAttributeValue(element, attribute) ?? []);
}

/** The words of the elements of a name, each on one line, as a reader sees them. */
export function words(page: Page, name: string): string[] {
  return elements(page, name).map(wordsOf);
}

/** The words of the elements with a class. */
export function wordsOfClass(page: Page, name: string): string[] {
  const has = (element: Element) => getAttributeValue(element, "class")?.split(" ").includes(name);
  return elements(page).filter(has).map(wordsOf);
}

/** The address that the head gives for a relation, and for a media type where there are several. */
export function headLink(page: Page, rel: string, type?: string): string | undefined {
  const found = elements(page, "link").find(
    (link) =>
      getAttributeValue(link, "rel") === rel && (type === undefined || getAttributeValue(link, "type") === type),
  );
  return found === undefined ? undefined : getAttributeValue(found, "href");
}

function wordsOf(element: Element): string {
  return textContent(element).replace(/\s+/g, " ").trim();
}
