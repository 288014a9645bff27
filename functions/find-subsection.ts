import { readAnchors } from "../src/text/anchors.ts";
import { findAnchor } from "../src/text/slice-subsection.ts";

/** The anchor of a text that a written one means, in its own case; null when the text has no such part. */
export function findSubsection({ text }: { readonly text: string }, written: string): string | null {
  return findAnchor(readAnchors(text), written)?.anchor ?? null;
}
