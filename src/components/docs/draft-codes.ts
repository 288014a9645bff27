import { LIMITS } from "../../contract/limits.ts";
import type { CitationStatus, DraftFault, QUOTE_STATUSES } from "../../model/draft-statuses.ts";

/** Codes that a check of a draft answers with, each with what it means. `field`: where they stand in an item. */
export type DraftCodes = { id: string; heading: string; field: string; codes: { code: string; what: string }[] };

const CITATION_WORDS: Readonly<Record<CitationStatus, string>> = {
  canonical: "It leads to the document that it names, however it is written.",
  redirect: "It leads to a document of another name: a joined docket, a section inside a printed run.",
  ambiguous: "It fits several documents, and nothing in it decides.",
  unknown: "It leads to none; `nearest` names those next to it.",
  repealed: "It leads to a section or provision that has been repealed.",
  not_in_force: "It leads to a section or provision that is no law today.",
  outside: "It cites what is in none of the collections, such as a federal statute.",
  not_followed: "It is a short form (`Id.`, `supra`, `at 458`) that is not followed to a document.",
};

const QUOTE_WORDS: Readonly<Record<(typeof QUOTE_STATUSES)[number], string>> = {
  found: "Its words are in what its citation leads to.",
  found_elsewhere: "They are not there, but in another part of it, another version, or another document.",
  not_found: "They are not there; `nearest` shows what is.",
  too_short: `It has under ${LIMITS.quoteMinChars} characters.`,
  not_checked: "No citation that leads anywhere stands beside it.",
};

const FAULT_WORDS: Readonly<Record<DraftFault, string>> = {
  unknown: "A citation leads to no document.",
  ambiguous: "A citation fits several documents.",
  repealed: "What is cited has been repealed, and the draft does not say so.",
  not_in_force: "What is cited is no law today, and the draft does not say so.",
  subsection_unknown: "The document has no such subsection.",
  name_differs: "The case has another name than the one beside its citation.",
  year_differs: "The case is of another year than the one beside its citation.",
  quote_not_found: "The words are in no version of what is cited.",
  quote_in_another_document: "The words are in another document than the one cited.",
  quote_in_another_part: "The words are in another part than the one cited.",
  quote_in_earlier_version: "True then, not now: an earlier version has the words.",
  quote_in_later_version: "Not yet: a later version has the words.",
  negation_omitted: "An ellipsis leaves out a word that turns the sense around, such as “not”.",
};

/** Every code of a status or a fault, in the order in which the shapes have them. */
export const DRAFT_CODES: readonly DraftCodes[] = [
  { id: "citation-status", heading: "Status of a citation", field: "status", codes: rows(CITATION_WORDS) },
  { id: "quote-status", heading: "Status of a quotation", field: "status", codes: rows(QUOTE_WORDS) },
  { id: "draft-faults", heading: "Faults", field: "faults", codes: rows(FAULT_WORDS) },
];

function rows(words: Readonly<Record<string, string>>): DraftCodes["codes"] {
  return Object.entries(words).map(([code, what]) => ({ code, what }));
}
