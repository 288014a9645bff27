import type { FoundQuotation } from "./found-quotation.ts";

const OPENED =
  /\((?:hereinafter|hereafter|collectively|together|individually|referred to as|known as|or|the|an?|as|\s|,){0,6}$/i;
const CLOSED = /^[.,]?\s*\)/;
/** More words than this are no name. */
const WORDS_MAX = 6;
const BEFORE = 60;

/** Whether a quotation in brackets names a term, as in `(the “Kite Act”)`; a sentence in brackets after a citation does not. */
export function isDefinedTerm(draft: string, { start, end, isBlock }: FoundQuotation): boolean {
  if (isBlock || !CLOSED.test(draft.slice(end, end + 3))) return false;
  const opened = OPENED.exec(draft.slice(Math.max(0, start - BEFORE), start))?.[0];
  const words = draft.slice(start, end).split(/\s+/);
  return opened !== undefined && words.length <= WORDS_MAX && (opened.trim() !== "(" || words.every(isNameWord));
}

function isNameWord(word: string): boolean {
  return /^[^\p{L}]*\p{Lu}/u.test(word) || /^(?:of|the|and|for|in|on|to)$/.test(word);
}
