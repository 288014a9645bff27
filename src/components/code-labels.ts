import type { HeadingAbove } from "../model/section-record.ts";
import { CODE_PATH, chapterPath, titlePath } from "./site-paths.ts";

/** One step of the way to a page, outermost first. */
export type Crumb = { label: string; path: string };

/** A printed heading of the Code or of a constitution: what print calls its level, its number, its words. */
type PrintedHeading = { kind: string; number: string; heading: string };

/** A heading's name as printed: `Chapter 5`, `Article 2A`. */
export function headingName(kind: string, number: string): string {
  return `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)} ${number}`;
}

/** A heading in full: `Chapter 5. Crimes Against the Person`, its name alone where it has no words. */
export function fullHeading({ kind, number, heading }: PrintedHeading): string {
  const name = headingName(kind, number);
  return heading === "" ? name : `${name}. ${heading}`;
}

/** `§ 16-5-1`, or `§§ 2-10-1 through 2-10-39` for a heading over a run of sections. */
export function sectionSign(citation: string, through: string | null): string {
  return through === null ? `§ ${citation}` : `§§ ${citation} through ${through}`;
}

/** First and last section below a heading, null where it has none. */
export function sectionRange(first: string | null, last: string | null): string | null {
  if (first === null || last === null) return null;
  return first === last ? `§ ${first}` : `§§ ${first} to ${last}`;
}

/** The steps above a title, a chapter or a section. Headings below a chapter lead to their place on its page. */
export function codeCrumbs(title: number, above: readonly HeadingAbove[] = []): Crumb[] {
  const chapter = above[1];
  const crumbs: Crumb[] = [{ label: "Code", path: CODE_PATH }];
  for (const [depth, heading] of above.entries()) {
    const label = fullHeading(heading);
    if (depth === 0) crumbs.push({ label, path: titlePath(title) });
    else if (chapter !== undefined)
      crumbs.push({ label, path: chapterPath(title, chapter.number) + place(above, depth) });
  }
  return crumbs;
}

function place(above: readonly HeadingAbove[], depth: number): string {
  const steps = above.slice(2, depth + 1).map(({ kind, number }) => `${kind}-${number}`);
  return steps.length === 0 ? "" : `#${steps.join("-")}`;
}
