import type { Aligned } from "./align-tokens.ts";
import type { TokenTable } from "./token-table.ts";

/**
 * An alignment in which a quote that begins or ends with tokens of its own stands against as many of the source's beside
 * them, if it has them: a changed first word is a change, not an addition. `length` is the number of the source's tokens.
 */
export function withReplacedEnds(steps: readonly Aligned[], length: number): Aligned[] {
  const first = steps.findIndex(({ kind }) => kind !== "added");
  const last = steps.findLastIndex(({ kind }) => kind !== "added");
  const begin = steps[first];
  const end = steps[last];
  if (begin === undefined || end === undefined) return [...steps];
  const trailing = steps.length - 1 - last;
  return [
    ...removed(Math.max(0, begin.source - first), begin.source),
    ...steps.slice(0, last + 1),
    ...removed(end.source + 1, Math.min(length, end.source + 1 + trailing)),
    ...steps.slice(last + 1),
  ];
}

function removed(from: number, to: number): Aligned[] {
  return Array.from({ length: to - from }, (_, index) => ({ kind: "removed", source: from + index, quote: -1 }));
}

/** An alignment in which the changes between two same tokens stand together, what is removed before what is added. */
export function withChangesTogether(steps: readonly Aligned[]): Aligned[] {
  const told: Aligned[] = [];
  let added: Aligned[] = [];
  for (const step of steps) {
    if (step.kind === "added") {
      added.push(step);
      continue;
    }
    if (step.kind === "same") {
      told.push(...added);
      added = [];
    }
    told.push(step);
  }
  return [...told, ...added];
}

/** An alignment in which a token that only the space before it sets apart is a change too, as in `§5` for `§ 5`. */
export function withSpacing(steps: readonly Aligned[], source: TokenTable, quote: TokenTable): readonly Aligned[] {
  const isSetApart = (step: Aligned) =>
    step.kind === "same" && step.quote !== 0 && source.spaced[step.source] !== quote.spaced[step.quote];
  if (!steps.some(isSetApart)) return steps;
  return steps.flatMap((step): Aligned[] => {
    if (!isSetApart(step)) return [step];
    return [
      { ...step, kind: "removed" },
      { ...step, kind: "added" },
    ];
  });
}
