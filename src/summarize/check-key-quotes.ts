import { findQuote, type QuoteMatch } from "../verify/find-quote.ts";
import type { FoldedText } from "../verify/folded-text.ts";
import { readQuote } from "../verify/quote.ts";
import { TEXT_BOUNDS } from "./text-bounds.ts";

/** A quotation with its place: `quote` is `text.slice(start, end)` of the stored text, in UTF-16 code units. */
export type KeyQuote = { readonly quote: string; readonly start: number; readonly end: number };
/** A quotation that was not kept, as it was written, and why. */
export type RefusedQuote = { readonly quote: string; readonly reason: string };

/**
 * Looks every quotation up in the source. What is kept are the source's own words, each place once, in the order of the
 * text; what is nowhere, has words left out, is too short or long, runs across paragraphs or is one too many is refused.
 */
export function checkKeyQuotes(
  written: readonly string[],
  source: FoldedText,
): { kept: KeyQuote[]; refused: RefusedQuote[] } {
  const kept: KeyQuote[] = [];
  const refused: RefusedQuote[] = [];
  for (const quote of written) {
    const found = findKeyQuote(quote, source);
    const repeats = (each: KeyQuote) => typeof found !== "string" && each.start < found.end && found.start < each.end;
    if (typeof found === "string") refused.push({ quote, reason: found });
    else if (kept.some(repeats)) refused.push({ quote, reason: "another quotation has these words already" });
    else if (kept.length >= TEXT_BOUNDS.keyQuotes.max) refused.push({ quote, reason: "more quotations than are kept" });
    else kept.push(found);
  }
  return { kept: kept.sort((a, b) => a.start - b.start), refused };
}

/** The place of a quotation, or why it is refused. */
function findKeyQuote(quote: string, source: FoldedText): KeyQuote | string {
  const { min, max } = TEXT_BOUNDS.keyQuote;
  if (quote.length > 2 * max) return `longer than ${max} characters`;
  const finding = findQuote(source, readQuote(quote));
  const match = wholeMatch(finding.matches) ?? wholeMatch(findQuote(source, readQuote(withoutMarks(quote))).matches);
  if (match === undefined) return finding.found ? "words are left out" : "not in the text";
  const { start, end, words } = match;
  if (words.length < min || words.length > max) return `${words.length} characters; ${min} to ${max} are kept`;
  if (words.includes("\n\n")) return "runs across paragraphs";
  return { quote: words, start, end };
}

/** The first match that leaves no word out. */
function wholeMatch(matches: readonly QuoteMatch[]): QuoteMatch | undefined {
  return matches.find(({ omissions }) => omissions.every(({ printed, words }) => printed || words === ""));
}

/** Without the quotation marks that a quotation may be given in. */
function withoutMarks(quote: string): string {
  return /^\s*["“](?<words>[\s\S]*)["”]\s*$/.exec(quote)?.groups?.["words"] ?? quote;
}
