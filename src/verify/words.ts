import type { FoldedText } from "./folded-text.ts";
import { sourceEnd, sourceStart } from "./offset-runs.ts";

/** Letters, their marks and numbers; not superscripts, which print the numbers of notes. */
const WORD = /(?![²³¹⁰-⁹])[\p{L}\p{M}\p{N}]/u;
const ASCII_WORD: readonly boolean[] = Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9]/.test(String.fromCharCode(code)),
);

/** A mark that joins what stands on both of its sides into one word, as it is folded; nothing else does. */
type Joiner = { readonly between: "words" | "digits"; readonly written?: ReadonlySet<string> };

/** `non-profit` but not `kites—paper`, `owner's`, `and/or`, `1,000.50`, `12:30`. */
const JOINERS: ReadonlyMap<string, Joiner> = new Map([
  ["-", { between: "words", written: new Set(["-", "\u2010", "\u2011"]) }],
  ["'", { between: "words" }],
  ["/", { between: "words" }],
  [".", { between: "digits" }],
  [",", { between: "digits" }],
  [":", { between: "digits" }],
]);

/** Whether a code point is part of a word. */
export function isWordPoint(point: number): boolean {
  return point < 128 ? (ASCII_WORD[point] ?? false) : WORD.test(String.fromCodePoint(point));
}

/**
 * Whether an offset of the folded text lies inside a word, a number or a character, so that no quotation begins or ends
 * there. Never true at the ends of the text or beside a space.
 */
export function isInsideWord(text: FoldedText, at: number): boolean {
  const { folded } = text;
  if (at <= 0 || at >= folded.length) return false;
  const wordBefore = isWordPoint(pointBefore(folded, at));
  const wordAfter = isWordPoint(folded.codePointAt(at) ?? 0);
  if (wordBefore) return wordAfter || joins(text, at);
  if (wordAfter) return joins(text, at - 1) || isLeadingPoint(folded, at - 1) || splitsPair(folded, at);
  return splitsPair(folded, at);
}

function pointBefore(text: string, at: number): number {
  const unit = text.charCodeAt(at - 1);
  const isPair = unit >= 0xdc00 && unit <= 0xdfff && at >= 2;
  const point = isPair ? (text.codePointAt(at - 2) ?? 0) : unit;
  return point > 0xffff ? point : unit;
}

function splitsPair(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff;
}

function joins(text: FoldedText, at: number): boolean {
  const { folded, source, runs } = text;
  const joiner = JOINERS.get(folded.charAt(at));
  if (joiner === undefined || at === 0) return false;
  if (joiner.between === "digits") return isDigit(folded.charCodeAt(at - 1)) && isDigit(folded.charCodeAt(at + 1));
  if (!isWordPoint(pointBefore(folded, at)) || !isWordPoint(folded.codePointAt(at + 1) ?? 0)) return false;
  return joiner.written?.has(source.slice(sourceStart(runs, at), sourceEnd(runs, at + 1))) ?? true;
}

/** The point of `.5`. */
function isLeadingPoint(folded: string, at: number): boolean {
  return folded.charAt(at) === "." && (at === 0 || folded.charAt(at - 1) === " ") && isDigit(folded.charCodeAt(at + 1));
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
