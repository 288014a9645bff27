import * as z from "zod";
import { CODE_STATUSES } from "./code-status.ts";
import { address, COLLECTIONS, isoDay } from "./common.ts";

/** Values of `status` on the Code's search: one of the six, or `all` for every stored version (contract section 4.4). */
export const CODE_SEARCH_STATUSES = [...CODE_STATUSES, "all"] as const;
/**
 * Why a hit stands where it does: what the words name, then documents with all the words, then those with any of them.
 */
const MATCH_TIERS = ["direct", "all", "any"] as const;

/** Where a matched word stands in a snippet: from the first offset up to the second, in UTF-16 code units. */
const span = z.tuple([z.int().min(0), z.int().min(1)]);

/** One ranked document, of any collection (contract sections 2 and 4.1). */
export const searchHit = z.strictObject({
  /** `16-5-1`, `ga-const:art-i-sec-i-para-i`, `2025-2026/hb136`, `S19A0992/4404371`: what batch reads take. */
  id: z.string(),
  /** As a reader writes it. */
  cite_as: z.string(),
  /** Catchline, heading of the provision, bill title or case name. */
  heading: z.string(),
  /** The headings above it, outermost first; the session of a bill; court and year of an opinion. */
  place: z.array(z.string()),
  /** Filing date of an opinion, status date of a bill, first day of a version of a section; null where none is known. */
  date: isoDay.nullable(),
  /** Status of a section, label of a bill's status, precedential status of an opinion; null where none is known. */
  status: z.string().nullable(),
  /** Of the version that matched; null outside the Code. */
  in_force_now: z.boolean().nullable(),
  /** Qualifier of the version that matched, which `?version=` takes; null outside the Code's sections. */
  version: z.string().nullable(),
  /** The best passage as plain words; empty where there is no text. */
  snippet: z.string(),
  /** The matched words in `snippet`, in order, apart from each other. */
  matches: z.array(span),
  /** The snippet with `**` around what matched, escaped for Markdown. */
  snippet_markdown: z.string(),
  /** The snippet with `<mark>` around what matched, escaped for HTML. */
  snippet_html: z.string(),
  canonical_url: address,
  md_url: address,
  json_url: address,
  /** Higher is better; comparable within one answer and one value of `matched` only. */
  score: z.number(),
  matched: z.enum(MATCH_TIERS),
});
/** One ranked document. */
export type SearchHit = z.infer<typeof searchHit>;

/** What kind of words led to a document without ranking. */
const DIRECT_KINDS = ["section", "provision", "bill", "opinion", "act"] as const;

/** The document that the words name: a citation, bill number, docket or reporter citation among them, an act's title. */
export const directHit = z.strictObject({
  kind: z.enum(DIRECT_KINDS),
  id: z.string(),
  cite_as: z.string(),
  heading: z.string(),
  /** The words of the query that name it, as read. */
  read: z.string(),
  /** Whether the query is nothing else. */
  whole: z.boolean(),
  /** Structure anchor of a part of a section, `a-1`; null for the whole document. */
  subsection: z.string().nullable(),
  /** Path of the JSON record on the API host, and the addresses. */
  url: address,
  canonical_url: address,
  md_url: address,
});
/** The document that the words name. */
export type DirectHit = z.infer<typeof directHit>;

/** A typed word, and the words of the law or of a spelling table under which it was found too. */
export const alsoSearched = z.strictObject({ term: z.string(), also: z.array(z.string()) });

/** `GET /{collection}/search` (contract sections 2 and 4.1). */
export const searchResponse = z.strictObject({
  collection: z.enum(COLLECTIONS),
  q: z.string(),
  direct: directHit.nullable(),
  hits: z.array(searchHit),
  /** Words and quoted phrases that were searched, in the order typed; a word with `*` ends in it. */
  terms: z.array(z.string()),
  /** Typed words that were also looked for in another form. */
  also: z.array(alsoSearched),
  /** Words that were not searched, since they stand in almost every document or say nothing by themselves. */
  dropped: z.array(z.string()),
  limit: z.int(),
  /** Documents with all the words, within the filters. */
  total_all: z.int().min(0),
  /** Documents with any of the words, within the filters; null where it was not counted: nothing needed it, or too many. */
  total_any: z.int().min(0).nullable(),
  /** A sentence on what was done with the words, where that is not plain. */
  note: z.string().nullable(),
  /** The query with words that nothing has in their nearest spelling; none where every word is known. */
  suggestions: z.array(z.string()),
  /** The filter without which there would be hits, or several joined by `, `; null where no filter is the reason. */
  emptied_by: z.string().nullable(),
});
/** The answer to a search. */
export type SearchResponse = z.infer<typeof searchResponse>;

/** The short title of an act, and the section that states it. */
export const shortTitle = z.strictObject({
  short_title: z.string(),
  citation: z.string(),
  cite_as: z.string(),
  catchline: z.string(),
  place: z.array(z.string()),
  canonical_url: address,
  md_url: address,
  json_url: address,
});
/** The short title of an act. */
export type ShortTitle = z.infer<typeof shortTitle>;

/** `GET /code/acts`: the short titles that hold the words of `q`, best first; all of them in alphabetical order without. */
export const actsResponse = z.strictObject({
  q: z.string().nullable(),
  items: z.array(shortTitle),
  total: z.int().min(0),
  limit: z.int(),
});
/** The short-title index. */
export type ActsResponse = z.infer<typeof actsResponse>;
