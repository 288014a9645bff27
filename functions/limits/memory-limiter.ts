import { LRUCache } from "lru-cache";
import { BUCKETS, type Bucket, RATE_LIMITS } from "../../src/contract/rate-limits.ts";
import { SlidingLog, type Taken } from "./sliding-log.ts";

/** Bounds of what one process remembers of its callers. */
export type MemoryBounds = {
  /** Callers in one bucket. */
  callers: number;
  /** Requests of all callers of one bucket together. */
  requests: number;
};

const BOUNDS: MemoryBounds = { callers: 100_000, requests: 4_000_000 };
/** How often callers who have not been seen for the longest window are forgotten, in milliseconds. */
const SWEEP_EVERY = 60_000;

/**
 * Counts in this process. Past its bounds it forgets the callers that were seen least lately, whose counts start anew:
 * under a flood of addresses it lets some through rather than growing or refusing everyone.
 */
export class MemoryLimiter {
  readonly #buckets: ReadonlyMap<Bucket, BucketLogs>;

  constructor(bounds: Partial<MemoryBounds> = {}) {
    this.#buckets = new Map(BUCKETS.map((bucket) => [bucket, new BucketLogs(bucket, { ...BOUNDS, ...bounds })]));
  }

  /** Counts one request of a caller at `now`, in milliseconds of a clock that does not jump. */
  take(bucket: Bucket, caller: string, now: number): Taken {
    return (this.#buckets.get(bucket) as BucketLogs).take(caller, now);
  }

  /** Callers and requests that are remembered. */
  get size(): MemoryBounds {
    const sum = { callers: 0, requests: 0 };
    for (const logs of this.#buckets.values()) {
      sum.callers += logs.callers;
      sum.requests += logs.requests;
    }
    return sum;
  }
}

class BucketLogs {
  readonly #bucket: Bucket;
  readonly #bounds: MemoryBounds;
  readonly #logs: LRUCache<string, SlidingLog>;
  #requests = 0;
  #swept = Number.NEGATIVE_INFINITY;

  constructor(bucket: Bucket, bounds: MemoryBounds) {
    this.#bucket = bucket;
    this.#bounds = bounds;
    this.#logs = new LRUCache({
      max: bounds.callers,
      dispose: (log) => {
        this.#requests -= log.size;
      },
    });
  }

  get callers(): number {
    return this.#logs.size;
  }

  get requests(): number {
    return this.#requests;
  }

  take(caller: string, now: number): Taken {
    if (now - this.#swept >= SWEEP_EVERY) this.#sweep(now);
    const log = this.#logs.get(caller) ?? this.#add(caller);
    const before = log.size;
    const taken = log.take(RATE_LIMITS[this.#bucket], now);
    this.#requests += log.size - before;
    while (this.#requests > this.#bounds.requests) this.#logs.pop();
    return taken;
  }

  #add(caller: string): SlidingLog {
    const log = new SlidingLog();
    this.#logs.set(caller, log);
    return log;
  }

  /** Forgets callers none of whose requests count any more: the least lately seen come first. */
  #sweep(now: number): void {
    this.#swept = now;
    const longest = (RATE_LIMITS[this.#bucket].at(-1)?.seconds ?? 0) * 1000;
    for (const caller of this.#logs.rkeys()) {
      const last = this.#logs.peek(caller)?.last;
      if (last !== undefined && last > now - longest) return;
      this.#logs.delete(caller);
    }
  }
}
