/** What waiting for a turn comes to: a turn, which must be given back, or none. Closed. */
export type Turn = "taken" | "full" | "late";

/** Turns of which a few may be taken at once; some more wait for one, first come first served, for a while. */
export class Turns {
  #free: number;
  readonly #most: number;
  readonly #patience: number;
  readonly #waiting = new Set<() => void>();

  /** `most` may wait at once, each for `patience` milliseconds. */
  constructor(turns: number, { most, patience }: { most: number; patience: number }) {
    this.#free = turns;
    this.#most = most;
    this.#patience = patience;
  }

  /** Takes a turn, at once where one is free. */
  take(): Turn | Promise<Turn> {
    if (this.#free > 0) {
      this.#free -= 1;
      return "taken";
    }
    if (this.#waiting.size >= this.#most) return "full";
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(end);
        resolve("taken");
      };
      const end = setTimeout(() => {
        this.#waiting.delete(begin);
        resolve("late");
      }, this.#patience);
      this.#waiting.add(begin);
    });
  }

  /** Gives a turn back: to who has waited longest, if anyone does. */
  give(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
