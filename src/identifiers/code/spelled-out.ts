import {
  CITATION_SOURCE,
  type Citation,
  citationOf,
  citationParts,
  parseCitation,
  SECTION_SOURCE,
} from "../citation.ts";
import { anyOf } from "../reference-word.ts";
import type { Resolution } from "../resolution.ts";
import { rule, scan } from "../scan.ts";
import { MARKS_SOURCE, readMarks } from "../subsection-anchor.ts";
import { CODE_NAME_SOURCE, SECTION_WORDS } from "./reference-words.ts";

/** A designation of a heading, such as `16`, `5A`, `2.1` or `IV`. */
const DESIGNATION = String.raw`[A-Z0-9]{1,6}(?:\.\d{1,4})?(?![A-Z0-9])`;

/** The levels that are spelled out, in no order; article, part and subpart do not distinguish sections. */
const LEVELS = [
  { level: "title", source: String.raw`(?:Title|Tit\.?) ?(?<value>${DESIGNATION})` },
  { level: "chapter", source: String.raw`(?:Chapter|Chap\.?|Ch\.?) ?(?<value>${DESIGNATION})` },
  { level: "skipped", source: String.raw`(?:Article|Art\.?|Subpart|Part|Pt\.?) ?(?<value>${DESIGNATION})` },
  {
    level: "section",
    source: `${anyOf(SECTION_WORDS)} ?(?<value>(?<whole>${CITATION_SOURCE})|${SECTION_SOURCE})`,
  },
] as const;

type Level = (typeof LEVELS)[number]["level"];

const RULES = LEVELS.map(({ level, source }) => ({
  level,
  pattern: rule(`${source}(?<marks>(?:${MARKS_SOURCE})?)`),
}));
const NAME = rule(`(?:${CODE_NAME_SOURCE})?`);
const SEPARATOR = rule("(?=[ ,;:./])[,;:./]? ?(?:of (?:the )?)?");

interface Segment {
  readonly level: Level;
  readonly value: string;
  readonly marks: string;
  readonly end: number;
}

function readSegment(text: string, at: number): Segment | null {
  for (const { level, pattern } of RULES) {
    const found = scan(pattern, text, at);
    if (found !== null)
      return { level, value: found.groups["value"] ?? "", marks: found.groups["marks"] ?? "", end: found.end };
  }
  return null;
}

function readSegments(text: string): ReadonlyMap<Level, Segment> | null {
  const segments = new Map<Level, Segment>();
  let at = scan(NAME, text, 0)?.end ?? 0;
  while (true) {
    const segment = readSegment(text, at);
    if (segment === null) return null;
    if (segment.level !== "skipped" && segments.has(segment.level)) return null;
    segments.set(segment.level, segment);
    if (segment.end === text.length) return segments;
    const separator = scan(SEPARATOR, text, segment.end);
    if (separator === null) return null;
    at = separator.end;
  }
}

/** The citation, which the section may state whole: it has to agree with the title and the chapter then. */
function citationIn(title: string | undefined, chapter: string | undefined, section: string): Citation | null {
  const whole = parseCitation(section);
  if (whole === null) return citationOf(title ?? "", chapter ?? "", section);
  const parts = citationParts(whole);
  return citationOf(title ?? parts.title, chapter ?? parts.chapter, parts.section) === whole ? whole : null;
}

/**
 * Reads levels spelled out in any order: `Title 16, Chapter 5, Article 1, Section 1(a)`, `Chapter 5 of Title 16,
 * Section 1`, `Section 1 of Chapter 5 of Title 16`.
 */
export function readSpelledOut(text: string): Resolution<Citation> | null {
  const segments = readSegments(text);
  const section = segments?.get("section");
  if (section === undefined || !(segments?.has("title") || segments?.has("chapter"))) return null;
  const id = citationIn(segments.get("title")?.value, segments.get("chapter")?.value, section.value);
  const marks = [...segments.values()].filter((segment) => segment.marks !== "");
  if (id === null || marks.some((segment) => segment !== section)) return null;
  if (section.marks === "") return { kind: "redirect", id, subsection: null };
  const subsection = readMarks(section.marks);
  return subsection === null ? null : { kind: "redirect", id, subsection };
}
