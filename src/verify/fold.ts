import { foldSpecial } from "./fold-special.ts";
import { CHARACTER_FOLDS } from "./folded-characters.ts";
import type { FoldedText } from "./folded-text.ts";
import { OffsetRunsBuilder } from "./offset-runs.ts";

/**
 * The next character that is not copied with its letters made small: all but printable ASCII, and of that brackets,
 * backslashes, backticks, a space before a space, and a dash before what may continue a run of dashes.
 */
const SPECIAL = /[^ -Z\]-_a-~]| (?= )|-(?=[^ -,.-[\]-~])/g;

/** Folds a text that quotes are looked for in. Any string will do; keep the result for as long as the text. */
export function foldText(source: string): FoldedText {
  const runs = new OffsetRunsBuilder();
  const folded = fold(source, runs);
  return { source, folded, runs: runs.build() };
}

/** Folds a quote: the same without the way back and without white space at its ends. */
export function foldQuote(quote: string): string {
  return fold(quote, null).trim();
}

function fold(text: string, runs: OffsetRunsBuilder | null): string {
  let folded = "";
  let before = 0;
  for (let at = 0; at < text.length; ) {
    const special = nextSpecial(text, at);
    if (special > at) {
      folded += text.slice(at, special).toLowerCase();
      runs?.add(at, special, special - at);
      before = text.charCodeAt(special - 1);
      at = special;
      continue;
    }
    const step = foldSpecial(text, at, before);
    folded += step.to;
    runs?.add(step.start, step.end, step.to.length);
    before = step.before;
    at = before === SPACE ? skipBlank(text, step.next) : step.next;
  }
  return folded;
}

const SPACE = 0x20;

function nextSpecial(text: string, from: number): number {
  SPECIAL.lastIndex = from;
  return SPECIAL.test(text) ? SPECIAL.lastIndex - 1 : text.length;
}

/** After a space: past all further white space and what is dropped between it. */
function skipBlank(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const to = CHARACTER_FOLDS.get(text.charCodeAt(at));
    if (to !== " " && to !== "") break;
  }
  return at;
}
