import { markerReadings, type Reading } from "./marker-readings.ts";
import { type Paragraph, readParagraphs } from "./paragraphs.ts";
import { readSectionHeads } from "./section-heads.ts";

/**
 * A printed marker at the head of a paragraph; its words begin at `words`. `joined` where another marker stands before it
 * on the same line.
 */
export type MarkedHead = {
  kind: "marker";
  label: string;
  start: number;
  words: number;
  joined: boolean;
  readings: Reading[];
};

/**
 * A heading printed inside a section, as in a compact: the outline starts again below it. `section` is its number where it
 * is one of the sections that divide the whole text, else null.
 */
export type InnerHeading = { kind: "heading"; section: string | null; start: number; words: number };

/** One marker and the space after it, at the place where the last one ended. */
const MARKER = /\((?<label>[A-Za-z]{1,8}(?:\.\d{1,2})?|\d{0,3}(?:\.\d{1,2})?)\)[ \t]*/y;

/** Lines that head a part of a compact or agreement printed within one section. */
const INNER_HEADING =
  /^(?:ARTICLE|Article|SECTION|Section|PART|Part)[ \t]+(?:[IVXLC]{1,8}|\d{1,3}|[A-Z])(?![\w-])[^\n]{0,150}$/;

/** No printed line joins more markers than there are levels, and a few to spare. */
const JOINED_AT_MOST = 8;

/** Every marker and inner heading of a text, in the order printed. */
export function readMarkedHeads(text: string): (MarkedHead | InnerHeading)[] {
  const paragraphs = readParagraphs(text);
  const sections = dividingSections(text, paragraphs);
  return paragraphs.flatMap(({ start, text: paragraph }): (MarkedHead | InnerHeading)[] => {
    const section = sections.get(start);
    if (section !== undefined) return [section, ...headsOf(text, section.words)];
    if (INNER_HEADING.test(paragraph))
      return [{ kind: "heading", section: null, start, words: start + paragraph.length }];
    return headsOf(text, start);
  });
}

/** The printed sections by where they start; none where a list stands before them, since they would be parts of that list. */
function dividingSections(text: string, paragraphs: readonly Paragraph[]): ReadonlyMap<number, InnerHeading> {
  const heads = readSectionHeads(paragraphs);
  const first = heads[0]?.start ?? 0;
  if (paragraphs.some(({ start }) => start < first && headsOf(text, start).length > 0)) return new Map();
  return new Map(
    heads.map(({ number, start, words }) => [start, { kind: "heading", section: String(number), start, words }]),
  );
}

function headsOf(text: string, paragraphStart: number): MarkedHead[] {
  const heads: MarkedHead[] = [];
  let start = paragraphStart;
  while (heads.length < JOINED_AT_MOST) {
    MARKER.lastIndex = start;
    const found = MARKER.exec(text);
    const label = found?.groups?.["label"] ?? "";
    const readings = markerReadings(label);
    if (found === null || readings.length === 0) break;
    const words = start + found[0].length;
    heads.push({ kind: "marker", label, start, words, joined: heads.length > 0, readings });
    start = words;
  }
  return heads;
}
