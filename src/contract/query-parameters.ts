import { BILL_KINDS } from "../identifiers/bills/bill-number.ts";
import { LIMITS } from "./limits.ts";

/** A query parameter of a route. Unknown parameters are dropped; a default is the same as leaving it out. */
export type QueryParameter = { name: string; description: string } & (
  | { type: "string"; maxChars: number; minChars?: number; required?: true }
  /** One of a few words, in either case. */
  | { type: "choice"; values: readonly string[]; default?: string }
  /** Without a default, leaving it out means something of its own. */
  | { type: "integer"; min: number; max: number; default: number | null }
  /** A switch: any other value than `on` is off. */
  | { type: "flag"; on: string }
);

/** The parameters that several routes have, each with its one meaning. */
export const QUERY = {
  version: {
    name: "version",
    type: "string",
    maxChars: 40,
    description: "Effective-date qualifier of a stored version; without it the version in force.",
  },
  notes: { name: "notes", type: "flag", on: "all", description: "`all` lifts the cap on printed notes." },
  subsection: {
    name: "subsection",
    type: "string",
    maxChars: 80,
    description: "The anchor of one part: `a` for (a), `a-1` for (a)(1).",
  },
  full: { name: "full", type: "flag", on: "1", description: "`1` puts the sections' text into the listing." },
  start: {
    name: "start",
    type: "integer",
    min: 0,
    max: 1_000_000,
    default: 0,
    description: "Number of sections to pass over.",
  },
  page: {
    name: "page",
    type: "integer",
    min: 0,
    max: 1_000_000,
    default: null,
    description: "Number of a page; without it the list of pages.",
  },
  ids: {
    name: "ids",
    type: "string",
    maxChars: LIMITS.itemsIdsChars,
    required: true,
    description: "Ids separated by commas, `a..b` for a range.",
  },
  searchWords: {
    name: "q",
    type: "string",
    minChars: 1,
    maxChars: LIMITS.searchChars,
    required: true,
    description: "Words, “quoted phrases”, a word with a star at its end, or a reference.",
  },
  siteWords: {
    name: "q",
    type: "string",
    maxChars: LIMITS.searchChars,
    description: "Words, “quoted phrases” or a reference; without any the page asks for them.",
  },
  in: {
    name: "in",
    type: "choice",
    values: ["headings"],
    description: "`headings` searches headings and titles alone.",
  },
  searchMarkdownLimit: limit(LIMITS.searchMarkdownLimit, LIMITS.searchMarkdownDefault),
  actsLimit: limit(LIMITS.listLimit, LIMITS.actsDefault),
  actsWords: {
    name: "q",
    type: "string",
    maxChars: LIMITS.searchChars,
    description: "Words of a short title.",
  },
  nameWords: {
    name: "q",
    type: "string",
    minChars: LIMITS.filterMinChars,
    maxChars: LIMITS.searchChars,
    required: true,
    description: "A part of a case name, in either case.",
  },
  codeTitle: { name: "title", type: "integer", min: 1, max: 99, default: null, description: "Number of a title." },
  codeChapter: {
    name: "chapter",
    type: "string",
    maxChars: LIMITS.chapterNameChars,
    description: "Number of a chapter, as printed.",
  },
  codeStatus: {
    name: "status",
    type: "choice",
    values: ["active", "repealed", "reserved", "redesignated", "superseded", "note_only", "all"],
    default: "active",
    description: "Status of the sections.",
  },
  scheme: {
    name: "scheme",
    type: "choice",
    values: ["ocga", "ga", "us"],
    default: "ocga",
    description: "The Code, or one of the constitutions.",
  },
  year: {
    name: "year",
    type: "integer",
    min: 1900,
    max: 2100,
    default: null,
    description: "Year of filing.",
  },
  collection: {
    name: "collection",
    type: "choice",
    values: ["code", "bills", "opinions"],
    default: "code",
    description: "The collection to search.",
  },
  lang: { name: "lang", type: "flag", on: "es", description: "`es` gives the summaries in Spanish." },
  offset: {
    name: "offset",
    type: "integer",
    min: 0,
    max: LIMITS.offset,
    default: 0,
    description: "Number of documents to pass over.",
  },
  limit: limit(LIMITS.listLimit, LIMITS.listDefault),
  sessionLimit: limit(LIMITS.sessionBills, LIMITS.sessionBills),
  yearLimit: limit(LIMITS.yearOpinions, LIMITS.yearOpinions),
  reference: {
    name: "q",
    type: "string",
    minChars: 1,
    maxChars: LIMITS.resolveChars,
    required: true,
    description: "A reference in any written form.",
  },
  words: {
    name: "q",
    type: "string",
    minChars: LIMITS.filterMinChars,
    maxChars: LIMITS.filterChars,
    description: "A part of the name, in either case.",
  },
  session: {
    name: "session",
    type: "string",
    maxChars: LIMITS.sessionChars,
    description: "A session, such as `2025-2026`, or a year inside it.",
  },
  sessionId: {
    name: "session_id",
    type: "integer",
    min: 0,
    max: 2_147_483_647,
    default: null,
    description: "Upstream's id of a session.",
  },
  chamber: { name: "chamber", type: "choice", values: ["H", "S"], description: "The chamber in which it began." },
  billType: {
    name: "bill_type",
    type: "choice",
    values: ["B", "R", "CR", "JR"],
    description: "Bill, resolution, concurrent or joint resolution.",
  },
  status: {
    name: "status",
    type: "integer",
    min: 0,
    max: 2_147_483_647,
    default: null,
    description: "Status code: `1` Introduced to `6` Failed.",
  },
  kind: { name: "kind", type: "choice", values: BILL_KINDS, description: "What the numbers begin with." },
  type: { name: "type", type: "choice", values: BILL_KINDS, description: "What the numbers begin with." },
  reading: {
    name: "reading",
    type: "choice",
    values: ["text", "text_as_amended", "text_before_amendment"],
    default: "text",
    description: "The text as printed, without what is struck, or without what is added.",
  },
  years: {
    name: "year",
    type: "string",
    maxChars: 200,
    description: "Years separated by commas.",
  },
  caseTypes: {
    name: "case_type",
    type: "string",
    maxChars: 400,
    description: "Case types separated by commas.",
  },
  caseType: {
    name: "case_type",
    type: "string",
    maxChars: LIMITS.caseTypeChars,
    description: "One case type.",
  },
} as const satisfies Record<string, QueryParameter>;

function limit(max: number, usual: number) {
  return {
    name: "limit",
    type: "integer",
    min: 1,
    max,
    default: usual,
    description: "How many documents at most.",
  } as const;
}
