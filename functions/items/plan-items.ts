/** Documents that stand side by side in a catalogue: positions, `end` not included. */
export type Span = { readonly start: number; readonly end: number };

/** One id of a batch read, with the documents that no id before it names; without any it names nothing that exists. */
export type PlannedId = { readonly written: string; readonly spans: readonly Span[] };

/**
 * Puts a whole list of ids in order so that each document comes once, where it is first named: later mentions are cut out
 * of ranges, and an id that only repeats is dropped. Whatever is left of a plan therefore stands for itself: read again as
 * a list of ids it gives the same documents.
 */
export function planItems(ids: readonly { written: string; span: Span }[]): PlannedId[] {
  const planned: PlannedId[] = [];
  const unknown = new Set<string>();
  let taken: Span[] = [];
  for (const { written, span } of ids) {
    if (span.start >= span.end) {
      if (!unknown.has(written)) planned.push({ written, spans: [] });
      unknown.add(written);
      continue;
    }
    const spans = without(span, taken);
    if (spans.length > 0) planned.push({ written, spans });
    taken = [...taken, ...spans].sort((a, b) => a.start - b.start);
  }
  return planned;
}

/** A span without what is taken of it; `taken` is in order, and no two of it overlap. */
function without({ start, end }: Span, taken: readonly Span[]): Span[] {
  const left: Span[] = [];
  let at = start;
  for (const hole of taken) {
    if (hole.start >= end) break;
    if (hole.start > at) left.push({ start: at, end: hole.start });
    at = Math.max(at, hole.end);
  }
  if (at < end) left.push({ start: at, end });
  return left;
}
