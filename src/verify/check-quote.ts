import { findQuote, type QuoteFinding } from "./find-quote.ts";
import type { FoldedText } from "./folded-text.ts";
import { type NearestPassage, nearestPassage } from "./nearest-passage.ts";

/** One way to read a document and its folded text, which the caller keeps: `text`, `text_as_amended`. */
export type Reading = { readonly name: string; readonly text: FoldedText };

/**
 * What a check of one quote says. `in`: the reading that all offsets point into, null where no reading has the quote.
 * `chars`: length of the quote as it was sent, in UTF-16 units. `nearest` only where the quote was not found.
 */
export type QuoteCheck = QuoteFinding & {
  readonly in: string | null;
  readonly chars: number;
  readonly nearest: (NearestPassage & { readonly in: string }) | null;
};

/**
 * Looks for a quote in the readings of one document in their order: the first that has it word for word, else the first
 * that has it with words left out. Where none has it, the nearest passage of all.
 */
export function checkQuote(readings: readonly Reading[], quote: string): QuoteCheck {
  const found = findReading(readings, quote);
  if (found !== null) return { ...found.finding, in: found.name, chars: quote.length, nearest: null };
  const nearest = nearestOf(readings, quote);
  return { found: false, verbatim: false, occurrences: 0, matches: [], in: null, chars: quote.length, nearest };
}

function findReading(readings: readonly Reading[], quote: string): { name: string; finding: QuoteFinding } | null {
  let withOmissions: { name: string; finding: QuoteFinding } | null = null;
  for (const { name, text } of readings) {
    const finding = findQuote(text, quote);
    if (finding.verbatim) return { name, finding };
    if (finding.found) withOmissions ??= { name, finding };
  }
  return withOmissions;
}

function nearestOf(readings: readonly Reading[], quote: string): QuoteCheck["nearest"] {
  let best: QuoteCheck["nearest"] = null;
  for (const { name, text } of readings) {
    const nearest = nearestPassage(text, quote);
    if (nearest !== null && nearest.likeness > (best?.likeness ?? 0)) best = { in: name, ...nearest };
  }
  return best;
}
