/**
 * One step of folding: `source.slice(start, end)` becomes `to`, folding goes on at `next`, and `before` is the code point
 * that the next step finds before it. Nothing is kept where `to` is empty.
 */
export type FoldStep = {
  readonly to: string;
  readonly start: number;
  readonly end: number;
  readonly next: number;
  readonly before: number;
};
