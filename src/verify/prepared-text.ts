import { foldText } from "./fold.ts";
import type { FoldedText } from "./folded-text.ts";
import { blankNoteMarks, hasNoteMarks, withoutMarksAndFigures } from "./note-marks.ts";
import { indexWords, type WordIndex } from "./word-index.ts";

/** A text with marks of notes, without them. */
export type TextWithNotes = {
  /** Whether it may have some folded words: it is folded anew only where it may. */
  readonly mayHave: (folded: string) => boolean;
  /** Folded without the marks, with offsets of the same source. */
  readonly plain: () => FoldedText;
};

/** A text made ready for any number of checks: folded, and its words indexed once a quote is not found in it. */
export type PreparedText = FoldedText & {
  readonly words: () => WordIndex;
  /** Null where it has no marks of notes. */
  readonly notes: () => TextWithNotes | null;
};

/**
 * Prepares a text that quotes are looked for in. Any string will do; keep the result for as long as the text: once a quote
 * was not found in it, it takes about 8 bytes a character beside the text itself.
 */
export function prepareText(source: string): PreparedText {
  const text = foldText(source);
  let index: WordIndex | null = null;
  let notes: TextWithNotes | null | undefined;
  return {
    ...text,
    notes: () => {
      if (notes === undefined) notes = hasNoteMarks(source) ? withNotes(text) : null;
      return notes;
    },
    words: () => {
      index ??= indexWords(text);
      return index;
    },
  };
}

function withNotes({ source, folded }: FoldedText): TextWithNotes {
  let bare: string | null = null;
  let plain: FoldedText | null = null;
  return {
    mayHave: (words) => {
      bare ??= withoutMarksAndFigures(folded);
      return bare.includes(withoutMarksAndFigures(words));
    },
    plain: () => {
      plain ??= { ...foldText(blankNoteMarks(source)), source };
      return plain;
    },
  };
}
