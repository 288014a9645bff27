import { readMarkedHeads } from "./marked-heads.ts";
import { placeMarkers } from "./place-markers.ts";

/**
 * One printed part of a text and its extent: `text.slice(start, end)`, in UTF-16 offsets, from its marker to the next
 * marker at the same or a higher level, to the next inner heading, or to the end.
 */
export type Anchor = { anchor: string; start: number; end: number };

/**
 * The structure anchors of a stored text in printed order: `(a)` is `a`, the `(A)` under its `(1)` is `a-1-A`. Where lists
 * start again under headings within one section, anchors repeat.
 */
export function readAnchors(text: string): Anchor[] {
  const heads = readMarkedHeads(text);
  const paths = placeMarkers(heads);
  const anchors: Anchor[] = [];
  const open: Anchor[] = [];
  heads.forEach(({ start }, index) => {
    const path = paths[index] ?? [];
    for (const closed of open.splice(Math.max(0, path.length - 1))) closed.end = start;
    if (path.length === 0) return;
    const anchor = { anchor: path.join("-"), start, end: text.length };
    anchors.push(anchor);
    open.push(anchor);
  });
  return anchors;
}
