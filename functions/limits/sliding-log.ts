import type { RateWindow } from "../../src/contract/rate-limits.ts";

/** How a caller stands in one window: what is left, and the seconds until the first counted request leaves it. */
export type Standing = { readonly window: RateWindow; readonly remaining: number; readonly reset: number };

/** What counting one request came to. `retryAfter` is in whole seconds, 0 where it is accepted. */
export type Taken = {
  readonly accepted: boolean;
  readonly retryAfter: number;
  readonly standings: readonly Standing[];
};

/**
 * The times of one caller's accepted requests, as many as the longest window allows. Exact: in no stretch of a window's
 * length are more requests accepted than it allows, and a caller who waits as long as the answer says is accepted.
 * Refused requests are not counted, so that asking too early does not put the end off.
 */
export class SlidingLog {
  /** Ascending, in milliseconds; those before `#from` have left every window. */
  #times: number[] = [];
  #from = 0;

  /** Requests it holds. */
  get size(): number {
    return this.#times.length - this.#from;
  }

  /** When the last accepted request came, in milliseconds; `-Infinity` when none did. */
  get last(): number {
    return this.#times.at(-1) ?? Number.NEGATIVE_INFINITY;
  }

  /** Counts a request at `now` if every window has room for it. `windows` go from short to long. */
  take(windows: readonly RateWindow[], now: number): Taken {
    const at = Math.max(now, this.last);
    this.#dropUntil(at - (windows.at(-1)?.seconds ?? 0) * 1000);
    const wait = Math.max(0, ...windows.map((window) => this.#wait(window, at)));
    if (wait === 0) this.#add(at);
    const standings = windows.map((window) => this.#standing(window, at));
    return { accepted: wait === 0, retryAfter: Math.ceil(wait / 1000), standings };
  }

  /** A first time makes an array of its own: one that grows takes room for 17, which most callers never use. */
  #add(at: number): void {
    if (this.#times.length === 0) this.#times = [at];
    else this.#times.push(at);
  }

  /** Milliseconds until the window has room: until as many requests back as it allows lie outside it. */
  #wait({ requests, seconds }: RateWindow, at: number): number {
    const index = this.#times.length - requests;
    const blocking = index < this.#from ? undefined : this.#times[index];
    return blocking === undefined ? 0 : Math.max(0, blocking + seconds * 1000 - at);
  }

  #standing(window: RateWindow, at: number): Standing {
    const first = this.#firstAfter(at - window.seconds * 1000);
    const oldest = this.#times[first];
    const reset = oldest === undefined ? 0 : Math.ceil((oldest + window.seconds * 1000 - at) / 1000);
    return { window, remaining: Math.max(0, window.requests - (this.#times.length - first)), reset };
  }

  /** Index of the first time after `moment`. */
  #firstAfter(moment: number): number {
    let low = this.#from;
    let high = this.#times.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#times[middle] ?? 0) > moment) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #dropUntil(moment: number): void {
    this.#from = this.#firstAfter(moment);
    if (this.#from * 2 < this.#times.length && this.#from < 64) return;
    if (this.#from > 0) this.#times = this.#times.slice(this.#from);
    this.#from = 0;
  }
}
