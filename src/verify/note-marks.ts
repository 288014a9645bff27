/** The number of a note in square brackets, right behind a word or a mark; one behind a number, or apart, is a number. */
const NOTE_MARK = /(?<=[\p{L}.,;:?!"'’”)\]])\[\d{1,3}\](?![\p{L}\p{N}])/gu;
/** Folds away, and keeps offsets as they are. */
const INVISIBLE = "\u00ad";

/** Whether a text may have marks of notes; most have none. */
export function hasNoteMarks(text: string): boolean {
  return text.includes("[") && text.search(NOTE_MARK) !== -1;
}

/** The same text with nothing that counts where it has marks of notes, every other unit in its place. */
export function blankNoteMarks(text: string): string {
  return text.replace(NOTE_MARK, (mark) => INVISIBLE.repeat(mark.length));
}

/** A folded text without anything that marks of notes are made of: what a text has without them, it has without these. */
export function withoutMarksAndFigures(folded: string): string {
  return folded.replace(/[[\]\d]+/g, "");
}

/** The same text without marks of notes. */
export function withoutNoteMarks(text: string): string {
  return text.replace(NOTE_MARK, "");
}
