import * as z from "zod";
import { address, COLLECTIONS } from "./common.ts";
import { CITATION_STATUSES, DRAFT_FAULTS, DRAFT_NOTES, QUOTE_STATUSES } from "./draft-statuses.ts";
import { nearestRecord, otherVersion, quoteEllipsis, quoteMatch } from "./verify-records.ts";

/** Longest draft that is checked, in UTF-16 code units. */
const DRAFT_MAX_CHARS = 100_000;

/** Body of `POST /verify`: a text with citations and quotations in it. */
export const draftRequest = z.looseObject({ text: z.string().min(1).max(DRAFT_MAX_CHARS) });

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
