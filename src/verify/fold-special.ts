import { foldBracketedLetter } from "./fold-bracketed-letter.ts";
import { foldCase } from "./fold-case.ts";
import type { FoldStep } from "./fold-step.ts";
import { CHARACTER_FOLDS } from "./folded-characters.ts";
import { isEscapable, skipBackslashes } from "./markdown-escapes.ts";

const SPACE = 0x20;
const DASH = 0x2d;
const OPENING_BRACKET = 0x5b;
const BACKSLASH = 0x5c;

/** Folds what begins at `at`, where `before` is the code point before it, or 0. */
export function foldSpecial(text: string, at: number, before: number): FoldStep {
  const point = text.codePointAt(at) ?? 0;
  if (point === BACKSLASH) return foldBackslashes(text, at, before);
  if (point === OPENING_BRACKET) return foldBracketedLetter(text, at, before) ?? keep("[", at, OPENING_BRACKET);
  const to = CHARACTER_FOLDS.get(point);
  if (to === undefined) return foldLetter(String.fromCodePoint(point), at, point);
  if (to === "-") return foldDashes(text, at);
  if (to === " ") return keep(before === SPACE ? "" : " ", at, SPACE);
  return keep(to, at, to === "" ? before : point);
}

function keep(to: string, at: number, before: number): FoldStep {
  return { to, start: at, end: at + 1, next: at + 1, before };
}

function foldLetter(letter: string, at: number, before: number): FoldStep {
  const end = at + letter.length;
  return { to: foldCase(letter), start: at, end, next: end, before };
}

/** A run of dashes, with what is dropped between them. */
function foldDashes(text: string, start: number): FoldStep {
  let end = start + 1;
  for (let at = end; at < text.length; at += 1) {
    at = skipBackslashes(text, at);
    const to = CHARACTER_FOLDS.get(text.charCodeAt(at));
    if (to === "-") end = at + 1;
    else if (to !== "") break;
  }
  return { to: "-", start, end, next: end, before: DASH };
}

/** A run of backslashes is dropped where it escapes something, else it is one backslash. */
function foldBackslashes(text: string, start: number, before: number): FoldStep {
  const next = skipBackslashes(text, start);
  if (isEscapable(text.charCodeAt(next))) return { to: "", start, end: next, next, before };
  const end = text.lastIndexOf("\\", next - 1) + 1;
  return { to: "\\", start, end, next, before: BACKSLASH };
}
