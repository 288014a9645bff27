import type { ProvisionRecord } from "../model/provision-records.ts";
import { partBlocks, shownNotes, textBlocks } from "./document-blocks.ts";
import type { Frontmatter, Stamp } from "./frontmatter.ts";
import { writeMarkdown } from "./markdown.ts";
import { type MarkdownResult, stampResult } from "./markdown-result.ts";
import { neighbours } from "./neighbours.ts";
import { choosePart, citedWithPart } from "./printed-part.ts";
import { shownProvision } from "./provision-blocks.ts";
import type { SectionView } from "./section-view.ts";

/** What of a provision is asked for; each left out is its default: capped notes, the whole text. */
export type ProvisionView = Omit<SectionView, "version">;

/** A provision's Markdown twin (contract section 4.4), frontmatter included. Nothing in it is written by the service. */
export function provisionMarkdown(record: ProvisionRecord, stamp: Stamp, view: ProvisionView = {}): MarkdownResult {
  return stampResult(provisionFrontmatter(record, stamp, view), provisionMarkdownBody(record, view));
}

/** The twin without its frontmatter: it does not depend on the corpus version. */
export function provisionMarkdownBody(record: ProvisionRecord, view: ProvisionView = {}): MarkdownResult {
  const chosen = choosePart(record, view.subsection);
  if (chosen.kind !== "part") return chosen;
  const shown = shownProvision(record);
  const blocks =
    chosen.part === null
      ? [...textBlocks(shown, 1), ...shownNotes(shown, view.notes), ...neighbours(record)]
      : partBlocks(shown, chosen.part);
  return { kind: "markdown", body: writeMarkdown(blocks) };
}

/**
 * The twin's frontmatter, to stamp a cached body with; null where the provision has no such part. The license is that of
 * its constitution, which need not be the collection's.
 */
export function provisionFrontmatter(
  record: ProvisionRecord,
  stamp: Stamp,
  view: ProvisionView = {},
): Frontmatter | null {
  const chosen = choosePart(record, view.subsection);
  if (chosen.kind !== "part") return null;
  return {
    cite_as: citedWithPart(record.cite_as, chosen.part),
    canonical_url: record.canonical_url,
    source_url: record.source_url,
    status: record.status,
    date: stamp.releaseDate,
    version: null,
    corpus_version: stamp.corpusVersion,
    license: record.license,
  };
}
