import { Redis } from "ioredis";

/** The longest that anything waits for Redis, in milliseconds. */
export const REDIS_PATIENCE = 200;

/**
 * A connection to Redis that never holds a request up: a command fails at once while there is no connection, and after
 * {@link REDIS_PATIENCE} otherwise. It is opened in the background and opened again whenever it is lost.
 */
export function redisClient(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: REDIS_PATIENCE,
    connectTimeout: 2_000,
    enableAutoPipelining: true,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
  });
  // Whoever sends a command hears of a failure by it; without a listener every attempt to connect would be printed.
  redis.on("error", () => {});
  return redis;
}
