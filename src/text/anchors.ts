import { readMarkedHeads } from "./marked-heads.ts";
import { placeMarkers } from "./place-markers.ts";

/**
 * One printed part of a text and its extent: `text.slice(start, end)`, in UTF-16 offsets, from its marker to the next
 * marker at the same or a higher level, to the next inner heading, or to the end. Its own words begin at `words`, behind
 * the marker. `section` is the number of the printed section that it is or stands in, null in a text without such.
 */
export type Anchor = { anchor: string; section: string | null; start: number; words: number; end: number };

/**
 * The structure anchors of a stored text in printed order: `(a)` is `a`, the `(A)` under its `(1)` is `a-1-A`. In a text
 * that is divided into `Section 1.`, `Section 2.`, these are `1` and `2`, and the `(a)` in the second is `2-a`. Where lists
 * start again under other headings within one section, anchors repeat.
 */
export function readAnchors(text: string): Anchor[] {
  const heads = readMarkedHeads(text);
  const paths = placeMarkers(heads);
  const anchors: Anchor[] = [];
  const open: Anchor[] = [];
  let section: string | null = null;
  heads.forEach((head, index) => {
    const { start, words } = head;
    if (head.kind === "heading") section = head.section;
    const path = [...(section === null ? [] : [section]), ...(paths[index] ?? [])];
    for (const closed of open.splice(Math.max(0, path.length - 1))) closed.end = start;
    if (path.length === 0) return;
    const anchor = { anchor: path.join("-"), section, start, words, end: text.length };
    anchors.push(anchor);
    open.push(anchor);
  });
  return anchors;
}
