import type { FoundCitation } from "./found-citation.ts";
import type { DraftSpan, FoundQuotation } from "./found-quotation.ts";
import type { Notes } from "./note-citations.ts";
import { firstFrom } from "./ordered-spans.ts";
import { rowBefore, rowBehind, rowFrom } from "./rows-of-citations.ts";

/** What a quotation stands among: everything in order, in offsets of the draft. */
export type DraftPage = {
  readonly draft: string;
  /** Those inside of quotations are left out: they are words of what is quoted. */
  readonly citations: readonly FoundCitation[];
  readonly quotations: readonly FoundQuotation[];
  /** Where sentences begin, over all paragraphs. */
  readonly sentences: readonly DraftSpan[];
  readonly paragraphs: readonly DraftSpan[];
  readonly notes: Notes;
};

/** A part named after a citation that another section may have. */
const OTHER_PART = /\b(?:sub)?(?:section|paragraph|division)s? \(/i;
/** Right before a quotation that only names something: `the so-called “…”`, `an article entitled “…”`. */
const CALLED =
  /\b(?:so-called|calls?|called|dubbed|nicknamed|known as|labell?ed|termed|styled|coined|titled|entitled|captioned)[\s,]+(?:it |them |this |that |the |an? )?$/i;
/** Words that refer to what is cited before: in their sentence a quotation is of that, though no citation stands there. */
const REFERS_BACK =
  /\b(?:section|subsection|statute|code|law|laws|rule|act|bill|resolution|constitution|amendment|provision|paragraph|chapter|title|(?<!(?:trial|lower|superior|state|district|magistrate|probate|juvenile|circuit|municipal)\s)court|decision|opinion|case|holding|held|justices?|majority|dissent|legislature|assembly|same|there|latter|former|it (?:says|said|adds|provides|reads|requires))\b/i;

/** How far back in its sentence such a word counts. */
const SENTENCE_MAX = 400;
/** A quotation of so few words may be no more than a name, where no citation is right beside it. */
const FEW_WORDS = 5;

/**
 * How a quotation is connected with what it may be of: its citation stands beside it or introduces it; stands near it in
 * what is said; or only happens to be in its paragraph.
 */
export type Bond = "beside" | "near" | "loose";

/** Citations that a quotation may be of, the likeliest first. */
export type Attribution = { readonly citations: readonly FoundCitation[]; readonly bond: Bond };

/**
 * The citations that a quotation may be of. In brackets after a citation, that one. Else those right behind it, the one that
 * introduces it in its sentence with no other quotation in between, and those of the note whose number follows it; else the
 * nearest of the sentence, what follows first; else the nearest before and behind it in the paragraph, loosely unless its
 * sentence refers to what is cited before. What only names something is loose too, and a few words that have no citation
 * beside them. A block belongs to the sentence before it. Several citations in a row are one.
 */
export function attributeQuotation(page: DraftPage, quotation: FoundQuotation): Attribution {
  const { draft, citations, notes } = page;
  const sentence = sentenceAround(page, quotation);
  const next = firstFrom(citations, quotation.end);
  const last = firstFrom(citations, quotation.start) - 1;
  const introducing = introducedBy(page, quotation, sentence, last);
  const lead = draft.slice(Math.max(sentence.start, quotation.start - SENTENCE_MAX), quotation.start);
  const isCalled = !quotation.isBlock && CALLED.test(lead);
  const between = introducing === null ? "" : draft.slice(introducing.end, quotation.start);
  if (opensBracket(between)) return { citations: rowBefore(page, last), bond: isCalled ? "loose" : "beside" };
  const behind = rowBehind(page, quotation, next);
  const before = introducing === null ? [] : rowBefore(page, last);
  const beside = [...behind, ...before, ...notes.citedAt(quotation.end)];
  if (beside.length === 0) return attributeNear(page, quotation, { sentence, lead, isCalled, next, last });
  if (behind.length > 0) return { citations: beside, bond: "beside" };
  return { citations: beside, bond: isCalled ? "loose" : OTHER_PART.test(between) ? "near" : "beside" };
}

/** The citation at an index, where it introduces a quotation in its sentence. */
function introducedBy(page: DraftPage, { start }: FoundQuotation, sentence: DraftSpan, index: number) {
  const citation = page.citations[index];
  if (citation === undefined || citation.end <= sentence.start) return null;
  return hasQuotation(page, citation.end, start) ? null : citation;
}

type Surroundings = {
  readonly sentence: DraftSpan;
  /** What its sentence says before it. */
  readonly lead: string;
  readonly isCalled: boolean;
  /** Indexes of the citations behind it and before it. */
  readonly next: number;
  readonly last: number;
};

/** The citations near a quotation that has none beside it. */
function attributeNear(page: DraftPage, quotation: FoundQuotation, around: Surroundings): Attribution {
  const { sentence, lead, isCalled, next, last } = around;
  const words = page.draft.slice(quotation.start, quotation.end).split(/\s+/).length;
  const isName = isCalled || (!quotation.isBlock && words <= FEW_WORDS);
  const near = [...nearestBehind(page, next, sentence), ...nearestBefore(page, last, sentence)];
  if (near.length > 0) return { citations: near, bond: isName ? "loose" : "near" };
  const paragraph = paragraphAround(page, quotation);
  const earlier = nearestBefore(page, last, paragraph);
  const isLoose = !quotation.isBlock && (isName || earlier.length === 0 || !REFERS_BACK.test(lead));
  return { citations: [...earlier, ...nearestBehind(page, next, paragraph)], bond: isLoose ? "loose" : "near" };
}

/** The sentence of a quotation; for a block, with the one right before it. */
function sentenceAround({ sentences, draft }: DraftPage, { start, end, isBlock }: FoundQuotation): DraftSpan {
  const first = firstFrom(sentences, isBlock ? start : start + 1) - 1;
  return { start: sentences[first]?.start ?? 0, end: sentences[firstFrom(sentences, end)]?.start ?? draft.length };
}

/** The paragraph of a quotation; for a block, with the paragraph before it. */
function paragraphAround({ paragraphs }: DraftPage, { start, end, isBlock }: FoundQuotation): DraftSpan {
  const index = Math.max(0, firstFrom(paragraphs, start + 1) - 1);
  const first = isBlock ? Math.max(0, index - 1) : index;
  return { start: paragraphs[first]?.start ?? start, end: Math.max(end, paragraphs[index]?.end ?? end) };
}

function hasQuotation({ quotations }: DraftPage, from: number, to: number): boolean {
  return (quotations[firstFrom(quotations, from)]?.end ?? Number.POSITIVE_INFINITY) <= to;
}

/** A bracket that is opened and not closed. */
function opensBracket(between: string): boolean {
  return between.lastIndexOf("(") > between.lastIndexOf(")");
}

function nearestBehind(page: DraftPage, next: number, { end }: DraftSpan): FoundCitation[] {
  const first = page.citations[next];
  return first === undefined || first.start >= end ? [] : rowFrom(page, next);
}

function nearestBefore(page: DraftPage, last: number, { start }: DraftSpan): FoundCitation[] {
  return (page.citations[last]?.end ?? -1) > start ? rowBefore(page, last) : [];
}
