import type { CacheClass } from "./cache.ts";
import type { QueryParameter } from "./query-parameters.ts";

/** One route of one host (contract section 4). */
export type Route = {
  id: string;
  host: "api" | "site";
  method: "GET" | "POST";
  /** Hono's form, from the host's root. */
  path: string;
  summary: string;
  query: readonly QueryParameter[];
  cache: CacheClass;
  /** Whether the answer carries an ETag, and whether `If-None-Match` is honoured (contract section 8). */
  etag: "conditional" | "plain" | "none";
  /** Media type of a success; a bulk asset is sent with the type of its file. */
  type:
    | "application/json"
    | "application/linkset+json"
    | "text/markdown"
    | "text/plain"
    | "text/html"
    | "application/octet-stream"
    | "text/event-stream";
  /**
   * Path of the artifact that answers it under the release's `static` folder, path parameters in braces; null where only a
   * function can. Query variants are named by `artifactPath`.
   */
  artifact: string | null;
  /** A POST's JSON body: the most bytes that are read of it. Null for a GET. */
  body: { maxBytes: number } | null;
  /** Status of a success: 204 has no body. */
  success: 200 | 204;
  /** Whether the site's own key is needed (contract section 5). */
  key: boolean;
};

/** What a row of the table says beside its address: a GET read of the list class with an ETag, unless it says otherwise; with a body a POST. */
type Details = Partial<Pick<Route, "query" | "cache" | "etag" | "artifact" | "body" | "success" | "key">>;

/** A maker of rows for one host and one media type. */
export function rowsOf(host: Route["host"], type: Route["type"]) {
  return <const Id extends string>(id: Id, path: string, summary: string, details: Details): Route & { id: Id } => ({
    id,
    host,
    method: details.body === undefined || details.body === null ? "GET" : "POST",
    path,
    summary,
    query: details.query ?? [],
    cache: details.cache ?? "list",
    etag: details.etag ?? "conditional",
    type,
    artifact: details.artifact ?? null,
    body: details.body ?? null,
    success: details.success ?? 200,
    key: details.key ?? false,
  });
}
