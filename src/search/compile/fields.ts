/**
 * The parts of a document that are searched, in the order in which they stand in the index. A row says whether `in=headings`
 * keeps to it, what a word there counts against one in the text, how far the length of the part matters (0 not at all, 1
 * fully) and how many terms it usually has.
 *
 * - `names`: its number, citations, dockets, the short title it states
 * - `heading`: catchline, title of a bill, case name
 * - `above`: the headings above a section; topic tags and subjects of a bill; legal areas and type of a case
 * - `also`: what a section defines; sponsors of a bill; judges, author and disposition of an opinion
 * - `text`: the words of the document itself
 */
export const FIELDS = [
  { name: "names", inHeadings: false, weight: 3, byLength: 0, usual: 4 },
  { name: "heading", inHeadings: true, weight: 4, byLength: 0.3, usual: 7 },
  { name: "above", inHeadings: true, weight: 1.5, byLength: 0.2, usual: 12 },
  { name: "also", inHeadings: false, weight: 1.5, byLength: 0.6, usual: 6 },
  { name: "text", inHeadings: false, weight: 1, byLength: 0.6, usual: 240 },
] as const;

/** The name of a part of a document. */
export type FieldName = (typeof FIELDS)[number]["name"];

/** The place of a part in every list of parts. */
export const FIELD_AT: Readonly<Record<FieldName, number>> = { names: 0, heading: 1, above: 2, also: 3, text: 4 };
