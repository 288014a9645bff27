import { type Bucket, RATE_LIMITS } from "../../src/contract/rate-limits.ts";
import type { Taken } from "./sliding-log.ts";

/** `RateLimit-Policy` of each bucket: `"read-minute";q=120;w=60, …` (draft-ietf-httpapi-ratelimit-headers-10). */
const POLICIES: ReadonlyMap<string, string> = new Map(
  Object.entries(RATE_LIMITS).map(([bucket, windows]) => [
    bucket,
    windows.map(({ name, requests, seconds }) => `"${name}";q=${requests};w=${seconds}`).join(", "),
  ]),
);

/**
 * The headers that tell a caller of the limits. An answer that a shared cache may keep names the policy alone: what is left
 * is one caller's, and would be told to others. A 429 says with `Retry-After` when to come back.
 */
export function rateLimitHeaders(bucket: Bucket, taken: Taken, cacheControl: string | null): Record<string, string> {
  const headers: Record<string, string> = { "ratelimit-policy": POLICIES.get(bucket) ?? "" };
  if (cacheControl?.startsWith("public") !== true) headers["ratelimit"] = standing(taken);
  if (!taken.accepted) headers["retry-after"] = String(taken.retryAfter);
  return headers;
}

/** `"read-minute";r=119;t=60`: `r` more requests until, after `t` seconds, the oldest counted one no longer counts. */
function standing({ standings }: Taken): string {
  return standings.map(({ window, remaining, reset }) => `"${window.name}";r=${remaining};t=${reset}`).join(", ");
}
