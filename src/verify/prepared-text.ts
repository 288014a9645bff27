import { foldText } from "./fold.ts";
import type { FoldedText } from "./folded-text.ts";
import { indexWords, type WordIndex } from "./word-index.ts";

/** A text made ready for any number of checks: folded, and its words indexed once a quote is not found in it. */
export type PreparedText = FoldedText & { readonly words: () => WordIndex };

/**
 * Prepares a text that quotes are looked for in. Any string will do; keep the result for as long as the text: once a quote
 * was not found in it, it takes about 8 bytes a character beside the text itself.
 */
export function prepareText(source: string): PreparedText {
  const text = foldText(source);
  let index: WordIndex | null = null;
  return {
    ...text,
    words: () => {
      index ??= indexWords(text);
      return index;
    },
  };
}
