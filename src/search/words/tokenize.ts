/** A word of a text: folded, and where it stands in it (UTF-16 code units). */
export type Token = { readonly word: string; readonly start: number; readonly end: number };

/** Longer runs of letters are no words; they are kept by their beginning. */
const MAX_CHARS = 40;

/**
 * What counts as one word, tried in this order at every place. No alternative can match the same characters in two ways.
 *
 * - designations: `16-5-1`, `34-9-11.1`, `3.5`
 * - numbers with thousands: `1,000` is `1000`
 * - abbreviations: `O.C.G.A.` is `ocga`, `S.E.2d` is `se2d`
 * - words, with what follows an apostrophe: `driver's`, `o'brien`
 */
const WORD =
  /(?<designation>\d+\p{L}?(?:[-.]\d+\p{L}?)+)(?![\p{L}\p{N}])|(?<thousands>\d{1,3}(?:,\d{3})+)(?!\d)|(?<abbreviation>(?<![\p{L}\p{N}])\p{L}(?:\.\d?\p{L}(?![\p{L}\p{N}]))+)|(?<plain>[\p{L}\p{N}\p{M}]+)(?:['\u2019](?<tail>\p{L}+))?/gu;

const MARKS = /\p{M}/gu;
const ASCII = /^[\x20-\x7e]*$/;

/** Lower case without accents; letters that are written in two ways (ligatures, full width) in the plain one. */
export function foldWord(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase();
  // A letter of another alphabet's style may become a capital one: case comes last.
  return word.normalize("NFKD").replace(MARKS, "").toLowerCase();
}

/** The words of a text in order. Punctuation, symbols, control characters and emoji are no part of any. Never throws. */
export function* tokenize(text: string): Generator<Token> {
  for (const match of text.matchAll(WORD)) {
    const word = foldWord(written(match.groups ?? {})).slice(0, MAX_CHARS);
    if (word !== "") yield { word, start: match.index, end: match.index + match[0].length };
  }
}

function written(groups: Partial<Record<string, string>>): string {
  const { designation, thousands, abbreviation, plain = "", tail } = groups;
  if (designation !== undefined) return designation;
  if (thousands !== undefined) return thousands.replaceAll(",", "");
  if (abbreviation !== undefined) return abbreviation.replaceAll(".", "");
  return tail === undefined || /^s$/i.test(tail) ? plain : plain + tail;
}
