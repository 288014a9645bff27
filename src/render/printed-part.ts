import { type Anchor, readAnchors } from "../text/anchors.ts";
import { findAnchor } from "../text/slice-subsection.ts";

/** What could have been asked for instead of a part that a text does not have. */
export type UnknownSubsection = { kind: "unknown-subsection"; known: string[] };

/** The part of a printed text that an anchor names, null for the whole where none is asked for. */
export function choosePart(
  { text, subsections }: { text: string; subsections: string[] },
  subsection: string | undefined,
): { kind: "part"; part: Anchor | null } | UnknownSubsection {
  if (subsection === undefined) return { kind: "part", part: null };
  const part = findAnchor(readAnchors(text), subsection);
  return part === null ? { kind: "unknown-subsection", known: subsections } : { kind: "part", part };
}

/** A part as it is cited: `(a)(1)` for the anchor `a-1`, `§ 2(a)` for the `2-a` of a text in printed sections. */
export function citedPart({ anchor, section }: Anchor): string {
  const marks = anchor.split("-").map((mark) => `(${mark})`);
  return section === null ? marks.join("") : `§ ${section}${marks.slice(1).join("")}`;
}

/** A citation with a part behind it: `§ 16-5-1(a)`, `U.S. Const. amend. XIV, § 1`; as it is without a part. */
export function citedWithPart(citation: string, part: Anchor | null): string {
  if (part === null) return citation;
  return `${citation}${part.section === null ? "" : ", "}${citedPart(part)}`;
}
