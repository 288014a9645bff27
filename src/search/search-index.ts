import type { CodeStatus } from "../model/code-status.ts";
import type { ActsResponse, SearchResponse } from "../model/search-records.ts";

/** `q` has 1 to 300 characters, `limit` is within the route's bounds: the caller has checked both. */
type CommonSearch = {
  q: string;
  limit: number;
  /** `in=headings`: catchlines and headings; titles, topic tags and subjects; case names, legal areas and case types. */
  headings: boolean;
};

/** A search of the Code, or of a constitution. A filter that is null is not applied. */
export type CodeSearch = CommonSearch & {
  collection: "code";
  title: number | null;
  chapter: string | null;
  /** `active` finds versions in force only; every other status, and `all`, whatever is stored. */
  status: CodeStatus | "all";
  scheme: "ocga" | "ga" | "us";
};

/** A search of the bills. `session` is a slug; one that is not here leaves nothing. */
export type BillSearch = CommonSearch & {
  collection: "bills";
  session: string | null;
  chamber: "H" | "S" | null;
  billType: "B" | "R" | "CR" | "JR" | null;
  status: number | null;
};

/** A search of the opinions. */
export type OpinionSearch = CommonSearch & {
  collection: "opinions";
  year: number | null;
  caseType: string | null;
};

/** A search of one collection. */
export type SearchRequest = CodeSearch | BillSearch | OpinionSearch;

/** The search indexes of one release, open for reading. Calls block and cannot be interrupted. Nothing typed throws. */
export type SearchIndex = {
  search(request: SearchRequest): SearchResponse;
  /** The short titles that have the words of `q`; all of them, alphabetically, without. `limit` null is no limit. */
  acts(request: { q: string | null; limit: number | null }): ActsResponse;
  close(): void;
};
