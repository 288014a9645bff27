import type { SectionVersion } from "../src/model/section-record.ts";
import { readAnchors } from "../src/text/anchors.ts";
import { findAnchor } from "../src/text/slice-subsection.ts";

/** The anchor of a version that a written one means, in its own case; null when the version has no such part. */
export function findSubsection({ text }: SectionVersion, written: string): string | null {
  return findAnchor(readAnchors(text), written)?.anchor ?? null;
}
