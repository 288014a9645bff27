import type { HeadingAbove, SectionRecord, SectionVersion } from "../model/section-record.ts";
import { aside, type Blocks, heading, line, sourceText } from "./nodes.ts";
import { sectionNotices } from "./section-notices.ts";
import { printedText } from "./status-marks.ts";

/** `§ 16-5-1. Catchline`, or `§§ 2-10-1 through 2-10-39. Catchline`; `part` stands behind the citation: `(a)(1)`. */
export function sectionHeading(record: SectionRecord, catchline: string, part = ""): string {
  const { citation, through } = record;
  const cited = through === null ? `§ ${citation}${part}` : `§§ ${citation} through ${through}`;
  return catchline === "" ? cited : `${cited}. ${catchline}`;
}

/** A heading as printed: `Chapter 5. Kites`. */
export function headingWords({ kind, number, heading }: HeadingAbove): string {
  const level = levelName(kind, number);
  return heading === "" ? level : `${level}. ${heading}`;
}

/** What print calls a level: `Chapter 5`, or `Article 5` in the titles whose chapters are printed as articles. */
export function levelName(kind: HeadingAbove["kind"], number: string): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${number}`;
}

/** The headings above a section as one line, outermost first. */
export function headingsAbove(record: Pick<SectionRecord, "headings">): Blocks {
  return record.headings.length === 0 ? [] : [line(record.headings.map(headingWords).join(" › "))];
}

/** A version's heading, what is to be known before reading it, and its text or its mark. */
export function versionBlocks(record: SectionRecord, version: SectionVersion, depth: number): Blocks {
  return [
    heading(depth, sectionHeading(record, version.catchline)),
    ...(depth === 1 ? headingsAbove(record) : []),
    ...aside(sectionNotices(version).map((notice) => [notice])),
    ...sourceText(printedText(version)),
  ];
}
