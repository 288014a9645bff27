import type { QuoteMatchRecord, QuoteVerdict } from "../../model/verify-records.ts";
import { findVerdict } from "../verify-quote.ts";
import type { QuotationVariant } from "./quotation-variants.ts";
import type { CitedDocument } from "./resolve-citation.ts";

/** How well a document has a quotation: in the part that is cited, in another part, or in another version. */
export type Fit = "there" | "other_part" | "other_version";

/** Where a quotation was found, and read in which way. `match` is its place: the first in the part that is cited. */
export type LookedUp = {
  readonly cited: CitedDocument;
  readonly verdict: QuoteVerdict;
  readonly variant: QuotationVariant;
  readonly fit: Fit;
  readonly match: QuoteMatchRecord | null;
};

const FITS: readonly Fit[] = ["there", "other_part", "other_version"];

/** The best of what several documents have of a quotation; of equal ones the first. Null where none has it. */
export function lookUpQuotation(
  cited: readonly CitedDocument[],
  variants: readonly QuotationVariant[],
): LookedUp | null {
  let best: LookedUp | null = null;
  for (const document of cited) {
    const found = lookIn(document, variants);
    if (found?.fit === "there") return found;
    if (found !== null && (best === null || FITS.indexOf(found.fit) < FITS.indexOf(best.fit))) best = found;
  }
  return best;
}

/** Reads the quotation in its ways, the first that is found counts; a current text before others. */
function lookIn(cited: CitedDocument, variants: readonly QuotationVariant[]): LookedUp | null {
  let other: LookedUp | null = null;
  for (const variant of variants) {
    const verdict = findVerdict(cited.document.text(), variant.words);
    if (verdict.found) return inPart(cited, verdict, variant);
    if (other === null && (verdict.earlier_version !== null || verdict.later_version !== null))
      other = { cited, verdict, variant, fit: "other_version", match: null };
  }
  return other;
}

function inPart(cited: CitedDocument, verdict: QuoteVerdict, variant: QuotationVariant): LookedUp {
  const part = knownPart(cited);
  const match = verdict.matches.find(({ subsection }) => isInPart(subsection, part));
  const fit = match === undefined ? "other_part" : "there";
  return { cited, verdict, variant, fit, match: match ?? verdict.matches[0] ?? null };
}

/** The part that is cited, unless the document has no such part: that is the citation's fault. */
function knownPart({ document: { subsections }, subsection }: CitedDocument): string | null {
  const part = subsection?.toLowerCase();
  return part !== undefined && subsections?.some((anchor) => anchor.toLowerCase() === part) ? part : null;
}

/** Whether a place is in a part, or holds the part; a place in no single part may be anywhere. */
function isInPart(place: string | null, part: string | null): boolean {
  if (place === null || part === null) return true;
  const [inner, outer] = [`${place.toLowerCase()}-`, `${part}-`];
  return inner.startsWith(outer) || outer.startsWith(inner);
}
