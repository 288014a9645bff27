import { markerReadings, type Reading } from "./marker-readings.ts";
import { readParagraphs } from "./paragraphs.ts";

/** A printed marker at the head of a paragraph. `joined` where another marker stands before it on the same line. */
export type MarkedHead = { kind: "marker"; label: string; start: number; joined: boolean; readings: Reading[] };

/** A heading printed inside a section, as in a compact: the outline starts again below it. */
export type InnerHeading = { kind: "heading"; start: number };

/** One marker and the space after it, at the place where the last one ended. */
const MARKER = /\((?<label>[A-Za-z]{1,8}(?:\.\d{1,2})?|\d{0,3}(?:\.\d{1,2})?)\)[ \t]*/y;

/** Lines that head a part of a compact or agreement printed within one section. */
const INNER_HEADING =
  /^(?:ARTICLE|Article|SECTION|Section|PART|Part)[ \t]+(?:[IVXLC]{1,8}|\d{1,3}|[A-Z])(?![\w-])[^\n]{0,150}$/;

/** No printed line joins more markers than there are levels, and a few to spare. */
const JOINED_AT_MOST = 8;

/** Every marker and inner heading of a text, in the order printed. */
export function readMarkedHeads(text: string): (MarkedHead | InnerHeading)[] {
  return readParagraphs(text).flatMap((paragraph): (MarkedHead | InnerHeading)[] => {
    if (INNER_HEADING.test(paragraph.text)) return [{ kind: "heading", start: paragraph.start }];
    return headsOf(text, paragraph.start);
  });
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
    heads.push({ kind: "marker", label, start, joined: heads.length > 0, readings });
    start += found[0].length;
  }
  return heads;
}
