/** Kinds of error answer (RFC 9457). The `type` of a problem is `/problems/` and its name, on the API host. */
export const PROBLEMS = {
  "not-found": { status: 404, title: "No such document" },
  "no-route": { status: 404, title: "No such route" },
  "not-valid": { status: 422, title: "A parameter is not valid" },
  "method-not-allowed": { status: 405, title: "Method not allowed" },
  "too-many-requests": { status: 429, title: "Over the rate limit" },
  "internal-error": { status: 500, title: "Something went wrong here" },
  unavailable: { status: 503, title: "Not available just now" },
} as const;

/** Name of a kind of error. */
export type ProblemKind = keyof typeof PROBLEMS;
