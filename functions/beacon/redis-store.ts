import type { Redis } from "ioredis";
import { COLLECTIONS } from "../../src/model/common.ts";
import { BEACON_CLASSES } from "./beacon-classes.ts";
import type { BeaconCount, BeaconStore } from "./beacon-store.ts";

const KEY = "beacon";

/** Counts in Redis, one hash for all replicas. The connection is not closed here. */
export function redisStore(redis: Redis): BeaconStore {
  return {
    keeps: "a restart, in Redis, for all replicas together",
    async add(counts) {
      const transaction = redis.multi();
      for (const { collection, class: name, count } of counts) transaction.hincrby(KEY, `${collection}:${name}`, count);
      await transaction.exec();
    },
    async read() {
      const stored = new Map(Object.entries(await redis.hgetall(KEY)));
      return COLLECTIONS.flatMap((collection) =>
        BEACON_CLASSES.flatMap((name): BeaconCount[] => {
          const count = Number(stored.get(`${collection}:${name}`) ?? 0);
          return count === 0 ? [] : [{ collection, class: name, count }];
        }),
      );
    },
    close: () => {},
  };
}
