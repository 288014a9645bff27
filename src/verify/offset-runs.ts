/**
 * Where each UTF-16 unit of a folded text comes from, as runs: run `r` begins at `folded[r]` and stands for
 * `source.slice(start[r], end[r])`. Where a run is as long as its source, unit follows unit; otherwise all of it stands for
 * all of its source. Source between two runs has been dropped. A 100 kB text has a few hundred runs.
 */
export type OffsetRuns = {
  readonly folded: Uint32Array;
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  readonly length: number;
};

/** Collects runs in order; `length` of a run is in units of the folded text, `start` and `end` in those of the source. */
export class OffsetRunsBuilder {
  readonly #folded: number[] = [];
  readonly #start: number[] = [];
  readonly #end: number[] = [];
  #length = 0;
  #straight = false;

  add(start: number, end: number, length: number): void {
    if (length === 0) return;
    const straight = end - start === length;
    const last = this.#end.length - 1;
    if (straight && this.#straight && this.#end[last] === start) this.#end[last] = end;
    else {
      this.#folded.push(this.#length);
      this.#start.push(start);
      this.#end.push(end);
    }
    this.#straight = straight;
    this.#length += length;
  }

  build(): OffsetRuns {
    return {
      folded: Uint32Array.from(this.#folded),
      start: Uint32Array.from(this.#start),
      end: Uint32Array.from(this.#end),
      length: this.#length,
    };
  }
}

/** Source offset at which the folded unit `at` begins; the end of the last run where `at` is past the last unit. */
export function sourceStart(runs: OffsetRuns, at: number): number {
  if (at >= runs.length) return runs.end.at(-1) ?? 0;
  const run = runAt(runs, at);
  return (runs.start[run] ?? 0) + (isStraight(runs, run) ? at - (runs.folded[run] ?? 0) : 0);
}

/** Source offset at which the folded unit before `at` ends; 0 where there is none. */
export function sourceEnd(runs: OffsetRuns, at: number): number {
  if (at <= 0 || runs.length === 0) return 0;
  const run = runAt(runs, at - 1);
  return isStraight(runs, run) ? (runs.start[run] ?? 0) + at - (runs.folded[run] ?? 0) : (runs.end[run] ?? 0);
}

function isStraight(runs: OffsetRuns, run: number): boolean {
  const length = (runs.folded[run + 1] ?? runs.length) - (runs.folded[run] ?? 0);
  return (runs.end[run] ?? 0) - (runs.start[run] ?? 0) === length;
}

/** The last run that begins at or before a folded unit. */
function runAt({ folded }: OffsetRuns, at: number): number {
  let low = 0;
  let high = folded.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((folded[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
