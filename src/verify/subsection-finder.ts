import { readAnchors } from "../text/anchors.ts";
import { once } from "./document-text.ts";

/** A function that gives the anchor of the innermost part of a law text that has all of a stretch, null where none has. */
export function subsectionFinder(text: string): (start: number, end: number) => string | null {
  const anchors = once(() => readAnchors(text));
  return (start, end) =>
    anchors().findLast((anchor) => anchor.start <= start && end <= anchor.end && start < anchor.end)?.anchor ?? null;
}
