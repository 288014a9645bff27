import type { QuoteVerdict } from "../../src/model/verify-records.ts";
import { provisionText } from "../../src/verify/documents.ts";
import { findQuote, type QuoteFinding } from "../../src/verify/find-quote.ts";
import type { FoldedText } from "../../src/verify/folded-text.ts";
import { type NearestPassage, nearestPassage } from "../../src/verify/nearest-passage.ts";
import { prepareText } from "../../src/verify/prepared-text.ts";
import { readQuote } from "../../src/verify/quote.ts";
import { verifyQuote } from "../../src/verify/verify-quote.ts";

/** A quote in a text that may be prepared already, as it is written. */
export function findIn(source: string | FoldedText, quote: string): QuoteFinding {
  return findQuote(typeof source === "string" ? prepareText(source) : source, readQuote(quote));
}

/** A quote in a provision of this text. */
export function verifyIn(source: string, quote: string): QuoteVerdict {
  return verifyQuote(provisionText({ text: source, in_force_now: true }), quote);
}

/** The passage of a text nearest to a quote. */
export function nearestIn(source: string, quote: string): NearestPassage | null {
  return nearestPassage(prepareText(source), readQuote(quote));
}
