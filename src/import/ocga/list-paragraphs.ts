import { INLINE_TAGS, isTag, type PageElement, type PageNode } from "./dom.ts";
import { itemMarker, markerAt } from "./list-markers.ts";
import { printedText, printingNodes } from "./printed-text.ts";
import type { Notice } from "./report.ts";

/** A paragraph that is nothing but markers, `(c.1)` or `(c.1) (1)`: the markers of what follows it. */
const MARKERS_ONLY = /^(?:\([A-Za-z0-9.]{1,8}\) ?){1,4}$/;

/** The list's paragraphs in printed order, their markers put back: `(a) …`, `(e)(1) …`. */
export function listParagraphs(list: PageElement, notice: Notice): string[] {
  const paragraphs: string[] = [];
  readList(list, [], "", { paragraphs, notice });
  return paragraphs;
}

type Reading = { readonly paragraphs: string[]; readonly notice: Notice };

/** `pending` are the markers that the list's first item is to carry. */
function readList(list: PageElement, outerIds: readonly string[], pending: string, reading: Reading): void {
  const type = list.attribs["type"] ?? "1";
  const ids = [...outerIds];
  let position = Number(list.attribs["start"] ?? 1) - 1;
  let before = pending;
  for (const node of printingNodes(list.children)) {
    if (!isTag(node) || node.name !== "li") {
      readStray(node, before, reading);
    } else {
      position = node.attribs["value"] === undefined ? position + 1 : Number(node.attribs["value"]);
      const { id, marker } = readMarker(node, type, position, ids, reading);
      readItem(node, id, before + (marker === "" ? "" : `(${marker})`), reading);
      if (outerIds.length > 0 && id !== "") ids.push(id);
    }
    before = "";
  }
}

function readMarker(item: PageElement, type: string, position: number, bases: readonly string[], { notice }: Reading) {
  const id = item.attribs["id"] ?? "";
  const found = itemMarker(type, position, id, bases);
  if (found.doubt === "disagreement") {
    const shorter = withoutFirstInside(item, id);
    if (shorter !== null && itemMarker(type, position, shorter, bases).doubt === "none") {
      return { id: shorter, marker: markerAt(type, position) ?? "" };
    }
    notice("marker disagreement", id, printedText(item.children));
  } else if (found.doubt === "no marker") notice("list item without marker", id, printedText(item.children));
  return { id, marker: found.marker };
}

/** The id without the marker of the first item inside, which some carry too: `…Ci` for (C)(i); else null. */
function withoutFirstInside(item: PageElement, id: string): string | null {
  const first = printingNodes(item.children)[0];
  if (first === undefined || !isTag(first) || first.name !== "ol") return null;
  const inside = markerAt(first.attribs["type"] ?? "1", 1) ?? "";
  return id.endsWith(inside) ? id.slice(0, id.length - inside.length) : null;
}

function readStray(node: PageNode, pending: string, { paragraphs, notice }: Reading): void {
  const text = printedText([node]);
  notice("unknown tag", "", isTag(node) ? `<ol> <${node.name}> ${text}` : `<ol> ${text}`);
  if (text !== "") paragraphs.push(withMarkers(pending, text));
}

function readItem(item: PageElement, id: string, markers: string, reading: Reading): void {
  let pending = markers;
  const ids = id === "" ? [] : [id];
  const add = (text: string) => {
    if (text === "") return;
    reading.paragraphs.push(withMarkers(pending, text));
    pending = "";
  };
  for (const part of itemParts(item)) {
    if (part.kind === "line") add(printedText(part.nodes));
    else if (part.element.name === "ol") {
      readList(part.element, ids, pending, reading);
      pending = "";
    } else {
      const text = printedText(part.element.children);
      if (part.element.name !== "p") reading.notice("unknown tag", id, `<li> <${part.element.name}> ${text}`);
      const marked = part.element.attribs["id"];
      if (marked !== undefined) ids.push(marked);
      if (MARKERS_ONLY.test(text)) pending = withMarkers(pending, text);
      else add(text);
    }
  }
  if (pending === "") return;
  if (pending === markers) reading.notice("empty list item", id, pending);
  reading.paragraphs.push(pending);
}

type ItemPart = { kind: "line"; nodes: PageNode[] } | { kind: "block"; element: PageElement };

function itemParts(item: PageElement): ItemPart[] {
  const parts: ItemPart[] = [];
  for (const node of item.children) {
    const last = parts.at(-1);
    if (isTag(node) && !INLINE_TAGS.has(node.name)) parts.push({ kind: "block", element: node });
    else if (last?.kind === "line") last.nodes.push(node);
    else parts.push({ kind: "line", nodes: [node] });
  }
  return parts;
}

function withMarkers(markers: string, text: string): string {
  return markers === "" ? text : `${markers} ${text}`;
}
