import type { SectionRecord, SectionVersion } from "../model/section-record.ts";
import { type Anchor, readAnchors } from "../text/anchors.ts";
import { findAnchor } from "../text/slice-subsection.ts";
import type { Frontmatter, Stamp } from "./frontmatter.ts";
import { versionOf } from "./section-text.ts";

/** What of a section is asked for; each left out is its default: the leading version, capped notes, the whole text. */
export type SectionView = { version?: string | undefined; notes?: "all" | undefined; subsection?: string | undefined };

/** What could have been asked for instead. */
export type UnknownView =
  | { kind: "unknown-version"; known: string[] }
  | { kind: "unknown-subsection"; known: string[] };

/** The version asked for, and the part of it, null for the whole. */
export type ChosenView = { kind: "chosen"; version: SectionVersion; part: Anchor | null };

/** The version and part that a view names. */
export function chooseView(record: SectionRecord, view: SectionView): ChosenView | UnknownView {
  const version = versionOf(record, view.version);
  if (version === null) return { kind: "unknown-version", known: record.versions.map((each) => each.version) };
  if (view.subsection === undefined) return { kind: "chosen", version, part: null };
  const part = findAnchor(readAnchors(version.text), view.subsection);
  return part === null ? { kind: "unknown-subsection", known: version.subsections } : { kind: "chosen", version, part };
}

/** A part as it is cited: `(a)(1)` for the anchor `a-1`; empty for the whole. */
export function citedPart(part: Anchor | null): string {
  if (part === null) return "";
  return part.anchor
    .split("-")
    .map((mark) => `(${mark})`)
    .join("");
}

/** The frontmatter of a view. */
export function frontmatterOf(record: SectionRecord, { version, part }: ChosenView, stamp: Stamp): Frontmatter {
  return {
    cite_as: `${record.cite_as}${citedPart(part)}`,
    canonical_url: record.canonical_url,
    source_url: version.source_url,
    status: version.status,
    date: version.effective_from ?? stamp.releaseDate,
    version: version.version,
    corpus_version: stamp.corpusVersion,
    license: stamp.license,
  };
}
