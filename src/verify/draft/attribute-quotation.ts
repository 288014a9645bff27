import type { FoundCitation } from "./found-citation.ts";
import type { DraftSpan, FoundQuotation } from "./found-quotation.ts";
import { firstFrom } from "./ordered-spans.ts";

/** What a quotation stands among: everything in order, in offsets of the draft. */
export type DraftPage = {
  readonly draft: string;
  /** Those inside of quotations are left out: they are words of what is quoted. */
  readonly citations: readonly FoundCitation[];
  readonly quotations: readonly FoundQuotation[];
  /** Where sentences begin, over all paragraphs. */
  readonly sentences: readonly DraftSpan[];
  readonly paragraphs: readonly DraftSpan[];
};

/** Words that may stand between a quotation and the citation of it, or between two citations of one place. */
const BESIDE =
  /^(?:[\s.,;:()[\]—–*>-]|\b(?:and|see|also|accord|cf|e\.g|citing|quoting|cited|quoted|in|under|at|of|per|by|the|former|emphasis|added|supplied|omitted|citations?|punctuation|ga|opinion|no|case)\b){0,24}$/i;
const BESIDE_MAX = 90;
/** Between a block and the citation below it, and nothing else, once a blank line is between them. */
const BELOW = /^[\s>([—–*-]*$/;
const BLANK_LINE = /\n[ \t\r>]*\n/;
/** Words that refer to what is cited before: in their sentence a quotation is of that, though no citation stands there. */
const REFERS_BACK =
  /\b(?:section|subsection|statute|code|law|laws|rule|act|bill|resolution|constitution|amendment|provision|paragraph|chapter|title|court|decision|opinion|case|holding|held|justices?|majority|dissent|legislature|assembly|same|there|latter|former|it (?:says|said|adds|provides|reads|requires))\b/i;

/** How far back in its sentence such a word counts. */
const SENTENCE_MAX = 400;

/** Citations that a quotation may be of, the likeliest first; `isLoose` where only its paragraph connects it with them. */
export type Attribution = { readonly citations: readonly FoundCitation[]; readonly isLoose: boolean };

/**
 * The citations that a quotation may be of. In brackets after a citation, that one. Else those right
 * behind it, and the one that introduces it in its sentence with no other quotation in between; else the nearest of the
 * sentence, what follows first; else the nearest before and behind it in the paragraph, which is loose unless
 * its sentence refers to what is cited. A block belongs to the sentence before it. Several citations in a row are one.
 */
export function attributeQuotation(page: DraftPage, quotation: FoundQuotation): Attribution {
  const { draft, citations } = page;
  const next = firstFrom(citations, quotation.end);
  const last = firstFrom(citations, quotation.start) - 1;
  const sentence = sentenceAround(page, quotation);
  const introducing = citations[last];
  const isIntroduced =
    introducing !== undefined &&
    introducing.end > sentence.start &&
    !hasQuotation(page, introducing.end, quotation.start);
  const bound = (found: readonly FoundCitation[]): Attribution => ({ citations: found, isLoose: false });
  if (isIntroduced && opensBracket(draft.slice(introducing.end, quotation.start))) return bound(rowBefore(page, last));
  const beside = [...rowBehind(page, quotation.end, next), ...(isIntroduced ? rowBefore(page, last) : [])];
  if (beside.length > 0) return bound(beside);
  const near = [...nearestBehind(page, next, sentence), ...nearestBefore(page, last, sentence)];
  if (near.length > 0) return bound(near);
  const paragraph = paragraphAround(page, quotation);
  const from = Math.max(sentence.start, quotation.start - SENTENCE_MAX);
  const isLoose = !quotation.isBlock && !REFERS_BACK.test(draft.slice(from, quotation.start));
  return { citations: [...nearestBefore(page, last, paragraph), ...nearestBehind(page, next, paragraph)], isLoose };
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

/** The citations from an index on that follow one another from an offset, with nothing but words beside citations between. */
function rowBehind({ draft, citations }: DraftPage, from: number, first: number): FoundCitation[] {
  const row: FoundCitation[] = [];
  let at = from;
  for (let index = first; index < citations.length; index += 1) {
    const citation = citations[index];
    if (citation === undefined || !isBeside(draft, at, citation.nameStart)) break;
    row.push(citation);
    at = citation.end;
  }
  return row;
}

/** The citation at an index and those in a row before it, in order. */
function rowBefore({ draft, citations }: DraftPage, last: number): FoundCitation[] {
  let first = last;
  while (first > 0 && isBeside(draft, citations[first - 1]?.end ?? 0, citations[first]?.nameStart ?? 0)) first -= 1;
  return citations.slice(Math.max(0, first), last + 1);
}

function isBeside(draft: string, from: number, to: number): boolean {
  if (to - from > BESIDE_MAX) return false;
  const between = draft.slice(from, Math.max(from, to));
  return BLANK_LINE.test(between) ? BELOW.test(between.replace(/^[.,;:)\]]+/, "")) : BESIDE.test(between);
}

function nearestBehind(page: DraftPage, next: number, { end }: DraftSpan): FoundCitation[] {
  const first = page.citations[next];
  if (first === undefined || first.start >= end) return [];
  return [first, ...rowBehind(page, first.end, next + 1)];
}

function nearestBefore(page: DraftPage, last: number, { start }: DraftSpan): FoundCitation[] {
  return (page.citations[last]?.end ?? -1) > start ? rowBefore(page, last) : [];
}
