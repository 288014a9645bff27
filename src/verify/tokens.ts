import type { FoldedText } from "./folded-text.ts";
import { isInsideWord, isWordPoint } from "./words.ts";

/** A word, or a mark outside words, in offsets of the folded text. `spaced`: white space or nothing stands before it. */
export type Token = {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
  readonly spaced: boolean;
  readonly isWord: boolean;
};

/** The words and marks of a text in order. No quote begins or ends inside one. */
export function readTokens(text: FoldedText): Token[] {
  const { folded } = text;
  const tokens: Token[] = [];
  let start = 0;
  for (let at = 1; at <= folded.length; at += 1) {
    if (isLetter(folded.charCodeAt(at)) && isLetter(folded.charCodeAt(at - 1))) continue;
    if (isInsideWord(text, at)) continue;
    if (folded.charAt(start) !== " ") tokens.push(toToken(folded, start, at));
    start = at;
  }
  return tokens;
}

function toToken(text: string, start: number, end: number): Token {
  const folded = text.slice(start, end);
  const isWord = isWordPoint(folded.codePointAt(0) ?? 0) || end - start > 1;
  return { start, end, folded, spaced: start === 0 || text.charAt(start - 1) === " ", isWord };
}

/** The common case, for speed: a small letter of ASCII. */
function isLetter(unit: number): boolean {
  return unit >= 97 && unit <= 122;
}
