import { isTag, isText, type PageElement, type PageNode } from "../ocga/dom.ts";

/** A footnote's mark as printed: a number, a letter, stars or daggers. */
const LABEL = /^(?:\d{1,4}[a-z]?|[a-z]|\*{1,6}|[†‡§¶#]{1,4})$/i;
/** How a mark may be wrapped: `[1]`, `[fn. 1]`, `[fn1]`, `(1)`. */
const WRAPPED = /^[[(]\s*(?:fn\.?\s*)?(?<label>[^\s[\]()]+)\s*[\])]$/i;
const PAGE = /^\[?\*+\s*(?:page\s+)?(?<page>[\w.-]{1,12})\]?$/i;
const PAGE_TAGS: ReadonlySet<string> = new Set(["page-number", "page_number"]);
const PAGE_CLASSES = /(?:^|\s)(?:star-pagination|page-label|page-number)(?:\s|$)/;

/** All text in a node, as it stands. */
export function rawText(node: PageNode): string {
  if (isText(node)) return node.data;
  return "children" in node ? node.children.map(rawText).join("") : "";
}

/** The page that an element prints the number of, and its paging; null for any other element. */
export function pageOf(element: PageElement): { page: string; series: string } | null {
  const { attribs, name } = element;
  if (!PAGE_TAGS.has(name) && !PAGE_CLASSES.test(attribs["class"] ?? "")) return null;
  const printed = rawText(element).trim();
  const written = attribs["label"] ?? attribs["data-label"] ?? PAGE.exec(printed)?.groups?.["page"];
  // What prints other words than a number is no page number, whatever its class says.
  if (written === undefined || printed.length > 20 || !/^[\w.-]{1,12}$/.test(written)) return null;
  return { page: written, series: attribs["citation-index"] ?? attribs["data-citation-index"] ?? "1" };
}

/** A raised number is a footnote's mark after a word or a closing mark: not in `x²` or `21st`. */
const BEFORE_MARK = /(?:[.,;:!?"”’')\]]|\p{L}{3})$/u;

/**
 * The mark `[1]` of a footnote that an element prints in the running text; null for any other element.
 *
 * @param before the last characters printed before the element
 */
export function footnoteMark(element: PageElement, before: string): string | null {
  const { name, attribs } = element;
  const kind = attribs["class"] ?? "";
  const target = attribs["href"] ?? "";
  const known =
    name === "footnotemark" ||
    name === "footnote_reference" ||
    (name === "a" && /(?:^|\s)footnotemark(?:\s|$)/.test(kind)) ||
    (name === "a" && /(?:^|\s)footnote(?:\s|$)/.test(kind) && !target.endsWith("_ref")) ||
    (name === "sup" && /^(?:ref-|r)fn/i.test(attribs["id"] ?? ""));
  const text = rawText(element).trim();
  const raised = name === "sup" && (WRAPPED.test(text) || (/^\d{1,3}$/.test(text) && BEFORE_MARK.test(before)));
  if (!known && !raised) return null;
  const label = WRAPPED.exec(text)?.groups?.["label"] ?? text;
  return LABEL.test(label) ? label : null;
}

/** Whether an element holds the words of a footnote. */
export function isFootnote({ name, attribs }: PageElement): boolean {
  if (name === "footnote" || name === "footnote_body") return true;
  return ["aside", "div", "li"].includes(name) && /(?:^|\s)footnote(?:\s|$)/.test(attribs["class"] ?? "");
}

/**
 * The label of a footnote, and the element that prints it, if one does; null where a footnote has none: its words stay
 * where they stand.
 */
export function footnoteLabel(footnote: PageElement): { label: string; printed: PageElement | null } | null {
  const printed = firstElement(footnote);
  const text = printed === null ? "" : rawText(printed).trim();
  const label = WRAPPED.exec(text)?.groups?.["label"] ?? text;
  if (printed !== null && isLabel(printed) && LABEL.test(label)) return { label, printed };
  const given = footnote.attribs["label"] ?? footnote.attribs["data-label"] ?? "";
  return LABEL.test(given) ? { label: given, printed: null } : null;
}

function isLabel({ name, attribs }: PageElement): boolean {
  return name === "a" || name === "footnote_number" || (name === "sup" && /^fn/i.test(attribs["id"] ?? "fn"));
}

function firstElement(element: PageElement): PageElement | null {
  const first = element.children.find((child) => isTag(child) || (isText(child) && child.data.trim() !== ""));
  return first !== undefined && isTag(first) ? first : null;
}

/** A number that an edition on the web puts before each paragraph; no part of the opinion. */
export function isParagraphNumber({ name, attribs, parent }: PageElement): boolean {
  if (name !== "span" || attribs["class"] !== "num" || parent === null || !("attribs" in parent)) return false;
  return parent.attribs["class"] === "num";
}
