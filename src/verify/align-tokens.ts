import type { Token } from "./tokens.ts";

/**
 * One token of an alignment: in both, but for the space before it; only in the source (`removed` by the quote); or only in
 * the quote.
 */
export type Aligned = { readonly kind: "same" | "removed" | "added"; readonly source: number; readonly quote: number };

/** What a change costs, so that a quote with a sentence left out still aligns on both sides of it. */
const COST = { open: 8, removed: 1, addedWord: 8, addedMark: 2, spacing: 4 } as const;
const IMPOSSIBLE = 2 ** 30;

/** The kind of the last step. Every cell holds the cheapest way to end in each, and what came before it. */
const SAME = 0;
const REMOVED = 1;
const ADDED = 2;
const KINDS = ["same", "removed", "added"] as const;

/**
 * The cheapest alignment of all of a quote with some stretch of the source near a diagonal; what of the source is before
 * and after it is free. Only cells within `band` of the diagonal are looked at: time and space are quote × band. Steps are
 * in order, removed before added; `source` and `quote` are the indexes of the tokens the step is at. No steps where the
 * band does not reach from the quote's beginning to its end.
 */
export function alignTokens(
  source: readonly Token[],
  quote: readonly Token[],
  diagonal: number,
  band: number,
): Aligned[] {
  const width = 2 * band + 1;
  const unlike = comparison(source, quote);
  const cameFrom = new Uint8Array((quote.length + 1) * (width + 2));
  let above = newRow(width);
  let here = newRow(width);
  above.same.fill(0, 1, width + 1);
  for (let row = 1; row <= quote.length; row += 1) {
    const added = quote[row - 1]?.isWord ? COST.addedWord : COST.addedMark;
    const shift = diagonal + row - band - 1;
    const last = Math.min(width, source.length - shift);
    for (let column = Math.max(1, -shift); column <= last; column += 1) {
      const at = shift + column;
      const same = at > 0 ? stepFrom(above, column, unlike(at - 1, row - 1), 0, here.same, column) : 0;
      const removed = removedStep(here, column);
      cameFrom[row * (width + 2) + column] =
        same | (removed << 2) | (stepFrom(above, column + 1, added, COST.open, here.added, column) << 4);
    }
    [above, here] = [here, above];
    for (const costs of Object.values(here)) costs.fill(IMPOSSIBLE);
  }
  return trace(above, cameFrom, quote.length, width + 2, diagonal - band - 1);
}

/** Costs by column; the first and the last column are always impossible, so that every column has neighbours. */
type Row = { readonly same: Int32Array; readonly removed: Int32Array; readonly added: Int32Array };

function newRow(width: number): Row {
  const row = () => new Int32Array(width + 2).fill(IMPOSSIBLE);
  return { same: row(), removed: row(), added: row() };
}

/** Takes the cheapest of three ways into a cell; `open` is paid where a change begins. */
function stepFrom(from: Row, at: number, cost: number, open: number, into: Int32Array, column: number): number {
  if (cost === IMPOSSIBLE) return SAME;
  const same = (from.same[at] ?? 0) + open;
  const removed = from.removed[at] ?? 0;
  const added = from.added[at] ?? 0;
  const best = Math.min(same, removed, added);
  into[column] = Math.min(IMPOSSIBLE, best + cost);
  if (best === same) return SAME;
  return best === removed ? REMOVED : ADDED;
}

function removedStep(row: Row, column: number): number {
  const opened = (row.same[column - 1] ?? 0) + COST.open;
  const continued = row.removed[column - 1] ?? 0;
  row.removed[column] = Math.min(IMPOSSIBLE, Math.min(opened, continued) + COST.removed);
  return opened <= continued ? SAME : REMOVED;
}

/** What it costs to call two tokens the same. The space before the quote's first token does not count. */
function comparison(source: readonly Token[], quote: readonly Token[]): (at: number, row: number) => number {
  const ids = new Map<string, number>();
  const quoteIds = quote.map(({ folded }) => ids.getOrInsert(folded, ids.size));
  const sourceIds = source.map(({ folded }) => ids.get(folded) ?? -1);
  return (at, row) => {
    if (sourceIds[at] !== quoteIds[row]) return IMPOSSIBLE;
    return row === 0 || source[at]?.spaced === quote[row]?.spaced ? 0 : COST.spacing;
  };
}

/** The cheapest cell of the last row, and from there back to the first. */
function trace(last: Row, cameFrom: Uint8Array, rows: number, width: number, shift: number): Aligned[] {
  const end = cheapestEnd(last);
  if (end.cost === IMPOSSIBLE) return [];
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
  const least = (costs: Int32Array) => costs.reduce((a, b) => Math.min(a, b), IMPOSSIBLE);
  const [leastSame, leastAdded] = [least(same), least(added)];
  if (leastSame <= leastAdded) return { kind: SAME, column: same.indexOf(leastSame), cost: leastSame };
  return { kind: ADDED, column: added.indexOf(leastAdded), cost: leastAdded };
}
