import type { Route } from "./route.ts";

/** How many requests a caller may make in any stretch of `seconds`. The name stands in the `RateLimit` headers. */
export type RateWindow = { readonly name: string; readonly requests: number; readonly seconds: number };

/** Rate limits (contract section 8; that of the beacon is this service's own). Each list goes from short to long. */
export const RATE_LIMITS = {
  /** All reads of the three collections together, with verify and draft checks. */
  read: [
    { name: "read-minute", requests: 120, seconds: 60 },
    { name: "read-hour", requests: 2_000, seconds: 3_600 },
  ],
  ask: [
    { name: "ask-minute", requests: 10, seconds: 60 },
    { name: "ask-hour", requests: 100, seconds: 3_600 },
  ],
  /** Apart from the reads: a page that reports how it is used takes nothing from its reader. */
  beacon: [
    { name: "beacon-minute", requests: 60, seconds: 60 },
    { name: "beacon-hour", requests: 600, seconds: 3_600 },
  ],
} as const satisfies Readonly<Record<string, readonly RateWindow[]>>;

/** Name of a limit: what a caller does in one bucket takes nothing from another. */
export type Bucket = keyof typeof RATE_LIMITS;

/** Every bucket. */
export const BUCKETS = Object.keys(RATE_LIMITS) as Bucket[];

/** Routes of the API host that are not counted, and those with a bucket of their own, by the end of their id. */
const UNCOUNTED: ReadonlySet<string> = new Set(["index", "health", "openapi", "catalog", "llms", "robots", "problem"]);
const BY_ENDING: readonly [ending: string, bucket: Bucket][] = [
  [".beacon", "beacon"],
  [".ask", "ask"],
];

/**
 * The bucket that a request to a route counts in, null where it is not counted: `/`, `/health`, what
 * describes the API, and the site host. What no route answers (`none`) counts as a read.
 */
export function bucketOf({ id, host }: Pick<Route, "id" | "host">): Bucket | null {
  if (host === "site" || UNCOUNTED.has(id)) return null;
  return BY_ENDING.find(([ending]) => id.endsWith(ending))?.[1] ?? "read";
}
