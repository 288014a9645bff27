import type { HeaderObject, Reference } from "./openapi-types.ts";

const string = { type: "string" };

/** Headers of answers that mean something to a client. */
export const HEADERS = {
  ETag: {
    description: "Changes whenever the body does. A HEAD request does not return it.",
    schema: string,
  },
  CacheControl: { description: "How long the answer may be kept.", schema: string },
  Link: {
    description: "The page (`canonical`) and the other forms (`alternate`) of the same document.",
    schema: string,
  },
  Location: { description: "The canonical address, as a path of this host. The query is kept.", schema: string },
  Allow: { description: "Methods that the path has.", schema: string },
  RetryAfter: { description: "Seconds to wait before asking again.", schema: { type: "integer", minimum: 0 } },
  RateLimitPolicy: { description: "The limits that apply to the caller.", schema: string },
} as const satisfies Record<string, HeaderObject>;

/** The name of a header as it is sent. */
const SENT: Readonly<Record<keyof typeof HEADERS, string>> = {
  ETag: "ETag",
  CacheControl: "Cache-Control",
  Link: "Link",
  Location: "Location",
  Allow: "Allow",
  RetryAfter: "Retry-After",
  RateLimitPolicy: "RateLimit-Policy",
};

/** References to headers, by the names under which they are sent. */
export function headersOf(names: readonly (keyof typeof HEADERS)[]): Record<string, Reference> {
  return Object.fromEntries(names.map((name) => [SENT[name], { $ref: `#/components/headers/${name}` }]));
}
