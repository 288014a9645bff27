import type { Redis } from "ioredis";
import type { Logger } from "pino";
import type { Settings } from "../../src/contract/settings.ts";
import { BeaconCounter } from "./beacon-counter.ts";
import { memoryStore } from "./memory-store.ts";
import { redisStore } from "./redis-store.ts";
import { sqliteStore } from "./sqlite-store.ts";

type Options = {
  settings: Pick<Settings, "STATE_DIR">;
  /** The connection to the Redis of `REDIS_URL`; null where none is set. */
  redis: Redis | null;
  log: Pick<Logger, "info" | "warn">;
};

/**
 * The beacon counts of one process: in Redis where it is set, since replicas share it, else in `STATE_DIR`, else in memory.
 * The log says which.
 *
 * @throws when `STATE_DIR` cannot be written
 */
export function openBeacon({ settings, redis, log }: Options): BeaconCounter {
  if (redis !== null) return new BeaconCounter(redisStore(redis), { log });
  const store = settings.STATE_DIR === null ? memoryStore() : sqliteStore(settings.STATE_DIR);
  return new BeaconCounter(store, { log });
}
