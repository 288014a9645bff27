import { type Blocks, line } from "./nodes.ts";

/** A printed heading: what print calls its level, its number and its words, which may be none. */
export type PrintedHeading = { kind: string; number: string; heading: string };

/** A heading as printed: `Chapter 5. Kites`. */
export function headingWords({ kind, number, heading }: PrintedHeading): string {
  const level = levelName(kind, number);
  return heading === "" ? level : `${level}. ${heading}`;
}

/** What print calls a level: `Chapter 5`, or `Article 5` in the titles whose chapters are printed as articles. */
export function levelName(kind: string, number: string): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${number}`;
}

/** The headings above a document as one line, outermost first. */
export function headingsAbove(headings: readonly PrintedHeading[]): Blocks {
  return headings.length === 0 ? [] : [line(headings.map(headingWords).join(" › "))];
}
