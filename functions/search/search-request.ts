import type { NormalQuery } from "../../src/contract/artifact-path.ts";
import { LIMITS } from "../../src/contract/limits.ts";
import type { Collection } from "../../src/model/common.ts";
import type { BillSearch, CodeSearch, OpinionSearch, SearchRequest } from "../../src/search/search-index.ts";
import { readSessionFilter } from "../bills/read-session-filter.ts";
import { billsOf } from "../collections.ts";
import type { Reading } from "../reading.ts";

/** A collection's search as a reading asks for it: its query with the defaults in it. `limit` where it names none. */
export function searchRequest(reading: Reading, collection: Collection, limit: number): SearchRequest {
  const { query } = reading;
  const common = {
    q: query["q"] ?? "",
    limit: Number(query["limit"] ?? limit),
    headings: query["in"] === "headings",
  };
  switch (collection) {
    case "code":
      return { ...common, collection, ...codeFilters(query) };
    case "bills":
      return { ...common, collection, ...billFilters(reading) };
    case "opinions":
      return { ...common, collection, ...opinionFilters(query) };
    default:
      return collection satisfies never;
  }
}

/** How many documents a collection's search gives as JSON, unless it is told. */
export const JSON_LIMIT: number = LIMITS.listDefault;
/** How many it gives as Markdown. */
export const MARKDOWN_LIMIT: number = LIMITS.searchMarkdownDefault;

/** The filters of contract section 4.4, with its defaults. */
function codeFilters(query: NormalQuery): Pick<CodeSearch, "title" | "chapter" | "status" | "scheme"> {
  return {
    title: numberOf(query["title"]),
    chapter: query["chapter"]?.trim() ?? null,
    status: (query["status"] ?? "active") as CodeSearch["status"],
    scheme: (query["scheme"] ?? "ocga") as CodeSearch["scheme"],
  };
}

/** Choices are in the form of the route table after the query is read. */
function billFilters(reading: Reading): Pick<BillSearch, "session" | "chamber" | "billType" | "status"> {
  const { session, chamber, bill_type, status } = reading.query;
  return {
    session: session === undefined ? null : sessionSlug(reading, session),
    chamber: (chamber ?? null) as BillSearch["chamber"],
    billType: (bill_type ?? null) as BillSearch["billType"],
    status: numberOf(status),
  };
}

/** A session that is not here stays as it was written, which no stored slug is. */
function sessionSlug(reading: Reading, written: string): string {
  const read = readSessionFilter(billsOf(reading), written);
  if (read.kind === "problem") throw new Error("a session is looked for before it is checked");
  return read.kind === "one" ? read.slug : written;
}

function opinionFilters(query: NormalQuery): Pick<OpinionSearch, "year" | "caseType"> {
  return { year: numberOf(query["year"]), caseType: query["case_type"]?.trim().toLowerCase() ?? null };
}

function numberOf(written: string | undefined): number | null {
  return written === undefined ? null : Number(written);
}
