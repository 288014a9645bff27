import * as z from "zod";
import { address, isoDay } from "./common.ts";
import { serviceText } from "./service-text.ts";
import {
  clusterId,
  DATE_PRECISIONS,
  docketNumber,
  OPINION_TEXT_STATUSES,
  pageBreak,
  printedCitation,
  storedOpinionFields,
  subOpinion,
  upstreamRecord,
} from "./stored-opinion.ts";

const identity = {
  /** `S19A0992/4404371`: what batch reads and quotation checks take. */
  id: z.string(),
  cluster_id: clusterId,
  docket: docketNumber,
  dockets: z.array(docketNumber),
  court: z.string(),
  case_name: z.string(),
  /** Case name, reporters, year, as a reader writes it. */
  cite_as: z.string(),
  date_filed: isoDay,
  date_precision: z.enum(DATE_PRECISIONS),
  citations: z.array(z.string()),
  /** From the docket's letter: see `CASE_TYPES`; `unclassified` where nothing tells. */
  case_type: z.string(),
};

const addresses = { canonical_url: address, md_url: address, json_url: address };

/** An opinion as a list shows it (contract section 2). */
export const slimOpinion = z.strictObject({
  ...identity,
  author: z.string().nullable(),
  precedential_status: z.string().nullable(),
  disposition: z.string().nullable(),
  has_text: z.boolean(),
  legal_areas: z.array(z.string()).nullable(),
  summary: serviceText.nullable(),
  ...addresses,
});
/** An opinion as a list shows it. */
export type SlimOpinion = z.infer<typeof slimOpinion>;

/** Another opinion under the same docket. */
export const otherOpinion = z.strictObject({
  id: z.string(),
  cluster_id: clusterId,
  court: z.string(),
  case_name: z.string(),
  date_filed: isoDay,
  precedential_status: z.string().nullable(),
  canonical_url: address,
  json_url: address,
});
/** Another opinion under the same docket. */
export type OtherOpinion = z.infer<typeof otherOpinion>;

/** A quotation that was checked against the text: `text.slice(start, end)` of the full text is `quote`. */
export const keyQuote = z.strictObject({ quote: z.string(), start: z.int(), end: z.int() });

/** `GET /opinions/cases/{docket}/{cluster_id}`: everything but the text (contract sections 2 and 4.3). */
export const opinionRecord = z.strictObject({
  ...identity,
  court_name: z.string(),
  docket_printed: z.string().nullable(),
  case_name_short: z.string().nullable(),
  case_name_full: z.string().nullable(),
  date_argued: isoDay.nullable(),
  reporters: z.array(printedCitation),
  judges: z.array(z.string()),
  author: z.string().nullable(),
  precedential_status: z.string().nullable(),
  nature_of_suit: z.string().nullable(),
  disposition: z.string().nullable(),
  posture: z.string().nullable(),
  procedural_history: z.string().nullable(),
  syllabus: z.string().nullable(),
  attorneys: z.string().nullable(),
  sub_opinions: z.array(subOpinion),
  /** The rest under the same docket, newest first; empty where it stands alone. */
  other_opinions: z.array(otherOpinion),
  /** Whether the docket alone leads here. */
  is_lead: z.boolean(),
  has_text: z.boolean(),
  text_status: z.enum(OPINION_TEXT_STATUSES),
  text_note: z.string(),
  /** Length of the text in UTF-16 code units; null without one. */
  chars: z.int().nullable(),
  /** What the service wrote; null until it has. */
  summary: serviceText.nullable(),
  legal_areas: z.array(z.string()).nullable(),
  /** Whether `full=1` gives reasoning and checked quotes. */
  has_reasoning: z.boolean(),
  /** With `full=1`, else null. */
  reasoning: serviceText.nullable(),
  key_quotes: z.array(keyQuote).nullable(),
  upstream: z.array(upstreamRecord),
  joined_clusters: z.array(clusterId),
  source_url: address.nullable(),
  upstream_url: address.nullable(),
  license: z.string(),
  attribution: z.string().nullable(),
  ...addresses,
  text_url: address,
  full_text_url: address,
  /** Neighbours in filing order. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
});
/** An opinion as published. */
export type OpinionRecord = z.infer<typeof opinionRecord>;

/** `GET /opinions/cases/{docket}/{cluster_id}/full-text`. Offsets are UTF-16 code units of `text`. */
export const opinionFullText = z.strictObject({
  ...identity,
  court_name: storedOpinionFields.shape.court_name,
  judges: z.array(z.string()),
  author: z.string().nullable(),
  precedential_status: z.string().nullable(),
  source_url: address.nullable(),
  upstream_url: address.nullable(),
  license: z.string(),
  attribution: z.string().nullable(),
  ...addresses,
  text_url: address,
  sub_opinions: z.array(subOpinion),
  /** Where printed pages begin; their numbers are not part of `text`. */
  pages: z.array(pageBreak),
  chars: z.int().min(0),
  text: z.string(),
});
/** An opinion's text as published. */
export type OpinionFullText = z.infer<typeof opinionFullText>;

/** An opinion in a batch read: the record, and the text where one is stored. */
export const opinionItem = opinionRecord.extend({ text: z.string().nullable() });
/** An opinion in a batch read. */
export type OpinionItem = z.infer<typeof opinionItem>;
