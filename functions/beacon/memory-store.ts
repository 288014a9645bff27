import type { BeaconCount, BeaconStore } from "./beacon-store.ts";
import { addCounts, countsOf } from "./tally.ts";

/** Counts in this process alone. */
export function memoryStore(): BeaconStore {
  const tally = new Map<string, BeaconCount>();
  return {
    keeps: "this process only: set STATE_DIR or REDIS_URL to keep them over a restart",
    add: (counts) => addCounts(tally, counts),
    read: () => countsOf(tally),
    close: () => {},
  };
}
