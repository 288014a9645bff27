import { LIMITS } from "../contract/limits.ts";
import type { SectionRecord, SectionVersion } from "../model/section-record.ts";
import { partBlocks, shownNotes, textBlocks } from "./document-blocks.ts";
import type { Frontmatter, Stamp } from "./frontmatter.ts";
import { writeMarkdown } from "./markdown.ts";
import { type MarkdownResult, stampResult } from "./markdown-result.ts";
import { neighbours } from "./neighbours.ts";
import type { Blocks } from "./nodes.ts";
import { notesLength } from "./notes-blocks.ts";
import { otherVersions } from "./other-versions.ts";
import { shownVersion } from "./section-blocks.ts";
import { chooseView, frontmatterOf, type SectionView } from "./section-view.ts";

/** A section's Markdown twin (contract section 4.4), frontmatter included. Nothing in it is written by the service. */
export function sectionMarkdown(record: SectionRecord, stamp: Stamp, view: SectionView = {}): MarkdownResult {
  return stampResult(sectionFrontmatter(record, stamp, view), sectionMarkdownBody(record, view));
}

/** The twin without its frontmatter: it does not depend on the corpus version. */
export function sectionMarkdownBody(record: SectionRecord, view: SectionView = {}): MarkdownResult {
  const chosen = chooseView(record, view);
  if (chosen.kind !== "chosen") return chosen;
  const { version, part } = chosen;
  const blocks =
    part === null ? wholeBlocks(record, version, view.notes) : partBlocks(shownVersion(record, version), part);
  return { kind: "markdown", body: writeMarkdown(blocks) };
}

/** The twin's frontmatter, to stamp a cached body with; null where the section has no such version or part. */
export function sectionFrontmatter(record: SectionRecord, stamp: Stamp, view: SectionView = {}): Frontmatter | null {
  const chosen = chooseView(record, view);
  return chosen.kind === "chosen" ? frontmatterOf(record, chosen, stamp) : null;
}

/** Whether `notes: "all"` shows more of a version or a provision than its default does. */
export function notesAreCapped({ notes }: Pick<SectionVersion, "notes">): boolean {
  return notesLength(notes) > LIMITS.notesChars;
}

function wholeBlocks(record: SectionRecord, version: SectionVersion, notes: SectionView["notes"]): Blocks {
  const shown = shownVersion(record, version);
  return [
    ...textBlocks(shown, 1),
    ...otherVersions(record, version),
    ...shownNotes(shown, notes),
    ...neighbours(record),
  ];
}
