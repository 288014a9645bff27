import { LIMITS } from "../contract/limits.ts";
import type { SectionRecord, SectionVersion } from "../model/section-record.ts";
import { textOfAnchor } from "../text/slice-subsection.ts";
import { type Frontmatter, type Stamp, stampMarkdown } from "./frontmatter.ts";
import { writeMarkdown } from "./markdown.ts";
import { aside, type Blocks, heading, link, sourceText } from "./nodes.ts";
import { notesBlocks, notesLength } from "./notes-blocks.ts";
import { headingsAbove, sectionHeading, versionBlocks } from "./section-blocks.ts";
import { neighbours, otherVersions } from "./section-links.ts";
import { sectionNotices } from "./section-notices.ts";
import {
  type ChosenView,
  chooseView,
  citedPart,
  frontmatterOf,
  type SectionView,
  type UnknownView,
} from "./section-view.ts";
import { twinAddress } from "./twin-address.ts";

/** A document, or what could have been asked for instead. */
export type MarkdownResult = { kind: "markdown"; body: string } | UnknownView;

/** A section's Markdown twin (contract section 4.4), frontmatter included. Nothing in it is written by the service. */
export function sectionMarkdown(record: SectionRecord, stamp: Stamp, view: SectionView = {}): MarkdownResult {
  const written = sectionMarkdownBody(record, view);
  const fields = sectionFrontmatter(record, stamp, view);
  if (written.kind !== "markdown" || fields === null) return written;
  return { kind: "markdown", body: stampMarkdown(fields, written.body) };
}

/** The twin without its frontmatter: it does not depend on the corpus version. */
export function sectionMarkdownBody(record: SectionRecord, view: SectionView = {}): MarkdownResult {
  const chosen = chooseView(record, view);
  if (chosen.kind !== "chosen") return chosen;
  const blocks = chosen.part === null ? wholeBlocks(record, chosen, view) : partBlocks(record, chosen);
  return { kind: "markdown", body: writeMarkdown(blocks) };
}

/** The twin's frontmatter, to stamp a cached body with; null where the section has no such version or part. */
export function sectionFrontmatter(record: SectionRecord, stamp: Stamp, view: SectionView = {}): Frontmatter | null {
  const chosen = chooseView(record, view);
  return chosen.kind === "chosen" ? frontmatterOf(record, chosen, stamp) : null;
}

/** Whether `notes: "all"` shows more of a version than its default does. */
export function notesAreCapped({ notes }: Pick<SectionVersion, "notes">): boolean {
  return notesLength(notes) > LIMITS.notesChars;
}

function wholeBlocks(record: SectionRecord, { version }: ChosenView, view: SectionView): Blocks {
  const whole = twinAddress(record.md_url, { version: qualifierIn(record, version.version), notes: "all" });
  const chars = view.notes === "all" ? Number.POSITIVE_INFINITY : LIMITS.notesChars;
  return [
    ...versionBlocks(record, version, 1),
    ...otherVersions(record, version),
    ...notesBlocks(version.notes, 2, { chars, whole }),
    ...neighbours(record),
  ];
}

function partBlocks(record: SectionRecord, { version, part }: ChosenView): Blocks {
  const cited = citedPart(part);
  const whole = twinAddress(record.md_url, { version: qualifierIn(record, version.version) });
  return [
    heading(1, sectionHeading(record, version.catchline, cited)),
    ...headingsAbove(record),
    ...aside([
      ...sectionNotices(version).map((notice) => [notice]),
      [`This is ${cited} alone. The whole section, with its notes: `, link(whole, whole)],
    ]),
    ...(part === null ? [] : sourceText(textOfAnchor(version.text, part))),
  ];
}

/** The qualifier that an address needs: none for the leading version. */
function qualifierIn(record: SectionRecord, version: string): string | undefined {
  return record.versions[0]?.version === version ? undefined : version;
}
