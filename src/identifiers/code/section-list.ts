import {
  CITATION_SOURCE,
  type Citation,
  citationOf,
  citationParts,
  compareCitations,
  SECTION_SOURCE,
} from "../citation.ts";
import type { RangeItem, Resolution } from "../resolution.ts";
import { rule, scan } from "../scan.ts";
import { MARKS_SOURCE, readMarks } from "../subsection-anchor.ts";
import { LEAD_SOURCE } from "./reference-words.ts";
import { readJoiner, type SectionJoiner, type Shorthand } from "./section-joiners.ts";

const MARKS = `(?<marks>(?:${MARKS_SOURCE})?)`;
const FULL = rule(LEAD_SOURCE + CITATION_SOURCE + MARKS);
const MORE_MARKS = rule(`(?<marks>${MARKS_SOURCE})`);
const SHORT: Readonly<Record<Shorthand, RegExp | null>> = {
  none: null,
  dashed: rule(`-(?<section>${SECTION_SOURCE})${MARKS}`),
  number: rule(`-?(?<section>${SECTION_SOURCE})${MARKS}`),
};

/** One section as written; `citation` is null where only further parts of the section before it are named. */
interface Written {
  readonly citation: Citation | null;
  readonly anchor: string | null;
  readonly end: number;
}

function readWritten(text: string, at: number, before: Citation | null, shorthand: Shorthand): Written | null {
  const short = before === null ? null : SHORT[shorthand];
  const found =
    scan(FULL, text, at) ?? (short && scan(short, text, at)) ?? (before === null ? null : scan(MORE_MARKS, text, at));
  if (found === null) return null;
  const { title, chapter, section, marks = "" } = found.groups;
  const anchor = marks === "" ? null : readMarks(marks);
  if (marks !== "" && anchor === null) return null;
  if (section === undefined) return { citation: null, anchor, end: found.end };
  const near = before === null ? null : citationParts(before);
  const citation = citationOf(title ?? near?.title ?? "", chapter ?? near?.chapter ?? "", section);
  return citation === null ? null : { citation, anchor, end: found.end };
}

/** What has been read so far: the sections, the parts named of the last one, and whether a range may start at it. */
interface Progress {
  readonly items: readonly RangeItem<Citation>[];
  readonly parts: readonly string[];
  readonly mayStartRange: boolean;
}

const NOTHING: Progress = { items: [], parts: [], mayStartRange: false };

function extended(progress: Progress, { citation, anchor }: Written, joins: SectionJoiner["joins"]): Progress | null {
  const { items, parts, mayStartRange } = progress;
  const named = anchor === null ? [] : [anchor];
  if (citation === null) return parts.length === 0 ? null : { ...progress, parts: [...parts, ...named] };
  if (joins === "list")
    return { items: [...items, { from: citation, to: citation }], parts: named, mayStartRange: true };
  const last = items.at(-1);
  if (last === undefined || !mayStartRange) return null;
  return { items: [...items.slice(0, -1), { from: last.from, to: citation }], parts: named, mayStartRange: false };
}

function resolved({ items, parts, mayStartRange }: Progress): Resolution<Citation> {
  const [first] = items;
  if (items.length === 1 && mayStartRange && first !== undefined) {
    return { kind: "redirect", id: first.to, subsection: parts.length === 1 ? (parts[0] ?? null) : null };
  }
  const reversed = items.find(({ from, to }) => compareCitations(from, to) > 0);
  if (reversed === undefined) return { kind: "range", items };
  const { from, to } = reversed;
  return { kind: "unknown", reason: `The range ${from} through ${to} is reversed. Write the lower section first.` };
}

/**
 * Reads one section, a list, a range, or a list with ranges in it: `O.C.G.A. § 16-5-1(a)`, `§§ 16-5-1, -3 to -7`. Parts
 * are kept for a single section with a single part; several parts, or several sections, name whole sections.
 */
export function readSectionList(text: string): Resolution<Citation> | null {
  let progress: Progress | null = NOTHING;
  let at = 0;
  let joiner: Pick<SectionJoiner, "joins" | "shorthand"> = { joins: "list", shorthand: "none" };
  while (true) {
    const written = readWritten(text, at, progress.items.at(-1)?.to ?? null, joiner.shorthand);
    progress = written && extended(progress, written, joiner.joins);
    if (written === null || progress === null) return null;
    if (written.end === text.length) return resolved(progress);
    const next = readJoiner(text, written.end);
    if (next === null) return null;
    at = next.end;
    joiner = next.joiner;
  }
}
