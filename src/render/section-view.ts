import type { SectionRecord, SectionVersion } from "../model/section-record.ts";
import type { Anchor } from "../text/anchors.ts";
import type { Frontmatter, Stamp } from "./frontmatter.ts";
import type { UnknownView } from "./markdown-result.ts";
import { choosePart, citedWithPart } from "./printed-part.ts";
import { versionOf } from "./section-text.ts";

/** What of a section is asked for; each left out is its default: the leading version, capped notes, the whole text. */
export type SectionView = { version?: string | undefined; notes?: "all" | undefined; subsection?: string | undefined };

/** The version asked for, and the part of it, null for the whole. */
type ChosenView = { kind: "chosen"; version: SectionVersion; part: Anchor | null };

/** The version and part that a view names. */
export function chooseView(record: SectionRecord, view: SectionView): ChosenView | UnknownView {
  const version = versionOf(record, view.version);
  if (version === null) return { kind: "unknown-version", known: record.versions.map((each) => each.version) };
  const chosen = choosePart(version, view.subsection);
  return chosen.kind === "part" ? { kind: "chosen", version, part: chosen.part } : chosen;
}

/** The frontmatter of a view. */
export function frontmatterOf(record: SectionRecord, { version, part }: ChosenView, stamp: Stamp): Frontmatter {
  return {
    cite_as: citedWithPart(record.cite_as, part),
    canonical_url: record.canonical_url,
    source_url: version.source_url,
    status: version.status,
    date: version.effective_from ?? stamp.releaseDate,
    version: version.version,
    corpus_version: stamp.corpusVersion,
    license: stamp.license,
  };
}
