import { LIMITS } from "./limits.ts";
import { rowsOf } from "./route.ts";

const events = rowsOf("api", "text/event-stream");

/** Header in which the site sends its key (contract section 5). */
export const KEY_HEADER = "X-API-Key";
/** Name of the scheme of that key in the description. */
export const KEY_SCHEME = "APIKeyHeader";

const asked = { cache: "none", etag: "none", body: { maxBytes: LIMITS.bodyBytes }, key: true } as const;

/** Questions about one bill or one opinion (contract section 4.5): the site's own, not part of the public API. */
export const ASK_ROUTES = [
  events(
    "bills.ask",
    "/api/bills/bills/:bill_id/ask",
    "For the site alone: the answer to a question about a bill, as a stream",
    asked,
  ),
  events(
    "opinions.ask",
    "/api/opinions/clusters/:cluster_id/ask",
    "For the site alone: the answer to a question about an opinion, as a stream",
    asked,
  ),
];
