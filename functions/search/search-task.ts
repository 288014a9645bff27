import type { ActsResponse, SearchResponse } from "../../src/model/search-records.ts";
import type { SearchIndex, SearchRequest } from "../../src/search/search-index.ts";

/** A request to the short-title index. */
export type ActsRequest = Parameters<SearchIndex["acts"]>[0];

/** What a worker is asked, beside opening. `store` is the compiled store of its release. Closed: switch on `kind`. */
export type SearchTask =
  | { kind: "search"; store: string; request: SearchRequest }
  | { kind: "acts"; store: string; request: ActsRequest };

/** What a worker answers; null where it only opened the store. */
export type SearchTaskResult = SearchResponse | ActsResponse | null;
