import { readMarks } from "../ocga/heading-marks.ts";
import { opensAnnotations, withoutEnding } from "../ocga/note-headings.ts";
import type { PageBlock } from "../ocga/page-blocks.ts";
import { type ConstitutionHeading, readConstitutionHeading, readHeadingId } from "./constitution-heading.ts";

const HEADING_TAGS: ReadonlySet<string> = new Set(["h1", "h2", "h3", "h4", "h5"]);
const HEADING_CLASSES: ReadonlySet<string> = new Set(["paragraph_head", "section"]);

/** Headings of annotations and notes in prints other than Georgia's. */
const OTHER_ANNOTATIONS = /^(?:annotations|case notes|notes to decisions|decisions under prior provisions)$/i;
const OTHER_NOTES = /(?:^history|\b(?:notes?|references?|comments?))$/i;

/** What never names an article or section: the heading of something else. */
const NO_NAME = /^(?:appendi|schedule|annex|declaration|index|histor)/i;
const LONGEST_NAME = 120;

/** True for a heading of any level. */
export function isHeadingTag(tag: string): boolean {
  return HEADING_TAGS.has(tag);
}

/** True for the tags that head both provisions and what follows their text. */
export function isLowHeading({ tag }: PageBlock): boolean {
  return tag === "h4" || tag === "h5";
}

/** What a block opens: known by its words, else by its id, whatever its tag; null for text and for headings of other things. */
export function headingOfBlock(block: PageBlock, amongAnnotations: boolean): ConstitutionHeading | null {
  if (isHeadingTag(block.tag)) {
    const marked = block.classes.some((name) => HEADING_CLASSES.has(name));
    if (amongAnnotations && isLowHeading(block) && !marked) return null;
    return readConstitutionHeading(block.text) ?? readHeadingId(block.id, block.text);
  }
  // A heading that runs on into its text, or one in bold.
  if (block.tag !== "p" || block.boldLead === null || amongAnnotations) return null;
  const heading = readConstitutionHeading(block.boldLead);
  return heading?.level === "paragraph" || block.boldLead === block.text ? heading : null;
}

/** Words of an article's or section's heading that stand in a block of their own: tagged, all bold, in capitals, or a mark. */
export function isHeadingName({ tag, text, boldLead }: PageBlock): boolean {
  if (isHeadingTag(tag)) return !NO_NAME.test(text);
  if (tag !== "p" || text.length > LONGEST_NAME) return false;
  const inCapitals = text === text.toUpperCase() && /^[A-Z]/.test(text);
  return boldLead === text || inCapitals || readMarks(/^\[(.*)\]$/.exec(text)?.[1] ?? "?") !== null;
}

/** True for a heading with which annotations begin, in any state's print. */
export function opensAnyAnnotations(block: PageBlock): boolean {
  return opensAnnotations(block) || (isLowHeading(block) && OTHER_ANNOTATIONS.test(withoutEnding(block.text)));
}

/** The heading of a kind of note that Georgia does not print, without its point; null for every other block. */
export function otherNoteHeading(block: PageBlock): string | null {
  const text = withoutEnding(block.text);
  return isLowHeading(block) && OTHER_NOTES.test(text) ? text : null;
}
