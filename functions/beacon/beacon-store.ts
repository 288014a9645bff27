import type { Collection } from "../../src/model/common.ts";
import type { BeaconClass } from "./beacon-classes.ts";

/** So many uses of one class in one collection. */
export type BeaconCount = { readonly collection: Collection; readonly class: BeaconClass; readonly count: number };

/** Where counts are kept. Both calls may fail; what could not be added is added later. */
export type BeaconStore = {
  /** What it outlives, for the log: `this process`, `a restart`, … */
  readonly keeps: string;
  add(counts: readonly BeaconCount[]): void | Promise<void>;
  /** Every count that is not 0. */
  read(): BeaconCount[] | Promise<BeaconCount[]>;
  close(): void;
};
