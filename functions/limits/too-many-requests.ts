import { type Bucket, RATE_LIMITS, type RateWindow } from "../../src/contract/rate-limits.ts";
import type { Taken } from "./sliding-log.ts";

/** The problem of a caller over a limit, for the one function that writes errors. `retry_after` is in seconds. */
export type TooManyRequests = { kind: "too-many-requests"; detail: string; retry_after: number };

/** 429 in words: which limit, and when to come back. */
export function tooManyRequests(bucket: Bucket, { retryAfter }: Taken): TooManyRequests {
  const limits = RATE_LIMITS[bucket].map(inWords).join(" and ");
  const wait = retryAfter === 1 ? "1 second" : `${retryAfter} seconds`;
  const detail = `At most ${limits} are answered per caller. Ask again in ${wait}.`;
  return { kind: "too-many-requests", detail, retry_after: retryAfter };
}

const LENGTHS: ReadonlyMap<number, string> = new Map([
  [60, "a minute"],
  [3_600, "an hour"],
]);

function inWords({ requests, seconds }: RateWindow): string {
  return `${requests} requests ${LENGTHS.get(seconds) ?? `in ${seconds} seconds`}`;
}
