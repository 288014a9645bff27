/** What it costs to read a marker in a place, from "as every section does" (0) to "against the sequence" (50). */
export const COST = {
  /** A child one or more levels further in than the next: `(A)` straight under `(a)`. For each level passed over. */
  skippedLevel: 4,
  /** A child of its parent's own kind, once: `(A)` under `(E)`. */
  sameLevelChild: 15,
  /** A child of an outer kind under an inner one, or of one kind for the third time: `(a)` under `(1)`. */
  outwardChild: 50,
  /** A list that starts after another one under the same entry has ended: `(1)` after `(A)` and `(B)` under `(a)`. */
  secondList: 10,
  /** A list that starts with `(.1)`, before its `(1)`. */
  startsBeforeFirst: 1,
  /** A list that starts in the middle: its first marker is `(b)`. */
  startsInside: 20,
  /** A decimal that is not the next one: `(1.5)` after `(1)`. */
  decimalGap: 2,
  /** Numbers left out: `(d)` after `(b)`. */
  gap: 10,
  /** For each number left out beyond the first, up to ten. */
  gapSize: 1,
  /** The same or an earlier number again in an open list. */
  repeat: 25,
  /** A list that ends after one entry. */
  single: 3,
} as const;
