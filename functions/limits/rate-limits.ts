import type { Redis } from "ioredis";
import type { Logger } from "pino";
import type { Bucket } from "../../src/contract/rate-limits.ts";
import type { Settings } from "../../src/contract/settings.ts";
import { findCaller } from "./find-caller.ts";
import { MemoryLimiter } from "./memory-limiter.ts";
import { RedisLimiter } from "./redis-limiter.ts";
import type { Taken } from "./sliding-log.ts";
import { spoofWarning } from "./spoof-warning.ts";
import { type TrustedProxies, trustedProxies } from "./trusted-proxies.ts";

/** What of a request decides whom it is counted for. */
export type CountedRequest = { peer: string | undefined; header(name: string): string | undefined };

/** Counts requests per caller. */
export type RateLimits = {
  /** Counts one request. It never fails and never waits longer than 200 ms. */
  take(bucket: Bucket, request: CountedRequest): Taken | Promise<Taken>;
  /** Whether the counts are shared through Redis at this moment; null where no Redis is set. */
  readonly shared: boolean | null;
  close(): void;
};

type RateLimitOptions = {
  settings: Pick<Settings, "RATE_LIMIT" | "TRUSTED_PROXIES">;
  /** The connection to the Redis of `REDIS_URL`; null where none is set. Not closed here. */
  redis: Redis | null;
  log: Pick<Logger, "info" | "warn">;
  /** Milliseconds of a clock that does not jump. */
  now?: () => number;
};

/** The rate limits of one process, null where the setting `RATE_LIMIT` turns them off; it is warned of that. */
export function openRateLimits({
  settings,
  redis,
  log,
  now = () => performance.now(),
}: RateLimitOptions): RateLimits | null {
  if (settings.RATE_LIMIT === "off") {
    log.warn("rate limits are off (RATE_LIMIT=off): any caller may ask without end");
    return null;
  }
  const trusted: TrustedProxies = trustedProxies(settings.TRUSTED_PROXIES);
  const warnOfSpoofing = spoofWarning(trusted, log);
  const memory = new MemoryLimiter();
  const shared = redis === null ? null : new RedisLimiter({ redis, memory, log });
  const limiter = shared ?? memory;
  return {
    take(bucket, { peer, header }) {
      const moment = now();
      warnOfSpoofing(peer, header, moment);
      const caller = findCaller({ peer, forwardedFor: header("x-forwarded-for") }, trusted);
      return limiter.take(bucket, caller, moment);
    },
    get shared() {
      return shared?.available ?? null;
    },
    close: () => shared?.close(),
  };
}
