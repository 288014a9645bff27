/** Headers that a page of another origin may read beside those that browsers always show. */
const EXPOSED = [
  "ETag",
  "Link",
  "Location",
  "Allow",
  "Retry-After",
  "RateLimit",
  "RateLimit-Policy",
  "Content-Length",
  "Content-Encoding",
];

/** Headers that such a page may send. */
const ALLOWED = ["Content-Type", "If-None-Match"];

/** On every answer: all of it is public and may be read by any page (contract section 5). */
export const CROSS_ORIGIN_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": EXPOSED.join(", "),
} as const;

/**
 * The answer to a browser that asks before it asks. `methods` are those of the path, with HEAD and OPTIONS; an unknown path
 * allows reading, so that its 404 can be read. It is told to be kept for a day. `Allow` says the same to whoever is no browser.
 */
export function preflightHeaders(methods: readonly string[]): Record<string, string> {
  const allowed = (methods.length > 0 ? methods : ["GET", "HEAD", "OPTIONS"]).join(", ");
  return {
    ...CROSS_ORIGIN_HEADERS,
    allow: allowed,
    "access-control-allow-methods": allowed,
    "access-control-allow-headers": ALLOWED.join(", "),
    "access-control-max-age": "86400",
    "cache-control": "no-store",
  };
}
