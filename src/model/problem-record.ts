import * as z from "zod";
import { PROBLEMS, type ProblemKind } from "../contract/problems.ts";
import { address } from "./common.ts";

/** A document, map or route that an error points to; `id` as a reader would say it. */
export const place = z.strictObject({ id: z.string(), url: address });

/** One thing that is wrong with a request. `type` is a stable name, `msg` the same in words. */
export const parameterProblem = z.strictObject({
  /** Where it stands: the part of the request, then the parameter's name, then the way into a body. */
  loc: z.array(z.union([z.string(), z.int().min(0)])).min(1),
  msg: z.string(),
  type: z.string(),
});

/** Seconds to wait before asking again, as in `Retry-After`. */
const wait = { retry_after: z.int().min(0) };

/** What a kind of error says beside `type`, `title`, `status` and `detail`. */
const MORE = {
  "not-found": {
    nearest: z.array(place),
    above: place.nullable(),
    /** What an ambiguous reference may mean; only there. */
    candidates: z.array(place).optional(),
  },
  forbidden: {},
  "no-route": { start: z.array(place) },
  "not-valid": { errors: z.array(parameterProblem).min(1) },
  "method-not-allowed": { allow: z.array(z.string()).min(1) },
  "bad-request": {},
  "request-timeout": {},
  "content-too-large": {},
  "unsupported-media-type": {},
  "headers-too-large": {},
  "too-many-requests": wait,
  "internal-error": {},
  unavailable: wait,
} as const satisfies Record<ProblemKind, z.ZodRawShape>;

/** The body of an error on the API host (RFC 9457), by kind: closed, like every record. */
export const PROBLEM_RECORDS = Object.fromEntries(
  (Object.keys(PROBLEMS) as ProblemKind[]).map((kind) => [kind, problemOf(kind)]),
) as { [Kind in ProblemKind]: ReturnType<typeof problemOf<Kind>> };

/** The body of any error on the API host. */
export const problemRecord = z.union(Object.values(PROBLEM_RECORDS));
function problemOf<Kind extends ProblemKind>(kind: Kind) {
  const { status, title } = PROBLEMS[kind];
  return z.strictObject({
    /** `/problems/` and the kind, on the API host: a page there says what it means. */
    type: z.url({ protocol: /^https?$/ }).refine((url) => url.endsWith(`/problems/${kind}`), {
      error: `expected the address of /problems/${kind}`,
    }),
    title: z.literal(title as (typeof PROBLEMS)[Kind]["title"]),
    status: z.literal(status as (typeof PROBLEMS)[Kind]["status"]),
    detail: z.string().min(1),
    ...(MORE[kind] as (typeof MORE)[Kind]),
  });
}
