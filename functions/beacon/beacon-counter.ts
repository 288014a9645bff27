import type { Logger } from "pino";
import type { Collection } from "../../src/model/common.ts";
import type { BeaconClass } from "./beacon-classes.ts";
import type { BeaconCount, BeaconStore } from "./beacon-store.ts";
import { addCounts, countsOf, type Tally } from "./tally.ts";

/** How often new counts go to the store, in milliseconds: so much is lost when a process is killed. */
const FLUSH_EVERY = 2_000;

type Options = { log: Pick<Logger, "info" | "warn">; every?: number };

/** Counts beacons in memory and hands them to a store every two seconds, and at its close. Counting never fails or waits. */
export class BeaconCounter {
  readonly #store: BeaconStore;
  readonly #log: Options["log"];
  readonly #timer: NodeJS.Timeout;
  #pending: Tally = new Map();
  #flushing: Promise<void> = Promise.resolve();
  #failing = false;

  constructor(store: BeaconStore, { log, every = FLUSH_EVERY }: Options) {
    this.#store = store;
    this.#log = log;
    this.#timer = setInterval(() => void this.flush(), every);
    this.#timer.unref();
    log.info(`beacon counts outlive ${store.keeps}`);
  }

  /** Counts one use. */
  count(collection: Collection, name: BeaconClass): void {
    addCounts(this.#pending, [{ collection, class: name, count: 1 }]);
  }

  /** Every count: what is stored, and what is still to be. Rejects when the store cannot be read. */
  async read(): Promise<BeaconCount[]> {
    await this.flush();
    const tally: Tally = new Map();
    addCounts(tally, await this.#store.read());
    addCounts(tally, countsOf(this.#pending));
    return countsOf(tally);
  }

  /** Hands new counts to the store, one flush after the other. What it does not take stays for the next. Never rejects. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#hand());
    return this.#flushing;
  }

  /** Flushes a last time, and closes the store. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
    this.#store.close();
  }

  async #hand(): Promise<void> {
    const handed = countsOf(this.#pending);
    if (handed.length === 0) return;
    this.#pending = new Map();
    try {
      await this.#store.add(handed);
      if (this.#failing) this.#log.info("beacon counts can be stored again");
      this.#failing = false;
    } catch (error) {
      addCounts(this.#pending, handed);
      if (!this.#failing)
        this.#log.warn({ err: error }, "beacon counts cannot be stored: they are kept in memory until they can");
      this.#failing = true;
    }
  }
}
