import * as z from "zod";
import { LIMITS } from "../contract/limits.ts";
import { address } from "./common.ts";
import { OPINION_KINDS } from "./stored-opinion.ts";

/** Fewest characters, as sent, of a quote that is checked; below, 422, and in a draft `too_short` (contract section 8). */
export const QUOTE_MIN_CHARS = LIMITS.quoteMinChars;

/** Body of `POST /{collection}/verify` (contract section 4.1): `id` in any form the collection's batch read takes. */
export const verifyRequest = z.looseObject({
  id: z.string().min(1).max(LIMITS.referenceChars),
  quote: z.string().min(QUOTE_MIN_CHARS),
});

/** A stretch of a reading: `words` is its `slice(start, end)`, exactly, in UTF-16 code units. */
const span = { start: z.int().min(0), end: z.int().min(0), words: z.string() };

/** The sub-opinion of a decision that has a passage: its place in `sub_opinions`. */
export const subOpinionPlace = z.strictObject({
  index: z.int().min(0),
  kind: z.enum(OPINION_KINDS),
  author: z.string().nullable(),
});

/** Printed pages of one reporter that a passage stands on; `cite` is the volume, where it is known. */
export const printedPages = z.strictObject({ cite: z.string().nullable(), first: z.string(), last: z.string() });

/** Where a passage stands in its document, beyond offsets: what does not apply is null or empty. */
const place = {
  /** The reading that the offsets point into: `text`, `text_as_amended`, `text_before_amendment`. */
  reading: z.string(),
  /** Effective-date qualifier of the version, of a Code section only. */
  version: z.string().nullable(),
  /** Structure anchor of the innermost part of a section or provision that has all of it. */
  subsection: z.string().nullable(),
  sub_opinion: subOpinionPlace.nullable(),
  pages: z.array(printedPages),
  /** Of a bill: the same passage in the text with its marks, as `/text` gives it, with the tags and struck words inside. */
  marked: z.strictObject({ start: z.int().min(0), end: z.int().min(0) }).nullable(),
};

/** One place of a quote. `before`, `words` and `after` are one stretch of the reading. */
export const quoteMatch = z.strictObject({ ...span, ...place, before: z.string(), after: z.string() });
/** One place of a quote. */
export type QuoteMatchRecord = z.infer<typeof quoteMatch>;

/**
 * What stands where the quote has an ellipsis: `match` is the index in `matches`. `printed`: the document has an ellipsis
 * there too, and no words.
 */
export const quoteEllipsis = z.strictObject({ match: z.int().min(0), ...span, printed: z.boolean() });

/**
 * A stretch of a difference, words and the white space before them: `removed`, the document has them and the quote has not;
 * `added`, the other way round.
 */
export const differencePart = z.strictObject({ kind: z.enum(["same", "removed", "added"]), words: z.string() });

/** The passage most like a quote that was not found. `same` and `removed`, put together, are its `words`. */
export const nearestRecord = z.strictObject({
  ...span,
  ...place,
  /** Twice the common words to the words of both: 1 where all agree. */
  likeness: z.number().min(0).max(1),
  difference: z.array(differencePart),
});
/** The passage most like a quote that was not found. */
export type NearestRecord = z.infer<typeof nearestRecord>;

const finding = {
  /** Found with no word left out. */
  verbatim: z.boolean(),
  /** Places that do not overlap; all are counted. */
  occurrences: z.int().min(0),
  /** The first of them, at most 20. */
  matches: z.array(quoteMatch),
  ellipses: z.array(quoteEllipsis),
};

/** Another version of a section that has the quote where the one in force has not. */
export const otherVersion = z.strictObject({ version: z.string(), ...finding });
/** Another version of a section that has the quote. */
export type OtherVersionRecord = z.infer<typeof otherVersion>;

/** What a check says of a quote, whatever the document is called. */
const verdict = {
  /** Whether the document has the quote; of a Code section, the version that is read by default. */
  found: z.boolean(),
  /** The reading that has it, null where none has. */
  in: z.string().nullable(),
  /** Length of the quote as it was sent, in UTF-16 code units. */
  chars: z.int().min(0),
  ...finding,
  /** Names of the rows of the folding table that it took to find it, at the first match. */
  folded: z.array(z.string()),
  /** Whether the section or provision is law today, as it is read by default; null for bills and opinions. */
  in_force_now: z.boolean().nullable(),
  /** True then, not now: the newest earlier version that has it, where `found` is false. */
  earlier_version: otherVersion.nullable(),
  /** Not yet: the first later version that has it, where `found` is false. */
  later_version: otherVersion.nullable(),
  /** Where no version has it. */
  nearest: nearestRecord.nullable(),
};

/** What a check says of a quote, without the document's names. */
export const quoteVerdict = z.strictObject(verdict);
/** What a check says of a quote, without the document's names. */
export type QuoteVerdict = z.infer<typeof quoteVerdict>;

/** `POST /{collection}/verify` (contract sections 2 and 4.1). */
export const verifyAnswer = z.strictObject({
  /** Canonical id of the document. */
  id: z.string(),
  found: verdict.found,
  occurrences: verdict.occurrences,
  in: verdict.in,
  chars: verdict.chars,
  canonical_url: address,
  md_url: address,
  corpus_version: z.string(),
  verbatim: verdict.verbatim,
  matches: verdict.matches,
  ellipses: verdict.ellipses,
  folded: verdict.folded,
  in_force_now: verdict.in_force_now,
  earlier_version: verdict.earlier_version,
  later_version: verdict.later_version,
  nearest: verdict.nearest,
});
/** What a check of a quote answers. */
export type VerifyAnswer = z.infer<typeof verifyAnswer>;
