import { type Attribution, attributeQuotation, type DraftPage } from "./attribute-quotation.ts";
import { draftParagraphs } from "./draft-paragraphs.ts";
import { findCitations } from "./find-citations.ts";
import { findMentions } from "./find-mentions.ts";
import { findQuotations } from "./find-quotations.ts";
import { followShortForms } from "./follow-short-forms.ts";
import type { FoundCitation } from "./found-citation.ts";
import type { FoundQuotation } from "./found-quotation.ts";
import { Notes } from "./note-citations.ts";
import { plainDraft } from "./plain-draft.ts";
import { sentenceStarts } from "./sentences.ts";

/** A quotation and the citations it may be of, the likeliest first. */
export type AttributedQuotation = Attribution & { readonly quotation: FoundQuotation };

/**
 * What a draft cites and quotes, in order; `quoted` are citations inside of quotations, words of what is quoted, and
 * `followed` are short forms with the citations that they refer to.
 */
export type DraftReading = {
  readonly citations: readonly FoundCitation[];
  readonly quoted: ReadonlySet<FoundCitation>;
  readonly followed: ReadonlyMap<FoundCitation, FoundCitation>;
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
  const mentioned = new Map(findMentions(draft, own, closed).map(({ citation, of }) => [citation, of] as const));
  const named = [...own, ...mentioned.keys()].sort((a, b) => a.start - b.start);
  const page: DraftPage = { draft, citations: named, quotations, sentences, paragraphs, notes: new Notes(draft, own) };
  return {
    citations,
    quoted,
    followed: followShortForms(draft, own),
    quotations: quotations.map((quotation) => ({
      quotation,
      ...meantBy(attributeQuotation(page, quotation), mentioned),
    })),
  };
}

/** With the citations that are mentioned for the mentions of them; a mention alone connects loosely. */
function meantBy({ citations, bond }: Attribution, mentioned: ReadonlyMap<FoundCitation, FoundCitation>): Attribution {
  return {
    citations: [...new Set(citations.map((citation) => mentioned.get(citation) ?? citation))],
    bond: citations.length > 0 && citations.every((citation) => mentioned.has(citation)) ? "loose" : bond,
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
