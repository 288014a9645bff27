import * as z from "zod";
import { address, COLLECTIONS } from "./common.ts";
import { nearestRecord, otherVersion, quoteEllipsis, quoteMatch } from "./verify-records.ts";

/** Longest draft that is checked, in UTF-16 code units. */
export const DRAFT_MAX_CHARS = 100_000;

/** Body of `POST /verify`: a text with citations and quotations in it. */
export const draftRequest = z.looseObject({ text: z.string().min(1).max(DRAFT_MAX_CHARS) });
/** What a check of a draft asks. */
export type DraftRequest = z.infer<typeof draftRequest>;

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
/** One of the statuses of a quotation in a draft. */
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

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

/** A document of the collections that an item leads to; `subsection` is the part named, where one is. */
export const draftDocument = z.strictObject({
  collection: z.enum(COLLECTIONS),
  id: z.string(),
  cite_as: z.string(),
  subsection: z.string().nullable(),
  canonical_url: address,
  md_url: address,
});
/** A document that an item leads to. */
export type DraftDocument = z.infer<typeof draftDocument>;

const item = {
  /** Where in the draft: `written` is its `slice(start, end)`, quotation marks included, in UTF-16 code units. */
  start: z.int().min(0),
  end: z.int().min(0),
  written: z.string(),
  faults: z.array(z.strictObject({ code: z.enum(DRAFT_FAULTS), detail: z.string() })),
  notes: z.array(z.strictObject({ code: z.enum(DRAFT_NOTES), detail: z.string() })),
};

/** A citation in a draft. */
export const draftCitation = z.strictObject({
  kind: z.literal("citation"),
  ...item,
  status: z.enum(CITATION_STATUSES),
  /** Null where it is in none of them, and for a short form. */
  collection: z.enum(COLLECTIONS).nullable(),
  /** What it leads to: one; several for a range or an ambiguous one; none. */
  documents: z.array(draftDocument),
  /** Of an unknown one: ids next to what it names. */
  nearest: z.array(z.string()),
});
/** A citation in a draft. */
export type DraftCitation = z.infer<typeof draftCitation>;

/** A quotation in a draft. All of a check's fields; null, false or empty where it was not checked. */
export const draftQuotation = z.strictObject({
  kind: z.literal("quotation"),
  ...item,
  status: z.enum(QUOTE_STATUSES),
  /** The words that were looked for: marks, indentation and line breaks of the draft taken off. */
  quote: z.string(),
  /** Set off as a block, without marks. */
  block: z.boolean(),
  /** Index in `items` of the citation that it is held against. */
  citation: z.int().min(0).nullable(),
  /** The document that has it, or has the nearest passage. */
  document: draftDocument.nullable(),
  verbatim: z.boolean(),
  in: z.string().nullable(),
  occurrences: z.int().min(0),
  /** The place: the first, or the first in the part that is cited. */
  match: quoteMatch.nullable(),
  /** What is left out there. */
  ellipses: z.array(quoteEllipsis),
  earlier_version: otherVersion.nullable(),
  later_version: otherVersion.nullable(),
  nearest: nearestRecord.nullable(),
  folded: z.array(z.string()),
});
/** A quotation in a draft. */
export type DraftQuotation = z.infer<typeof draftQuotation>;

const countsOf = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, z.int().min(0)])) as Record<Name, z.ZodInt>);

/** What a check of a draft found, without the versions of the collections. */
export const draftReport = z.strictObject({
  /** Length of the draft in UTF-16 code units. */
  chars: z.int().min(0),
  /** In the order of their beginnings; a quotation before the citations inside it. */
  items: z.array(z.discriminatedUnion("kind", [draftCitation, draftQuotation])),
  counts: z.strictObject({
    citations: z.int().min(0),
    quotations: z.int().min(0),
    /** Items with a fault. */
    at_fault: z.int().min(0),
    by_citation_status: countsOf(CITATION_STATUSES),
    by_quote_status: countsOf(QUOTE_STATUSES),
  }),
});
/** What a check of a draft found. */
export type DraftReport = z.infer<typeof draftReport>;

/** `POST /verify`: the report, and the version of each collection that is loaded. */
export const draftAnswer = draftReport.extend({
  corpus_versions: z.strictObject(
    Object.fromEntries(COLLECTIONS.map((name) => [name, z.string().nullable()])) as Record<
      (typeof COLLECTIONS)[number],
      z.ZodNullable<z.ZodString>
    >,
  ),
});
/** What a check of a draft answers. */
export type DraftAnswer = z.infer<typeof draftAnswer>;
