/**
 * What a citation leads to.
 *
 * - `canonical`: to the document that it names, in whatever written form
 * - `redirect`: to a document of another name: a joined docket, a section inside a printed run
 * - `ambiguous`: to several, and nothing in it decides
 * - `unknown`: to none
 * - `repealed`, `not_in_force`: to a section or provision that is no law today
 * - `outside`: it cites something that is in none of the collections
 * - `not_followed`: a short form (`Id.`, `supra`, `at 458`), which is not followed
 */
export const CITATION_STATUSES = [
  "canonical",
  "redirect",
  "ambiguous",
  "unknown",
  "repealed",
  "not_in_force",
  "outside",
  "not_followed",
] as const;
/** One of the statuses of a citation in a draft. */
export type CitationStatus = (typeof CITATION_STATUSES)[number];

/**
 * What became of a quotation.
 *
 * - `found`: in what its citation leads to
 * - `found_elsewhere`: not there, but in another part of it, another version, or another document
 * - `not_found`: its words are not there; `nearest` shows what is
 * - `too_short`: under 12 characters
 * - `not_checked`: no citation beside it that leads anywhere
 */
export const QUOTE_STATUSES = ["found", "found_elsewhere", "not_found", "too_short", "not_checked"] as const;

/** What is wrong with an item: an author has to mend it, or to know better. */
export const DRAFT_FAULTS = [
  "unknown",
  "ambiguous",
  "repealed",
  "not_in_force",
  "subsection_unknown",
  "name_differs",
  "year_differs",
  "quote_not_found",
  "quote_in_another_document",
  "quote_in_another_part",
  "quote_in_earlier_version",
  "quote_in_later_version",
  "negation_omitted",
] as const;
/** One kind of fault. */
export type DraftFault = (typeof DRAFT_FAULTS)[number];

/** What an author may want to know of an item that has no fault on that account. */
export const DRAFT_NOTES = [
  "short_form",
  "outside_collections",
  "inside_quotation",
  "said_to_be_former",
  "session_assumed",
  "no_citation",
  "citation_leads_nowhere",
  "defined_term",
  "words_omitted",
  "words_altered",
  "final_punctuation",
  "inner_quotation_marks",
  "emphasis_marks",
  "struck_words",
] as const;
/** One kind of note. */
export type DraftNote = (typeof DRAFT_NOTES)[number];
