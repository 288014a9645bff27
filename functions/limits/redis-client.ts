import type { Redis } from "ioredis";

/** The longest that anything waits for Redis, in milliseconds. */
const REDIS_PATIENCE = 200;

/** How long a server waits at its start for the connection, in milliseconds. */
const FIRST_CONNECTION = 1_000;

/**
 * A connection to Redis that never holds a request up: a command fails at once while there is no connection, and after
 * {@link REDIS_PATIENCE} otherwise. It is opened again whenever it is lost. Resolves once it is there, or after a
 * second without it: a server starts with Redis away as it goes on with Redis away.
 */
export async function openRedis(url: string): Promise<Redis> {
  // Loaded only where it is used: it takes as much memory as everything else that counts requests.
  const { Redis } = await import("ioredis");
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
  await new Promise<void>((resolve) => {
    const enough = setTimeout(resolve, FIRST_CONNECTION);
    redis.once("ready", () => {
      clearTimeout(enough);
      resolve();
    });
  });
  return redis;
}
