import type { BeaconCount } from "./beacon-store.ts";

/** Sums by collection and class. */
export type Tally = Map<string, BeaconCount>;

/** Adds counts to a tally. */
export function addCounts(tally: Tally, counts: readonly BeaconCount[]): void {
  for (const added of counts) {
    const key = `${added.collection}:${added.class}`;
    tally.set(key, { ...added, count: added.count + (tally.get(key)?.count ?? 0) });
  }
}

/** A tally's sums, by collection and class. */
export function countsOf(tally: Tally): BeaconCount[] {
  return [...tally.keys()].sort().flatMap((key) => tally.get(key) ?? []);
}
