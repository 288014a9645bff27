import { LIMITS } from "../contract/limits.ts";
import type { SectionRecord, SectionVersion } from "../model/section-record.ts";
import type { ChapterRecord } from "../model/tree-records.ts";
import { chapterHead } from "./chapter-markdown.ts";
import { chapterOutline, type OutlineStep } from "./chapter-outline.ts";
import { counted } from "./counted.ts";
import { textBlocks } from "./document-blocks.ts";
import { type Stamp, stampMarkdown } from "./frontmatter.ts";
import { mapFrontmatter } from "./map-frontmatter.ts";
import { writeMarkdown } from "./markdown.ts";
import { aside, type Blocks, heading, link, type Words } from "./nodes.ts";
import { headingWords } from "./printed-headings.ts";
import { shownVersion } from "./section-blocks.ts";
import { twinAddress } from "./twin-address.ts";

/**
 * A chapter with its sections' text (contract section 4.4, `full=1`), from the item after the first `start`, as many whole
 * sections as stay within the cap and at least one, and where it goes on. `sections` holds the records of the items from
 * `start` on; more do no harm.
 */
export function chapterFullMarkdown(
  chapter: ChapterRecord,
  sections: readonly SectionRecord[],
  start: number,
  stamp: Stamp,
): string {
  return stampMarkdown(mapFrontmatter(chapter, stamp), chapterFullMarkdownBody(chapter, sections, start));
}

/** The page without its frontmatter. */
export function chapterFullMarkdownBody(
  chapter: ChapterRecord,
  sections: readonly SectionRecord[],
  start: number,
): string {
  const end = chapterPageEnd(chapter, sections, start);
  const blocks = chapterHead(chapter);
  if (start >= chapter.total) return writeMarkdown([...blocks, ...aside([pastTheEnd(chapter, start)])]);
  if (start > 0) blocks.push(...aside([[`${numbered(start + 1, end)} of ${chapter.total}.`]]));
  blocks.push(...pageBlocks(chapter, sections, start, end));
  if (end < chapter.total) blocks.push({ type: "thematicBreak" }, ...aside([continuation(chapter, end)]));
  return writeMarkdown(blocks);
}

/** Number of the item before which the page from `start` ends: where the next page starts. */
export function chapterPageEnd(
  chapter: Pick<ChapterRecord, "items">,
  sections: readonly SectionRecord[],
  start: number,
): number {
  const leading = leadingVersions(sections);
  let chars = 0;
  for (let end = start; end < chapter.items.length; end += 1) {
    chars += leadingOf(leading, chapter.items[end]?.citation).version.chars;
    if (end > start && chars > LIMITS.chapterChars) return end;
  }
  return Math.max(start, chapter.items.length);
}

type Shown = { record: SectionRecord; version: SectionVersion };

function leadingVersions(sections: readonly SectionRecord[]): Map<string, Shown> {
  return new Map(
    sections.flatMap((record) => {
      const version = record.versions[0];
      return version === undefined ? [] : [[record.citation, { record, version }]];
    }),
  );
}

function leadingOf(leading: ReadonlyMap<string, Shown>, citation: string | undefined): Shown {
  const shown = leading.get(citation ?? "");
  if (shown === undefined) throw new Error(`chapter page: no record given for section ${citation}`);
  return shown;
}

function pageBlocks(chapter: ChapterRecord, sections: readonly SectionRecord[], start: number, end: number): Blocks {
  const leading = leadingVersions(sections);
  const steps = chapterOutline(chapter);
  const at = (index: number) => steps.findIndex((step) => step.kind === "section" && step.index === index);
  const from = start === 0 ? 0 : at(start - 1) + 1;
  const to = end === chapter.items.length ? steps.length : at(end - 1) + 1;
  return [...headingsOpenAt(steps, from), ...steps.slice(from, to)].flatMap((step): Blocks => {
    if (step.kind === "heading") return [heading(step.depth + 1, headingWords(step.heading))];
    const { record, version } = leadingOf(leading, step.section.citation);
    return textBlocks(shownVersion(record, version), step.depth + 2);
  });
}

/** The headings above a step that were printed before it, so that a later page says where it is. */
function headingsOpenAt(steps: readonly OutlineStep[], from: number): OutlineStep[] {
  let open: OutlineStep[] = [];
  for (const step of steps.slice(0, from)) {
    open = open.slice(0, step.kind === "heading" ? step.depth - 1 : step.depth);
    if (step.kind === "heading") open.push(step);
  }
  const next = steps[from];
  return next === undefined ? [] : open.slice(0, next.kind === "heading" ? next.depth - 1 : next.depth);
}

function continuation(chapter: ChapterRecord, end: number): Words {
  const next = twinAddress(chapter.md_url, { full: 1, start: end });
  const follow = end + 1 === chapter.total ? "follows" : "follow";
  return [`${numbered(end + 1, chapter.total)} of ${chapter.total} ${follow}: `, link(next, next)];
}

/** `Section 4`, `Sections 4 to 7`. */
function numbered(first: number, last: number): string {
  return first === last ? `Section ${first}` : `Sections ${first} to ${last}`;
}

function pastTheEnd(chapter: ChapterRecord, start: number): Words {
  const first = twinAddress(chapter.md_url, { full: 1 });
  return [
    `Nothing follows number ${start}: this chapter has ${counted(chapter.total, "section")}. From the first: `,
    link(first, first),
  ];
}
