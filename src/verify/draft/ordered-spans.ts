import type { DraftSpan } from "./found-quotation.ts";

/** The index of the first of some spans, in order of their beginnings, that begins at an offset or behind it. */
export function firstFrom(spans: readonly DraftSpan[], at: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle]?.start ?? 0) >= at) high = middle;
    else low = middle + 1;
  }
  return low;
}
