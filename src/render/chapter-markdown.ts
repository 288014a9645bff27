import { LIMITS } from "../contract/limits.ts";
import type { ChapterRecord, SlimSection } from "../model/tree-records.ts";
import { chapterOutline } from "./chapter-outline.ts";
import { counted } from "./counted.ts";
import { type Stamp, stampMarkdown } from "./frontmatter.ts";
import { mapFrontmatter } from "./map-frontmatter.ts";
import { writeMarkdown } from "./markdown.ts";
import { type Blocks, heading, line, link, list, type NestedEntry } from "./nodes.ts";
import { notesBlocks } from "./notes-blocks.ts";
import { headingWords } from "./printed-headings.ts";
import { listedMark } from "./status-marks.ts";
import { twinOf } from "./twin-address.ts";

/** A chapter as Markdown (contract section 4.4): one line per section, under the headings as printed. */
export function chapterMarkdown(chapter: ChapterRecord, stamp: Stamp): string {
  return stampMarkdown(mapFrontmatter(chapter, stamp), chapterMarkdownBody(chapter));
}

/** The chapter without its frontmatter. */
export function chapterMarkdownBody(chapter: ChapterRecord): string {
  const blocks = chapterHead(chapter);
  let entries: NestedEntry[] = [];
  const flush = () => {
    if (entries.length > 0) blocks.push(list(entries));
    entries = [];
  };
  for (const step of chapterOutline(chapter)) {
    if (step.kind === "section") entries.push({ words: sectionLine(step.section), below: [] });
    else {
      flush();
      blocks.push(heading(step.depth + 1, headingWords(step.heading)));
    }
  }
  flush();
  blocks.push(...notesBlocks(chapter.notes, 2, { chars: LIMITS.notesChars, whole: chapter.json_url }));
  return writeMarkdown(blocks);
}

/** A chapter's heading, the title above it, earlier headings and its number of sections. */
export function chapterHead(chapter: ChapterRecord): Blocks {
  const above = `Title ${chapter.title}. ${chapter.title_heading}`;
  const title = twinOf(chapter.canonical_url.replace(/\/[^/]*$/, ""));
  const former = chapter.former_headings.map((words) => line(`Former heading: ${words}`));
  return [
    heading(1, headingWords({ ...chapter, number: chapter.chapter })),
    line(link(above, title), ` › ${counted(chapter.total, "section")}`),
    ...former,
  ];
}

function sectionLine(section: SlimSection): NestedEntry["words"] {
  const { citation, through, catchline, versions } = section;
  const cited = through === null ? citation : `${citation} through ${through}`;
  const rest = [catchline, listedMark(section), versions > 1 ? `(${counted(versions, "version")})` : null];
  const written = rest.filter((part) => part !== null && part !== "").join(" ");
  const linked = link(cited, twinOf(section.canonical_url));
  return written === "" ? [linked] : [linked, ` ${written}`];
}
