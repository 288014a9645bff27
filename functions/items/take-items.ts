import type { PlannedId, Span } from "./plan-items.ts";

/** How much one batch read gives (contract section 8). */
export type ItemBudget = { readonly ids: number; readonly documents: number; readonly chars: number };

/** What one batch read gives of a plan: `rest` begins where it stopped. */
export type TakenItems<D> = { items: D[]; notFound: string[]; rest: PlannedId[] };

/**
 * Takes from a plan what fits into one answer, in order. It stops at the first document that does not fit, so that nothing
 * overtakes it; a first document that is over the budget by itself comes alone. Ids after the stop are not read, not even
 * those that name nothing.
 */
export function takeItems<D>(
  planned: readonly PlannedId[],
  read: (position: number) => { document: D; chars: number },
  budget: ItemBudget,
): TakenItems<D> {
  const items: D[] = [];
  const notFound: string[] = [];
  let room = budget.chars;
  for (const [index, { written, spans }] of planned.entries()) {
    if (index === budget.ids) return { items, notFound, rest: planned.slice(index) };
    if (spans.length === 0) notFound.push(written);
    let taken = 0;
    for (const position of positionsOf(spans)) {
      const found = items.length === budget.documents ? null : read(position);
      if (found === null || (found.chars > room && items.length > 0)) {
        return { items, notFound, rest: [{ written, spans: afterFirst(spans, taken) }, ...planned.slice(index + 1)] };
      }
      items.push(found.document);
      room -= found.chars;
      taken += 1;
    }
  }
  return { items, notFound, rest: [] };
}

function* positionsOf(spans: readonly Span[]): Generator<number> {
  for (const { start, end } of spans) for (let position = start; position < end; position += 1) yield position;
}

/** Spans without their first documents. */
function afterFirst(spans: readonly Span[], count: number): Span[] {
  let passed = count;
  return spans.flatMap(({ start, end }) => {
    const from = Math.min(end, start + passed);
    passed -= from - start;
    return from < end ? [{ start: from, end }] : [];
  });
}
