import { markerAt } from "./list-markers.ts";

/** A paragraph of a section's text, and whether it stood in a list or by itself. */
export type PlacedParagraph = { readonly text: string; readonly listed: boolean };

const MARKERS = /^["“‘']?(?<markers>(?:\([A-Za-z0-9.]{1,8}\) ?){1,5})/;
const TYPES = ["1", "a", "A", "i", "I"] as const;
const LONGEST_LIST = 99;

/** What may follow a marker: in each numbering that has it, the next. */
const NEXT: ReadonlyMap<string, readonly string[]> = nextMarkers();

/**
 * The first paragraph outside a list whose marker follows none above it; null where all do. The upstream converter moved
 * paragraphs with inserted designations, such as those below (a.1), from inside lists to the end of the section: such a
 * text is complete but out of order.
 */
export function outOfOrder(paragraphs: readonly PlacedParagraph[]): string | null {
  let open: string[] = [];
  for (const [index, { text, listed }] of paragraphs.entries()) {
    const markers = markersOf(text);
    const [first] = markers;
    if (first === undefined) {
      // A heading or a form inside the text begins its numbering anew.
      if (!listed && !text.startsWith("(")) open = [];
      continue;
    }
    const level = open.findLastIndex((marker) => follows(first, marker));
    if (level === -1 && open.length > 0 && !opensInside(first, listed, paragraphs[index - 1])) return text;
    open = [...open.slice(0, level === -1 ? open.length : level), ...markers];
  }
  return null;
}

/** A first marker begins a list below a paragraph that announces one, or below another that stands by itself. */
function opensInside(marker: string, listed: boolean, before: PlacedParagraph | undefined): boolean {
  const isFirst = TYPES.some((type) => markerAt(type, 1) === marker);
  return isFirst && before !== undefined && (listed || !before.listed || before.text.endsWith(":"));
}

function markersOf(text: string): string[] {
  const found = MARKERS.exec(text)?.groups?.["markers"] ?? "";
  return found.split(/[() ]/).filter((marker) => marker !== "");
}

function follows(marker: string, before: string): boolean {
  const [head = ""] = before.split(".");
  return (marker.startsWith(`${head}.`) && marker !== before) || NEXT.get(head)?.includes(marker) === true;
}

function nextMarkers(): Map<string, string[]> {
  const next = new Map<string, string[]>();
  for (const type of TYPES) {
    for (let place = 1; place < LONGEST_LIST; place += 1) {
      const marker = markerAt(type, place) ?? "";
      next.set(marker, [...(next.get(marker) ?? []), markerAt(type, place + 1) ?? ""]);
    }
  }
  return next;
}
