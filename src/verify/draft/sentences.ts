import type { DraftSpan } from "./found-quotation.ts";

/** What may end a sentence, with the marks after it, before what may begin the next one. */
const END = /[.?!]["”’')\]]*\s+(?=["“‘'([]?[\p{Lu}\d§]|["“]\p{Ll})/gu;
/** The word that a point stands after. */
const WORD_BEFORE = /(?<![\p{L}\p{M}.&'])[\p{L}\p{M}.&']+$/u;
const WORD_MAX = 24;

/** A line of a list or a table. */
const ITEM = /\n[ \t>]{0,20}(?=(?:[-*+•|]|\(?(?:\d{1,3}|[a-z]{1,4})[.)]|#{1,6})[ \t])/g;

/** Words that a point follows without ending a sentence, in small letters. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    "v vs ga no nos art arts sec secs para paras par pars cl const amend amends id ibid see e.g i.e inc co corp ltd mr mrs ms dr " +
    "app ct rev stat ann supp cir dist div reg spec sess gen assem assemb cf al etc p pp n nn u.s s.e s.e.2d ed op mem st rd " +
    "jan feb mar apr jun jul aug sept sep oct nov dec bd dep't dept com comm'n assn ass'n ins mut mfg bros sr jr hon rep sen " +
    "subsec subpar subd ex rel ch tit vol fed civ crim evid r crim misc l.r"
  ).split(" "),
);

/**
 * Where the sentences of paragraphs begin, in order, as empty spans: at each paragraph's beginning, and behind points that
 * are no part of an abbreviation, a citation or a quotation. `closed` are the last two, in order.
 */
export function sentenceStarts(
  draft: string,
  paragraphs: readonly DraftSpan[],
  closed: readonly DraftSpan[],
): DraftSpan[] {
  const starts: number[] = [];
  let next = 0;
  for (const { start, end } of paragraphs) {
    starts.push(start);
    const text = draft.slice(start, end);
    const gaps = [...text.matchAll(END), ...text.matchAll(ITEM)].sort((a, b) => a.index - b.index);
    for (const { index, 0: gap } of gaps) {
      const at = start + index;
      const ink = at + gap.trimEnd().length;
      while ((closed[next]?.end ?? Number.POSITIVE_INFINITY) <= ink) next += 1;
      const isInside = (closed[next]?.start ?? Number.POSITIVE_INFINITY) <= at;
      if (!isInside && !isAbbreviated(text, index)) starts.push(at + gap.length);
    }
  }
  return starts.map((start) => ({ start, end: start }));
}

function isAbbreviated(text: string, point: number): boolean {
  if (text.charAt(point) !== ".") return false;
  const word = WORD_BEFORE.exec(text.slice(Math.max(0, point - WORD_MAX), point))?.[0] ?? "";
  return /^\p{L}$/u.test(word) || /\p{L}\.\p{L}/u.test(word) || ABBREVIATIONS.has(word.toLowerCase());
}
