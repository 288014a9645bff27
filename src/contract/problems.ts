/** Kinds of error answer (RFC 9457). The `type` of a problem is `/problems/` and its name, on the API host. */
export const PROBLEMS = {
  "not-found": { status: 404, title: "No such document" },
  "no-route": { status: 404, title: "No such route" },
  forbidden: { status: 403, title: "Only with the site's key" },
  "not-valid": { status: 422, title: "A parameter is not valid" },
  "method-not-allowed": { status: 405, title: "Method not allowed" },
  "bad-request": { status: 400, title: "Bad request" },
  "request-timeout": { status: 408, title: "The body came too slowly" },
  "content-too-large": { status: 413, title: "The body is too large" },
  "unsupported-media-type": { status: 415, title: "The body is not sent as JSON" },
  "too-many-requests": { status: 429, title: "Over the rate limit" },
  "headers-too-large": { status: 431, title: "The headers are too large" },
  "internal-error": { status: 500, title: "Something went wrong here" },
  unavailable: { status: 503, title: "Not available just now" },
} as const;

/** Name of a kind of error. */
export type ProblemKind = keyof typeof PROBLEMS;
