import { compareDesignations } from "./designation.ts";
import { foldCharacters } from "./fold-characters.ts";

export { compareDesignations };

/** The canonical address of a Code section, `<title>-<chapter>-<section>`, e.g. `7-1-4.1` or `11-2A-103`. */
export type Citation = string & { readonly __brand: "Citation" };

/** The three designations of a citation; only the title never has letters or points. */
export interface CitationParts {
  readonly title: number;
  readonly chapter: string;
  readonly section: string;
}

/** Pattern source: a title, 1-99. */
const TITLE_SOURCE = String.raw`[1-9]\d?`;

/** Pattern source: a chapter, such as `5`, `13A` or `2.1`. */
const CHAPTER_SOURCE = String.raw`[1-9]\d{0,3}[A-Z]?(?:\.[1-9]\d{0,3})?`;

/** Pattern source: a section, such as `1`, `20A`, `4.1`, `2.1.1` or `4.1A`, and nothing that would cut one short. */
export const SECTION_SOURCE = String.raw`[1-9]\d{0,5}[A-Z]{0,2}(?:(?:\.[1-9]\d{0,3}){1,3}[A-Z]?)?(?!\.?[A-Z0-9])`;

/** Pattern source: a whole citation after `foldCharacters`, in either case, with spaces around its dashes. */
export const CITATION_SOURCE =
  `0*(?<title>${TITLE_SOURCE}) ?- ?(?<chapter>${CHAPTER_SOURCE}) ?- ?` + `(?<section>${SECTION_SOURCE})`;

const CITATION = new RegExp(`^${CITATION_SOURCE}$`, "i");

/**
 * Reads the bare triple, tolerant of case, of any kind of dash, of spaces around dashes and of leading zeros on the
 * title. Anything else, a prefix or a subsection included, is null: see `readCodeReference`.
 */
export function parseCitation(text: string): Citation | null {
  const groups = CITATION.exec(foldCharacters(text))?.groups;
  if (groups === undefined) return null;
  return `${groups["title"]}-${groups["chapter"]}-${groups["section"]}`.toUpperCase() as Citation;
}

/** The citation of three designations, or null where they do not make one. The inverse of `citationParts`. */
export function citationOf(title: number | string, chapter: string, section: string): Citation | null {
  return parseCitation(`${title}-${chapter}-${section}`);
}

/** The designations of a citation: `11-2A-103` is `{title: 11, chapter: "2A", section: "103"}`. */
export function citationParts(citation: Citation): CitationParts {
  const [title, chapter, section] = citation.split("-") as [string, string, string];
  return { title: Number(title), chapter, section };
}

/** Orders citations as the Code prints them: `7-1-628.9` < `7-1-628.10`, `31-6-1` < `31-6A-1` < `31-7-1`. */
export function compareCitations(a: Citation, b: Citation): number {
  const left = citationParts(a);
  const right = citationParts(b);
  return (
    left.title - right.title ||
    compareDesignations(left.chapter, right.chapter) ||
    compareDesignations(left.section, right.section)
  );
}
