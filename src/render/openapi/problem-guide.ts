import type { ProblemKind } from "../../contract/problems.ts";
import { bucketOf } from "../../contract/rate-limits.ts";
import { type DescribedRoute, isComputed, pathWords } from "./described-route.ts";

/** What a kind of error means, what to do, and which routes may answer with it. */
export type ProblemGuide = {
  when: string;
  what: string;
  applies: (route: DescribedRoute) => boolean;
  /** Fields beside those that every error has. */
  fields: readonly { name: string; words: string }[];
  /** An example's `detail` and further fields, for kinds that cannot be provoked. */
  example?: { detail: string; retry_after?: number };
};

const everywhere = () => true;
/** What is read, which the limits count; the index and the health of the service are always there. */
const below = ({ path }: DescribedRoute) => path.startsWith("/api/");
/** What may be asked for and not be there. */
const mayBeMissing = (route: DescribedRoute) => below(route) || pathWords(route).length > 0;

/** Every kind of error: the description, the pages of `/problems` and the documentation read this table. */
export const PROBLEM_GUIDE: Readonly<Record<ProblemKind, ProblemGuide>> = {
  "not-found": {
    when: "The address is understood, and no document or map is there; or the reference fits several, which `candidates` names.",
    what: "Follow `nearest`, which names what exists beside it, or `above`, the map above it.",
    fields: [
      { name: "nearest", words: "what exists near to what was asked for, nearest first, with addresses" },
      { name: "above", words: "the map above it" },
      { name: "candidates", words: "what an ambiguous reference may mean; only there" },
    ],
    applies: mayBeMissing,
  },
  "no-route": {
    when: "The address has none of the forms that the service knows.",
    what: "Follow `start`, or read the description of the API. No address ends in a slash, and a percent sign is written `%25`.",
    fields: [{ name: "start", words: "addresses to start from" }],
    applies: mayBeMissing,
  },
  forbidden: {
    when: "The route answers the site alone, and the request does not carry the site’s key.",
    what: "Read the document itself: no read needs a key. Callers outside have no way to obtain one.",
    fields: [],
    applies: (route) => route.key,
  },
  "not-valid": {
    when: "A parameter is missing, out of bounds, or not of its type; or a body is not what the route takes.",
    what: "Every problem stands in `errors`: `loc` says where, `msg` what, `type` is a stable name for programs.",
    fields: [{ name: "errors", words: "every problem with the request: loc, msg and type of each" }],
    applies: (route) => route.query.length > 0 || route.body !== null || pathWords(route).length > 0,
  },
  "method-not-allowed": {
    when: "The path exists and has no such method.",
    what: "Use one of those that `allow` and the `Allow` header name.",
    fields: [{ name: "allow", words: "the methods that the path has" }],
    applies: everywhere,
  },
  "bad-request": {
    when: "The body broke off before its end.",
    what: "Send it again.",
    fields: [],
    applies: (route) => route.body !== null,
    example: { detail: "The body ended before all of it had come." },
  },
  "request-timeout": {
    when: "The body did not come in time.",
    what: "Send it again, faster.",
    fields: [],
    applies: (route) => route.body !== null,
    example: { detail: "The body did not come within 10 seconds. Send it again." },
  },
  "content-too-large": {
    when: "The body has more bytes than the route reads.",
    what: "Send less: `detail` says how much is read. A long draft can be checked in parts.",
    fields: [],
    applies: (route) => route.body !== null,
    example: { detail: "The body is larger than 65,536 bytes. Send less at once." },
  },
  "unsupported-media-type": {
    when: "The headers say that the body is something other than JSON, or that it is compressed.",
    what: "Send JSON in UTF-8, as it is, with `Content-Type: application/json`.",
    fields: [],
    applies: (route) => route.body !== null,
    example: {
      detail: 'A body of type "text/xml" is not read here. Send JSON with the header Content-Type: application/json.',
    },
  },
  "headers-too-large": {
    when: "The headers of the request are larger than 16 kB together, or there are more than 100 of them.",
    what: "Send fewer headers; cookies are not needed here.",
    fields: [],
    applies: everywhere,
    example: { detail: "The headers are larger than 16 kB. Send fewer of them." },
  },
  "too-many-requests": {
    when: "The caller has asked more often than the limits allow.",
    what: "Wait as many seconds as `retry_after` and the `Retry-After` header say. Reading many documents needs few requests: use batch reads or the download bundle.",
    fields: [{ name: "retry_after", words: "seconds to wait" }],
    applies: (route) => bucketOf(route) !== null,
    example: { detail: "More than 120 requests in a minute. Ask again in 17 seconds.", retry_after: 17 },
  },
  "internal-error": {
    when: "Something went wrong in the service.",
    what: "It has been noted; try again later. The same documents stand in the download bundle.",
    fields: [],
    applies: everywhere,
    example: { detail: "The answer could not be made. It has been noted here; try again later." },
  },
  unavailable: {
    when: "The answer would take longer than the service waits for it.",
    what: "Wait as many seconds as `retry_after` says, and ask for less at once.",
    fields: [{ name: "retry_after", words: "seconds to wait" }],
    applies: (route) => isComputed(route),
    example: { detail: "The answer took too long. Ask again in 5 seconds.", retry_after: 5 },
  },
};

/** Kinds of error that a route may answer with. */
export function problemsOf(route: DescribedRoute): ProblemKind[] {
  return (Object.keys(PROBLEM_GUIDE) as ProblemKind[]).filter((kind) => PROBLEM_GUIDE[kind].applies(route));
}

/** Which response of the description an error is part of: kinds of one status share it. */
export const RESPONSE_NAMES: Readonly<Record<ProblemKind, string>> = {
  "not-found": "NotFound",
  "no-route": "NotFound",
  forbidden: "Forbidden",
  "not-valid": "NotValid",
  "method-not-allowed": "MethodNotAllowed",
  "bad-request": "BadRequest",
  "request-timeout": "RequestTimeout",
  "content-too-large": "ContentTooLarge",
  "headers-too-large": "HeadersTooLarge",
  "unsupported-media-type": "UnsupportedMediaType",
  "too-many-requests": "TooManyRequests",
  "internal-error": "InternalError",
  unavailable: "Unavailable",
};
