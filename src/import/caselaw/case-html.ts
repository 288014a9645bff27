import { parseDocument } from "htmlparser2";
import { isTag, type PageNode } from "../ocga/dom.ts";

/**
 * The markup of each opinion in a case's page, which has the page numbers and footnotes that the JSON text lacks; as many
 * as the JSON has, or null.
 */
export function opinionMarkups(html: string, count: number): string[] | null {
  const found: string[] = [];
  const visit = (nodes: readonly PageNode[]) => {
    for (const node of nodes) {
      if (!isTag(node)) continue;
      if (node.name === "article" && /(?:^|\s)opinion(?:\s|$)/.test(node.attribs["class"] ?? "")) {
        if (node.startIndex !== null && node.endIndex !== null)
          found.push(html.slice(node.startIndex, node.endIndex + 1));
      } else visit(node.children);
    }
  };
  visit(parseDocument(html, { withStartIndices: true, withEndIndices: true }).children);
  return found.length === count ? found : null;
}
