import type { FoldedText } from "./folded-text.ts";
import { isInsideWord, isWordPoint } from "./words.ts";

/**
 * The words and marks of a text in order, as columns: offsets of the folded text, the number of the folded word in a
 * vocabulary, and, as 1 or 0, whether it is a word rather than a mark, and whether white space or nothing stands before it.
 * No quote begins or ends inside one. Plain arrays for quotes, which are short: a typed one costs more to make than to fill.
 */
export type TokenTable<Column extends ArrayLike<number> = ArrayLike<number>> = {
  readonly length: number;
  readonly start: Column;
  readonly end: Column;
  readonly id: Column;
  readonly isWord: Column;
  readonly spaced: Column;
};

/** A stretch of the folded text. */
type Stretch = { readonly start: number; readonly end: number };

/**
 * Reads the words and marks, without those in the stretches to be left out; `numberOf` gives the vocabulary's number of a
 * folded word, -1 where it has none.
 */
export function readTokens(
  text: FoldedText,
  numberOf: (folded: string) => number,
  leftOut: readonly Stretch[] = [],
): TokenTable<number[]> {
  const { folded } = text;
  const table = { length: 0, start: [], end: [], id: [], isWord: [], spaced: [] } as TokenTable<number[]>;
  let next = 0;
  for (let start = nextInk(folded, 0), end = start; start < folded.length; start = nextInk(folded, end)) {
    end = tokenEnd(text, start);
    while ((leftOut[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    if ((leftOut[next]?.start ?? Number.POSITIVE_INFINITY) <= start) continue;
    table.start.push(start);
    table.end.push(end);
    table.id.push(numberOf(folded.slice(start, end)));
    table.isWord.push(isWord(folded, start, end) ? 1 : 0);
    table.spaced.push(start === 0 || folded.charCodeAt(start - 1) === SPACE ? 1 : 0);
  }
  return { ...table, length: table.start.length };
}

/** The same in as little space as can be, to be kept. */
export function packTokens({ length, start, end, id, isWord, spaced }: TokenTable<number[]>): TokenTable {
  return {
    length,
    start: Int32Array.from(start),
    end: Int32Array.from(end),
    id: Int32Array.from(id),
    isWord: Uint8Array.from(isWord),
    spaced: Uint8Array.from(spaced),
  };
}

/** The tokens of a table that are words. */
export function wordTokens({ length, isWord }: TokenTable): number[] {
  const words: number[] = [];
  for (let token = 0; token < length; token += 1) {
    if (isWord[token] === 1) words.push(token);
  }
  return words;
}

const SPACE = 0x20;

function nextInk(folded: string, from: number): number {
  return folded.charCodeAt(from) === SPACE ? from + 1 : from;
}

function tokenEnd(text: FoldedText, start: number): number {
  const { folded } = text;
  for (let at = start + 1; at < folded.length; at += 1) {
    const [before, here] = [folded.charCodeAt(at - 1), folded.charCodeAt(at)];
    if (isLetter(before)) {
      if (isLetter(here)) continue;
      if (here === SPACE) return at;
    }
    if (!isInsideWord(text, at)) return at;
  }
  return folded.length;
}

function isWord(folded: string, start: number, end: number): boolean {
  return isLetter(folded.charCodeAt(start)) || end - start > 1 || isWordPoint(folded.codePointAt(start) ?? 0);
}

/** The common case, for speed: a small letter of ASCII. */
function isLetter(unit: number): boolean {
  return unit >= 97 && unit <= 122;
}
