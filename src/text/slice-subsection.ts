import { type Anchor, readAnchors } from "./anchors.ts";

/**
 * The exact words of one part of a text, from its marker to its end, without the blank line after it; null where the text
 * has no such part. Of repeated anchors the first counts. An anchor in the wrong case is found where only one fits.
 */
export function sliceSubsection(text: string, anchor: string): string | null {
  const found = findAnchor(readAnchors(text), anchor);
  return found === null ? null : textOfAnchor(text, found);
}

/** The words of an anchor's extent, without the blank line after it. */
export function textOfAnchor(text: string, { start, end }: Pick<Anchor, "start" | "end">): string {
  return text.slice(start, end).trimEnd();
}

/** The anchor asked for, in its own case first; of repeated ones the first; null where none or several others fit. */
export function findAnchor<A extends Pick<Anchor, "anchor">>(anchors: readonly A[], wanted: string): A | null {
  const exact = anchors.find(({ anchor }) => anchor === wanted);
  if (exact !== undefined) return exact;
  const folded = wanted.toLowerCase();
  const others = anchors.filter(({ anchor }) => anchor.toLowerCase() === folded);
  const names = new Set(others.map(({ anchor }) => anchor));
  return names.size === 1 ? (others[0] ?? null) : null;
}
