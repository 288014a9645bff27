import type { FoundCitation } from "./found-citation.ts";
import type { FoundQuotation } from "./found-quotation.ts";

/** A draft and its citations in order. */
type Page = { readonly draft: string; readonly citations: readonly FoundCitation[] };

/** Words that may stand between a quotation and the citation of it, or between two citations of one place. */
const BESIDE =
  /^(?:[\s.,;:()[\]—–*|>-]|\b(?:and|see|also|accord|cf|e\.g|citing|quoting|cited|quoted|in|under|at|of|per|by|the|former|emphasis|added|supplied|omitted|citations?|footnotes?|punctuation|cleaned|up|internal|quotation|marks|alterations?|original|ga|opinion|no|case)\b){0,24}$/i;
/** Words by which a sentence says of a quotation where it stands: `“…” is how § 90-1-4 puts it`. */
const IS_FROM =
  /^[\s,]{0,2}(?:is|are|was|were|comes?|came|which|that|stands|appears?|the)[\s,]{1,2}(?:(?:is|are|was|comes?|it|stands|appears?|found|taken|quoted|words?|text|language|phrase|what|how|from|of|in|to|the)[\s,]{1,2}){0,6}$/i;
/** What follows a quotation and begins something new: `“….” Under § 90-1-4`, `“…”; and § 90-1-4`. */
const BEGINS_ANEW = /^[\s)\]]*(?:(?:In|Under|By|At|Per|The|And)\b|;\s*and\b)/;
/** A line of a list or a table begins. */
const ITEM = /\n[ \t>]{0,20}(?:[-*+•|]|\(?(?:\d{1,3}|[a-z]{1,4})[.)]|#{1,6})[ \t]/;
/** A sentence has ended between two citations. */
const FULL_STOP = /^[)\]"”’']*\.[)\]"”’']*\s/;
const BESIDE_MAX = 90;
/** Between a block and the citation below it, and nothing else, once a blank line is between them. */
const BELOW = /^[\s>([—–*-]*$/;
const BLANK_LINE = /\n[ \t\r>]*\n/;
/**
 * The citations right behind a quotation: the one at an index, with nothing between but words beside citations or words that
 * say where it stands, and those that follow that one in a row.
 */
export function rowBehind(page: Page, { end, isBlock }: FoundQuotation, first: number): FoundCitation[] {
  const nameStart = page.citations[first]?.nameStart;
  if (nameStart === undefined) return [];
  const between = betweenOf(page.draft, end, nameStart);
  const isFrom = IS_FROM.test(between) && !BLANK_LINE.test(between);
  const isApart = BEGINS_ANEW.test(between) || (!isBlock && ITEM.test(between));
  return isApart || (!isFrom && !isBeside(between)) ? [] : rowFrom(page, first);
}

/** The citation at an index and those in a row behind it, in order. */
export function rowFrom({ draft, citations }: Page, first: number): FoundCitation[] {
  let last = first;
  while (isRow(draft, citations[last], citations[last + 1])) last += 1;
  return citations.slice(first, last + 1);
}

/** The citation at an index and those in a row before it, in order. */
export function rowBefore({ draft, citations }: Page, last: number): FoundCitation[] {
  let first = last;
  while (isRow(draft, citations[first - 1], citations[first])) first -= 1;
  return citations.slice(Math.max(0, first), last + 1);
}

/** Whether two citations are one after the other in one sentence. */
function isRow(draft: string, first: FoundCitation | undefined, second: FoundCitation | undefined): boolean {
  if (first === undefined || second === undefined) return false;
  const between = betweenOf(draft, first.end, second.nameStart);
  return isBeside(between) && !FULL_STOP.test(between) && !ITEM.test(between);
}

/** What is between two places, as far as it is looked at. */
function betweenOf(draft: string, from: number, to: number): string {
  return draft.slice(from, Math.min(to, from + BESIDE_MAX + 1));
}

function isBeside(between: string): boolean {
  if (between.length > BESIDE_MAX) return false;
  return BLANK_LINE.test(between) ? BELOW.test(between.replace(/^[.,;:)\]]+/, "")) : BESIDE.test(between);
}
