import type { ActsResponse, SearchResponse } from "../../src/model/search-records.ts";
import type { SearchIndex, SearchRequest } from "../../src/search/search-index.ts";

/** A request to the short-title index. */
export type ActsRequest = Parameters<SearchIndex["acts"]>[0];

/** What a worker is asked. `store` is the compiled store of its release, which it opens once. Closed: switch on `kind`. */
export type SearchTask =
  | { kind: "search"; store: string; request: SearchRequest }
  | { kind: "acts"; store: string; request: ActsRequest }
  /** Only opens the store. */
  | { kind: "open"; store: string };

/** What a worker of drafts is asked. */
export type DraftTask =
  | { kind: "draft"; store: string; text: string }
  /** Only opens the store. */
  | { kind: "open"; store: string };

/** What a worker answers; of a draft, the body of the answer. */
export type SearchTaskResult = SearchResponse | ActsResponse | string | null;
