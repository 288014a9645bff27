import type { ShapeName } from "../support/check-shape.ts";

/** Types as the contract names them, and those of values that it describes in words. A question mark: or null. */
export type FieldType =
  | "string"
  | "string?"
  | "integer"
  | "boolean"
  | "array"
  | "array?"
  | "object"
  | "object?"
  | "address"
  | "code status"
  | "reading?"
  | "day"
  | "day?";

/** The fields that the contract names in one place, by their path in the body; `shapes` are the routes that serve them. */
type ContractFields = {
  /** The section, and the words that introduce them there. */
  readonly from: string;
  readonly shapes: readonly ShapeName[];
  readonly fields: Readonly<Record<string, FieldType>>;
};

/**
 * Every field that the contract names, typed out from it by hand: what stands here cannot be taken out of shape and answer
 * together without a test that fails.
 */
export const CONTRACT_FIELDS: readonly ContractFields[] = [
  {
    from: "2, Code section record",
    shapes: ["code.section"],
    fields: {
      citation: "string",
      catchline: "string",
      title: "integer",
      chapter: "string",
      status: "code status",
      current_through: "string",
      canonical_url: "address",
      md_url: "address",
      versions: "array",
      "versions[].in_force_now": "boolean",
      "versions[].text": "string",
      previous: "string?",
      next: "string?",
    },
  },
  {
    from: "9, each version identified by an effective-date qualifier",
    shapes: ["code.section"],
    fields: { "versions[].version": "string" },
  },
  {
    from: "2, chapter listing of a section",
    shapes: ["code.chapter"],
    fields: {
      "items[].citation": "string",
      "items[].catchline": "string",
      "items[].status": "code status",
      "items[].versions": "integer",
      "items[].in_force_now": "boolean",
    },
  },
  {
    from: "2, verify response",
    shapes: ["code.verify", "bills.verify", "opinions.verify"],
    fields: {
      id: "string",
      found: "boolean",
      occurrences: "integer",
      in: "reading?",
      chars: "integer",
      canonical_url: "address",
      md_url: "address",
      corpus_version: "string",
    },
  },
  {
    from: "2, search response",
    shapes: ["code.search", "bills.search", "opinions.search"],
    fields: { direct: "object?", hits: "array", terms: "array", dropped: "array" },
  },
  {
    from: "2, batch reads; 4.1, documents with metadata and text",
    shapes: ["code.items", "bills.items", "opinions.items"],
    fields: { items: "array", next_ids: "array" },
  },
  {
    from: "4.1, documents with text",
    shapes: ["bills.items", "opinions.items"],
    fields: { "items[].text": "string?" },
  },
  {
    from: "2, sitemap entries for bills and opinions",
    shapes: ["bills.sitemap", "opinions.sitemap"],
    fields: { "[].id": "string", "[].date": "day?" },
  },
  {
    from: "2, GET /opinions/years",
    shapes: ["opinions.years"],
    fields: { "[].year": "integer", "[].count": "integer" },
  },
  {
    from: "2, GET /bills/sessions",
    shapes: ["bills.sessions"],
    fields: { "[].session_id": "integer", "[].session_name": "string", "[].count": "integer" },
  },
  {
    from: "2, bill record; 4.2, sponsors, status, history, labeled summaries",
    shapes: ["bills.bill"],
    fields: {
      has_text: "boolean",
      sponsors: "array",
      status: "integer",
      history: "array",
      summary: "object?",
      "summary.label": "string",
    },
  },
  {
    from: "4.2, latest action, votes and amendments, which Markdown adds",
    shapes: ["bills.bill"],
    fields: { last_action: "string?", votes: "array", amendments: "array" },
  },
  {
    from: "2, opinion record; 1, labeled summaries; 4.3, `full` adds reasoning and checked quotes",
    shapes: ["opinions.opinion", "opinions.case"],
    fields: {
      other_opinions: "array",
      summary: "object?",
      "summary.label": "string",
      reasoning: "object?",
      "reasoning.label": "string",
      key_quotes: "array?",
      upstream: "array",
    },
  },
  {
    from: "2, list projections carry identity, dates and summary-level fields",
    shapes: ["opinions.recent", "opinions.filtered", "opinions.year", "opinions.search-by-name"],
    fields: {
      "items[].id": "string",
      "items[].docket": "string",
      "items[].cluster_id": "string",
      "items[].case_name": "string",
      "items[].date_filed": "day",
      "items[].summary": "object?",
    },
  },
  {
    from: "4.2, slim list",
    shapes: ["bills.recent", "bills.filtered", "bills.session"],
    fields: { "items[].id": "string", "items[].title": "string", "items[].status": "integer" },
  },
  {
    from: "4.2, counts by kind, caption subjects",
    shapes: ["bills.session"],
    fields: { kinds: "array", caption_subjects: "array" },
  },
  { from: "4.3, counts by case type", shapes: ["opinions.year"], fields: { case_types: "array" } },
  {
    from: "4.2 and 4.3, stored text with metadata",
    shapes: ["bills.bill.full-text", "opinions.opinion.full-text", "opinions.case.full-text"],
    fields: { id: "string", text: "string", canonical_url: "address" },
  },
  {
    from: "4.1, root: its routes and coverage sentence with qualifications",
    shapes: ["code", "bills", "opinions"],
    fields: { routes: "array", coverage: "string", qualifications: "array" },
  },
  {
    from: "4.1 and 4.4, meta: coverage sentence with qualifications, counts, corpus version, release date",
    shapes: ["code.meta", "bills.meta", "opinions.meta"],
    fields: {
      coverage: "string",
      qualifications: "array",
      counts: "object",
      corpus_version: "string",
      release_date: "day",
    },
  },
  { from: "4.4, meta: bulk download addresses", shapes: ["code.meta"], fields: { bulk_url: "address" } },
  {
    from: "4.4, tree: every title with headings and counts, plus both constitutions",
    shapes: ["code.tree"],
    fields: {
      titles: "array",
      "titles[].heading": "string",
      "titles[].section_count": "integer",
      "titles[].chapters[].heading": "string",
      "titles[].chapters[].sections": "integer",
      constitutions: "array",
    },
  },
  {
    from: "4.4, a title's chapters with articles, parts, subparts",
    shapes: ["code.title"],
    fields: { chapters: "array", "chapters[].children": "array", "chapters[].children[].children": "array" },
  },
  {
    from: "4.4, bulk: release page, checksum file, each asset with address",
    shapes: ["code.bulk"],
    fields: { release_url: "address", checksums_url: "address", assets: "array", "assets[].url": "address" },
  },
  {
    from: "4.4, a constitution's articles, sections, standalone provisions",
    shapes: ["code.constitution"],
    fields: { articles: "array", "articles[].sections": "array", standalone: "array" },
  },
  {
    from: "4.4, one provision",
    shapes: ["code.provision"],
    fields: { slug: "string", cite_as: "string", text: "string" },
  },
  {
    from: "4.4, short-title index",
    shapes: ["code.acts"],
    fields: { "items[].short_title": "string", "items[].citation": "string" },
  },
  {
    from: "4.6, the API's index: its version, the collections served, where the agent connector is mounted",
    shapes: ["index"],
    fields: { version: "string", collections: "array", mcp_url: "address" },
  },
  {
    from: "4.6, health: which collections are loaded, each with count and corpus version",
    shapes: ["health"],
    fields: {
      status: "string",
      collections: "array",
      "collections[].collection": "string",
      "collections[].count": "integer",
      "collections[].corpus_version": "string",
    },
  },
  { from: "7, 422: a list of problems", shapes: ["not-valid"], fields: { errors: "array" } },
  {
    from: "7, 404: the body names the nearest sections, the chapter above, or adjacent bill numbers",
    shapes: ["not-found"],
    fields: { nearest: "array", above: "object?" },
  },
];
