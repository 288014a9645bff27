import { type Attribution, attributeQuotation, type DraftPage } from "./attribute-quotation.ts";
import { draftParagraphs } from "./draft-paragraphs.ts";
import { findCitations } from "./find-citations.ts";
import { findQuotations } from "./find-quotations.ts";
import type { FoundCitation } from "./found-citation.ts";
import type { FoundQuotation } from "./found-quotation.ts";
import { plainDraft } from "./plain-draft.ts";
import { sentenceStarts } from "./sentences.ts";

/** A quotation and the citations it may be of, the likeliest first. */
export type AttributedQuotation = Attribution & { readonly quotation: FoundQuotation };

/** What a draft cites and quotes, in order; `quoted` are citations inside of quotations, words of what is quoted. */
export type DraftReading = {
  readonly citations: readonly FoundCitation[];
  readonly quoted: ReadonlySet<FoundCitation>;
  readonly quotations: readonly AttributedQuotation[];
};

/** Reads a draft, in time linear in it. Never throws, for any string; every offset is one of the draft. */
export function readDraft(draft: string): DraftReading {
  const citations = findCitations(plainDraft(draft));
  const paragraphs = draftParagraphs(draft);
  const quotations = findQuotations(draft, paragraphs, citations);
  const quoted = new Set(citationsInside(citations, quotations));
  const own = citations.filter((citation) => !quoted.has(citation));
  const closed = [...own, ...quotations].sort((a, b) => a.start - b.start);
  const sentences = sentenceStarts(draft, paragraphs, closed);
  const page: DraftPage = { draft, citations: own, quotations, sentences, paragraphs };
  return {
    citations,
    quoted,
    quotations: quotations.map((quotation) => ({ quotation, ...attributeQuotation(page, quotation) })),
  };
}

function citationsInside(citations: readonly FoundCitation[], quotations: readonly FoundQuotation[]): FoundCitation[] {
  let next = 0;
  return citations.filter(({ start, end }) => {
    while ((quotations[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    const quotation = quotations[next];
    return quotation !== undefined && quotation.start < start && end <= quotation.end;
  });
}
