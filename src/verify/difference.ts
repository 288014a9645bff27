import type { Aligned } from "./align-tokens.ts";
import type { FoldedText } from "./folded-text.ts";
import { sourceEnd, sourceStart } from "./offset-runs.ts";
import type { Token } from "./tokens.ts";

/**
 * One stretch of a difference, with its exact words and the white space before them. `removed`: the source has them, the
 * quote has not; `added`: the other way round.
 */
export type Difference = { readonly kind: Aligned["kind"]; readonly words: string };

/** A text and its tokens, or those of a part of it. */
export type TokenText = { readonly text: FoldedText; readonly tokens: readonly Token[] };

/** What an alignment says in words; what is `same` or `removed`, put together, is the source from `start` to `end`. */
export function readDifference(
  steps: readonly Aligned[],
  source: TokenText,
  quote: TokenText,
): { start: number; end: number; difference: Difference[] } {
  const { text } = source;
  const firstStep = steps.find(({ kind }) => kind !== "added");
  const start = sourceStart(text.runs, source.tokens[firstStep?.source ?? 0]?.start ?? 0);
  const difference: Difference[] = [];
  let end = start;
  for (const { kind, from, to } of groupByKind(steps)) {
    const [first, last] =
      kind === "added" ? [quote.tokens[from], quote.tokens[to]] : [source.tokens[from], source.tokens[to]];
    if (first === undefined || last === undefined) continue;
    if (kind === "added") {
      difference.push({ kind, words: sliceFolded(quote.text, withSpace(first), last.end) });
      continue;
    }
    const next = sourceEnd(text.runs, last.end);
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

function withSpace({ start, spaced }: Token): number {
  return spaced && start > 0 ? start - 1 : start;
}

function sliceFolded({ source, runs }: FoldedText, from: number, to: number): string {
  return source.slice(sourceStart(runs, from), sourceEnd(runs, to));
}
