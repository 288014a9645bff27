import type { PlaceBand } from "./find-places.ts";
import type { TokenTable } from "./token-table.ts";

/**
 * One token of an alignment: in both, but for the space before it; only in the source (`removed` by the quote); or only in
 * the quote.
 */
export type Aligned = { readonly kind: "same" | "removed" | "added"; readonly source: number; readonly quote: number };

/** What a change costs, so that a quote with a sentence left out still aligns on both sides of it. */
export const COST = { open: 8, removed: 1, addedWord: 8, addedMark: 2, spacing: 4 } as const;
const IMPOSSIBLE = 2 ** 29;

/** The kind of the last step. Every cell holds, two bits each, what came before the cheapest way to end in each. */
const SAME = 0;
const REMOVED = 1;
const ADDED = 2;
const KINDS = ["same", "removed", "added"] as const;

/**
 * The cheapest alignment of all of a quote with some stretch of the source; what of the source is before and after it is
 * free. Tokens are the same whose numbers are. Only cells inside the band are looked at: time and space are quote × band.
 * Steps are in order, removed before added; `source` and `quote` are the indexes of the tokens the step is at. No steps
 * where the band does not reach from the quote's beginning to its end.
 */
export function alignTokens(source: TokenTable, quote: TokenTable, { low, high }: PlaceBand): Aligned[] {
  const width = high - low + 1;
  const cameFrom = newCells((quote.length + 1) * (width + 2));
  let above = newRow(width);
  let here = newRow(width);
  above.same.fill(0, 1, width + 1);
  for (let row = 1; row <= quote.length; row += 1) {
    fillRow(above, here, cameFrom, { source, quote, row, shift: low + row - 1, width });
    [above, here] = [here, above];
  }
  return trace(above, cameFrom, quote.length, width + 2, low - 1);
}

/** More cells than this are kept in bytes; fewer are faster in a plain array, which is no work to make. */
const PLAIN_CELLS_MAX = 4_096;

function newCells(size: number): number[] | Uint8Array {
  return size > PLAIN_CELLS_MAX ? new Uint8Array(size) : Array<number>(size).fill(0);
}

/** Costs by column; the first and the last column are always impossible, so that every column has neighbours. */
type Row = { readonly same: number[]; readonly removed: number[]; readonly added: number[] };

function newRow(width: number): Row {
  const row = () => Array<number>(width + 2).fill(IMPOSSIBLE);
  return { same: row(), removed: row(), added: row() };
}

type RowPlace = { source: TokenTable; quote: TokenTable; row: number; shift: number; width: number };

/**
 * The costs of a row from those above it. `shift` and a column make the number of source tokens behind a cell. One loop
 * without calls: nearly all the time of an alignment is spent here.
 */
function fillRow(
  above: Row,
  here: Row,
  cameFrom: number[] | Uint8Array,
  { source, quote, row, shift, width }: RowPlace,
): void {
  const quoted = quote.id[row - 1] ?? -1;
  const spaced = row === 1 ? -1 : (quote.spaced[row - 1] ?? 0);
  const costOfAdded = quote.isWord[row - 1] === 1 ? COST.addedWord : COST.addedMark;
  const cells = row * (width + 2);
  for (let column = 1; column <= width; column += 1) {
    const at = shift + column;
    const isInside = at >= 0 && at <= source.length;
    let same = IMPOSSIBLE;
    let from = SAME;
    if (at > 0 && isInside && quoted >= 0 && source.id[at - 1] === quoted) {
      same = above.same[column] ?? 0;
      const removed = above.removed[column] ?? 0;
      const added = above.added[column] ?? 0;
      if (removed < same) from = REMOVED;
      if (removed < same) same = removed;
      if (added < same) from = ADDED;
      if (added < same) same = added;
      if (spaced >= 0 && source.spaced[at - 1] !== spaced) same += COST.spacing;
    }
    const opened = (here.same[column - 1] ?? 0) + COST.open;
    const continued = here.removed[column - 1] ?? 0;
    if (continued < opened) from |= REMOVED << 2;
    let added = (above.same[column + 1] ?? 0) + COST.open;
    const afterRemoved = above.removed[column + 1] ?? 0;
    const afterAdded = above.added[column + 1] ?? 0;
    let fromAdded = SAME;
    if (afterRemoved < added) fromAdded = REMOVED;
    if (afterRemoved < added) added = afterRemoved;
    if (afterAdded < added) fromAdded = ADDED;
    if (afterAdded < added) added = afterAdded;
    here.same[column] = same;
    here.removed[column] = isInside ? Math.min(opened, continued) + COST.removed : IMPOSSIBLE;
    here.added[column] = isInside ? added + costOfAdded : IMPOSSIBLE;
    cameFrom[cells + column] = from | (fromAdded << 4);
  }
}

/** The cheapest cell of the last row, and from there back to the first. */
function trace(last: Row, cameFrom: ArrayLike<number>, rows: number, width: number, shift: number): Aligned[] {
  const end = cheapestEnd(last);
  if (end.cost >= IMPOSSIBLE) return [];
  let { kind, column } = end;
  const steps: Aligned[] = [];
  for (let row = rows; row > 0; ) {
    const source = shift + row + column - (kind === ADDED ? 0 : 1);
    steps.push({ kind: KINDS[kind] ?? "same", source, quote: kind === REMOVED ? row : row - 1 });
    const before = ((cameFrom[row * width + column] ?? 0) >> (2 * kind)) & 3;
    if (kind !== REMOVED) row -= 1;
    if (kind === REMOVED) column -= 1;
    if (kind === ADDED) column += 1;
    kind = before;
  }
  return steps.reverse();
}

function cheapestEnd({ same, added }: Row): { kind: number; column: number; cost: number } {
  const [leastSame, leastAdded] = [Math.min(...same), Math.min(...added)];
  if (leastSame <= leastAdded) return { kind: SAME, column: same.indexOf(leastSame), cost: leastSame };
  return { kind: ADDED, column: added.indexOf(leastAdded), cost: leastAdded };
}
