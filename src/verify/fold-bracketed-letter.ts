import { foldCase } from "./fold-case.ts";
import type { FoldStep } from "./fold-step.ts";
import { CHARACTER_FOLDS } from "./folded-characters.ts";
import { skipBackslashes } from "./markdown-escapes.ts";
import { isWordPoint } from "./words.ts";

const OPENING = 0x5b;
const CLOSING = 0x5d;
const LETTER = /^\p{L}/u;
const MARK = /^\p{M}/u;

/**
 * `[T]he` as `the`, with the brackets in its source; null where the bracket holds anything but one letter, or stands
 * inside a word. A letter in two pairs of brackets stays in both, and one with a mark on its bracket in that one, so that
 * folding twice is folding once.
 */
export function foldBracketedLetter(text: string, start: number, before: number): FoldStep | null {
  if (isWordPoint(before)) return null;
  let at = skipDropped(text, start + 1);
  const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
  let to = foldCase(letter);
  if (!LETTER.test(to)) return null;
  let last = letter;
  at = skipDropped(text, at + letter.length);
  for (let mark = characterAt(text, at); MARK.test(foldCase(mark)); mark = characterAt(text, at)) {
    to += foldCase(mark);
    last = mark;
    at = skipDropped(text, at + mark.length);
  }
  at = skipBackslashes(text, at);
  if (text.charCodeAt(at) !== CLOSING) return null;
  const end = at + 1;
  const isNested = before === OPENING && followingUnit(text, end) === CLOSING;
  if (isNested || MARK.test(foldCase(characterAt(text, skipDropped(text, end))))) return null;
  return { to, start, end, next: end, before: last.codePointAt(0) ?? 0 };
}

function characterAt(text: string, at: number): string {
  return at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : "";
}

function skipDropped(text: string, from: number): number {
  let at = from;
  while (CHARACTER_FOLDS.get(text.charCodeAt(at)) === "") at += 1;
  return at;
}

function followingUnit(text: string, from: number): number {
  return text.charCodeAt(skipBackslashes(text, skipDropped(text, from)));
}
