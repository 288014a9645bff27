import type { Aligned } from "./align-tokens.ts";
import type { FoldedText } from "./folded-text.ts";
import { sourceEnd, sourceStart } from "./offset-runs.ts";
import type { TokenTable } from "./token-table.ts";

/**
 * One stretch of a difference, with its exact words and the white space before them. `removed`: the source has them, the
 * quote has not; `added`: the other way round.
 */
export type Difference = { readonly kind: Aligned["kind"]; readonly words: string };

/** A text and its words and marks. */
export type TokenText = { readonly text: FoldedText; readonly tokens: TokenTable };

/** What an alignment says in words; what is `same` or `removed`, put together, is the source from `start` to `end`. */
export function readDifference(
  steps: readonly Aligned[],
  source: TokenText,
  quote: TokenText,
): { start: number; end: number; difference: Difference[] } {
  const { text, tokens } = source;
  const firstStep = steps.find(({ kind }) => kind !== "added");
  const start = sourceStart(text.runs, tokens.start[firstStep?.source ?? 0] ?? 0);
  const difference: Difference[] = [];
  let end = start;
  for (const { kind, from, to } of groupByKind(steps)) {
    if (kind === "added") {
      difference.push({ kind, words: sliceTokens(quote, from, to) });
      continue;
    }
    const next = sourceEnd(text.runs, tokens.end[to] ?? 0);
    difference.push({ kind, words: text.source.slice(end, next) });
    end = next;
  }
  return { start, end, difference };
}

type Group = { readonly kind: Aligned["kind"]; readonly from: number; to: number };

/** Neighbours of one kind, with the indexes of the first and the last token in the text they are from. */
function groupByKind(steps: readonly Aligned[]): Group[] {
  const groups: Group[] = [];
  for (const step of steps) {
    const at = step.kind === "added" ? step.quote : step.source;
    const last = groups.at(-1);
    if (last?.kind === step.kind) last.to = at;
    else groups.push({ kind: step.kind, from: at, to: at });
  }
  return groups;
}

/** The written words from one token to another, with the white space before them. */
function sliceTokens({ text: { source, runs }, tokens }: TokenText, from: number, to: number): string {
  const start = tokens.start[from] ?? 0;
  const spaced = tokens.spaced[from] === 1 && start > 0;
  return source.slice(sourceStart(runs, spaced ? start - 1 : start), sourceEnd(runs, tokens.end[to] ?? 0));
}
