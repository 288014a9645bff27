import type { PlannedId, Span } from "./plan-items.ts";

/** The rest of a plan as ids: canonical ones, ranges as `a..b`, and those that name nothing as they were written. */
export function nextIds(rest: readonly PlannedId[], idAt: (position: number) => string): string[] {
  return rest.flatMap(({ written, spans }) =>
    spans.length === 0 ? [written] : spans.map((span) => writeSpan(span, idAt)),
  );
}

/**
 * Length of the longest `ids` that following the rest to its end will need. The rest only ever loses documents from its
 * front, so that a list that is short enough now stays so: a range is counted from the longest id that it could begin with.
 */
export function longestIds(rest: readonly PlannedId[], idAt: (position: number) => string): number {
  const lengths = rest.flatMap(({ written, spans }) =>
    spans.length === 0 ? [written.length] : spans.map((span) => longestSpan(span, idAt)),
  );
  return lengths.reduce((sum, length) => sum + length, Math.max(0, lengths.length - 1));
}

function writeSpan({ start, end }: Span, idAt: (position: number) => string): string {
  return end - start === 1 ? idAt(start) : `${idAt(start)}..${idAt(end - 1)}`;
}

function longestSpan({ start, end }: Span, idAt: (position: number) => string): number {
  if (end - start === 1) return idAt(start).length;
  let longest = 0;
  for (let first = start; first < end - 1; first += 1) longest = Math.max(longest, idAt(first).length);
  return longest + "..".length + idAt(end - 1).length;
}
