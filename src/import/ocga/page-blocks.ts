import { INLINE_TAGS, isTag, isText, type Page, type PageElement, type PageNode } from "./dom.ts";
import { printedText, printingNodes } from "./printed-text.ts";

/** A piece of a title's page in printed order: a heading, a paragraph, a list, or something else that stands by itself. */
export type PageBlock = {
  /** Name of its tag; `p` for text that stands in none. */
  readonly tag: string;
  readonly id: string;
  readonly classes: readonly string[];
  /** Its element; null for text that stands in none. */
  readonly element: PageElement | null;
  /** All its text, as printed. */
  readonly text: string;
  /** Its bold beginning, or null: the place of run-in headings. */
  readonly boldLead: string | null;
  /** What follows the bold beginning. */
  readonly afterLead: string;
};

const TRANSPARENT = new Set(["html", "body", "main", "div", "section", "article"]);

const SMALL_CAPITAL_TAGS = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** The blocks of a page in printed order. Navigation is an empty block; the title's own heading stands in it. */
export function pageBlocks(page: Page): PageBlock[] {
  return [...blocksOf(page.children)];
}

function* blocksOf(nodes: readonly PageNode[]): Generator<PageBlock> {
  let loose: PageNode[] = [];
  for (const node of nodes) {
    if (isText(node) || (isTag(node) && INLINE_TAGS.has(node.name))) {
      loose.push(node);
      continue;
    }
    if (!isTag(node) || node.name === "head") continue;
    yield* looseBlock(loose);
    loose = [];
    if (TRANSPARENT.has(node.name)) yield* blocksOf(node.children);
    else if (node.name === "nav") yield* navigation(node);
    else yield elementBlock(node);
  }
  yield* looseBlock(loose);
}

function* navigation(nav: PageElement): Generator<PageBlock> {
  for (const node of nav.children) if (isTag(node) && node.name === "h1") yield elementBlock(node);
  yield makeBlock("nav", [], null);
}

function* looseBlock(nodes: readonly PageNode[]): Generator<PageBlock> {
  if (printingNodes(nodes).length > 0) yield makeBlock("p", nodes, null);
}

function elementBlock(element: PageElement): PageBlock {
  return makeBlock(element.name, element.children, element);
}

function makeBlock(tag: string, nodes: readonly PageNode[], element: PageElement | null): PageBlock {
  const printing = printingNodes(nodes);
  const first = printing[0];
  const bold = first !== undefined && isTag(first) && (first.name === "b" || first.name === "strong");
  return {
    tag,
    id: element?.attribs["id"] ?? "",
    classes: (element?.attribs["class"] ?? "").split(/\s+/).filter((name) => name !== ""),
    element,
    text: printedText(nodes, { smallCapitals: SMALL_CAPITAL_TAGS.has(tag) }),
    boldLead: bold ? printedText([first]) : null,
    afterLead: bold ? printedText(printing.slice(1)) : "",
  };
}
