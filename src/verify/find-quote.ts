import { isEllipsis } from "./ellipses.ts";
import { type Chain, findPieces } from "./find-pieces.ts";
import type { FoldedText } from "./folded-text.ts";
import { sourceEnd, sourceStart } from "./offset-runs.ts";
import type { Quote } from "./quote.ts";
import { wordsAfter, wordsBefore } from "./surroundings.ts";

/** Most matches that are given back; all of them are counted. */
export const MATCHES_MAX = 20;

/** A part of the source: `words` is `source.slice(start, end)`, exactly as it stands there, in UTF-16 offsets. */
export type Span = { readonly start: number; readonly end: number; readonly words: string };

/** What the source has where the quote has an ellipsis. `printed`: the source has an ellipsis there too, no words. */
export type Omission = Span & { readonly printed: boolean };

/** One place of a quote, the source around it (`before`, `words` and `after` are one stretch), and what the quote omits. */
export type QuoteMatch = Span & {
  readonly before: string;
  readonly after: string;
  readonly omissions: readonly Omission[];
};

/**
 * Whether and where a source has a quote. `verbatim`: found with no word left out. `occurrences` counts all, never
 * overlapping; `matches` holds the first `MATCHES_MAX` in order.
 */
export type QuoteFinding = {
  readonly found: boolean;
  readonly verbatim: boolean;
  readonly occurrences: number;
  readonly matches: readonly QuoteMatch[];
};

/**
 * Looks for a quote by the folding table. A quote with an ellipsis is looked for as it is written first, then as pieces in
 * order. A quote without ink is not found.
 */
export function findQuote(source: FoldedText, quote: Quote): QuoteFinding {
  const asWritten = quote.folded === "" ? [] : findPieces(source, [quote.folded]);
  return toFinding(source, asWritten.length > 0 ? asWritten : findPieces(source, quote.pieces()));
}

function toFinding(source: FoldedText, chains: readonly Chain[]): QuoteFinding {
  return {
    found: chains.length > 0,
    verbatim: chains.some((chain) => isComplete(source, chain)),
    occurrences: chains.length,
    matches: chains.slice(0, MATCHES_MAX).map((chain) => toMatch(source, chain)),
  };
}

/** Whether nothing stands between the pieces but a printed ellipsis. */
function isComplete({ folded }: FoldedText, chain: Chain): boolean {
  return chain.slice(1).every(({ start }, index) => {
    const between = folded.slice(chain[index]?.end, start).trim();
    return between === "" || isEllipsis(between);
  });
}

function toMatch(source: FoldedText, chain: Chain): QuoteMatch {
  const span = toSpan(source, chain[0]?.start ?? 0, chain.at(-1)?.end ?? 0);
  return {
    ...span,
    before: wordsBefore(source.source, span.start),
    after: wordsAfter(source.source, span.end),
    omissions: chain.slice(1).map(({ start }, index) => toOmission(source, chain[index]?.end ?? 0, start)),
  };
}

/** What stands between two pieces, without the spaces at its ends. */
function toOmission(source: FoldedText, from: number, to: number): Omission {
  const { folded } = source;
  const start = from < to && folded.charAt(from) === " " ? from + 1 : from;
  const end = start < to && folded.charAt(to - 1) === " " ? to - 1 : to;
  if (start >= end)
    return { start: sourceEnd(source.runs, from), end: sourceEnd(source.runs, from), words: "", printed: false };
  return { ...toSpan(source, start, end), printed: isEllipsis(folded.slice(start, end)) };
}

function toSpan({ source, runs }: FoldedText, from: number, to: number): Span {
  const start = sourceStart(runs, from);
  const end = sourceEnd(runs, to);
  return { start, end, words: source.slice(start, end) };
}
