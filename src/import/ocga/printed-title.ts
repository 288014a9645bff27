import type { Note } from "../../model/common.ts";
import type { StoredHeading } from "../../model/stored-headings.ts";
import type { ChapterHeading } from "./chapter-heading.ts";
import type { SectionHeading } from "./section-heading.ts";

/** A title of the Code as one page prints it, before versions and doubled headings are settled. */
export type PrintedTitle = {
  readonly file: string;
  number: number;
  heading: string;
  readonly notes: Note[];
  readonly headings: PrintedHeading[];
  readonly sections: PrintedSection[];
};

/** A chapter, article, part or subpart as printed. */
export type PrintedHeading = {
  readonly id: string;
  /** Depth by its class: 1 is the level of chapters, whatever word is printed. */
  readonly level: number;
  readonly kind: StoredHeading["kind"];
  readonly number: string;
  readonly heading: string;
  readonly notes: Note[];
  readonly above: PrintedHeading | null;
  readonly children: PrintedHeading[];
};

/** A section as printed: one `h3` and what follows it. */
export type PrintedSection = {
  readonly id: string;
  readonly heading: SectionHeading;
  readonly above: PrintedHeading | null;
  text: string[];
  readonly notes: Note[];
};

/** The heading and everything above it, outermost first. */
export function headingChain(heading: PrintedHeading | null): PrintedHeading[] {
  return heading === null ? [] : [...headingChain(heading.above), heading];
}

/** Puts a heading into its title: below the last one that stands higher, counted from the one printed before it. */
export function placeHeading(
  title: PrintedTitle,
  before: PrintedHeading | null,
  read: ChapterHeading,
  id: string,
): PrintedHeading {
  let above = before;
  while (above !== null && above.level >= read.level) above = above.above;
  const heading: PrintedHeading = { ...read, id, above, notes: [], children: [] };
  (above === null ? title.headings : above.children).push(heading);
  return heading;
}
