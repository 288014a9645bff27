import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { type Bucket, RATE_LIMITS } from "../../src/contract/rate-limits.ts";
import type { MemoryLimiter } from "./memory-limiter.ts";
import type { Taken } from "./sliding-log.ts";
import { readScriptAnswer, SLIDING_LOG_SCRIPT, scriptArguments } from "./sliding-log-script.ts";

/** How often Redis is asked whether it is back, in milliseconds. */
const ASK_EVERY = 500;
const COMMAND = "countRequest";

type RedisWithScript = Redis & { [COMMAND]: (key: string, ...windows: number[]) => Promise<number[]> };

type RedisLimiterOptions = {
  redis: Redis;
  /** Counts while Redis is away. */
  memory: MemoryLimiter;
  log: Pick<Logger, "info" | "warn">;
};

/**
 * Counts in Redis, so that replicas count together. While Redis is away each process counts by itself, from nothing: no
 * request fails, and after the first that found it away none waits for it. The log says once that it is away and once that
 * it is back; then its own counts hold again.
 */
export class RedisLimiter {
  readonly #redis: RedisWithScript;
  readonly #memory: MemoryLimiter;
  readonly #log: RedisLimiterOptions["log"];
  #asking: NodeJS.Timeout | null = null;

  constructor({ redis, memory, log }: RedisLimiterOptions) {
    redis.defineCommand(COMMAND, { numberOfKeys: 1, lua: SLIDING_LOG_SCRIPT });
    this.#redis = redis as RedisWithScript;
    this.#memory = memory;
    this.#log = log;
  }

  /** Whether Redis counts at this moment. */
  get available(): boolean {
    return this.#asking === null;
  }

  /** Counts one request of a caller; `now` is this process's clock, for the time while Redis is away. Never rejects. */
  take(bucket: Bucket, caller: string, now: number): Taken | Promise<Taken> {
    if (!this.available) return this.#memory.take(bucket, caller, now);
    const windows = RATE_LIMITS[bucket];
    return this.#redis[COMMAND](`rate:${bucket}:${caller}`, ...scriptArguments(windows)).then(
      (answer) => readScriptAnswer(windows, answer),
      (error: unknown) => {
        this.#goWithout(error);
        return this.#memory.take(bucket, caller, now);
      },
    );
  }

  /** Asks Redis no more. */
  close(): void {
    if (this.#asking !== null) clearInterval(this.#asking);
  }

  #goWithout(error: unknown): void {
    if (!this.available) return;
    const reason = error instanceof Error ? error.message : String(error);
    this.#log.warn({ reason }, "Redis is away: each process counts requests by itself until it is back");
    this.#asking = setInterval(() => void this.#askAgain(), ASK_EVERY);
    this.#asking.unref();
  }

  async #askAgain(): Promise<void> {
    try {
      // Not PING alone: a Redis that only reads, or is out of memory, answers that and counts nothing.
      await this.#redis.set("rate:probe", "1", "PX", ASK_EVERY);
    } catch {
      return;
    }
    if (this.#asking === null) return;
    clearInterval(this.#asking);
    this.#asking = null;
    this.#log.info("Redis is back: processes count requests together again");
  }
}
