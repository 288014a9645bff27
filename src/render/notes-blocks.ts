import type { Note } from "../model/common.ts";
import { readParagraphs } from "../text/paragraphs.ts";
import { aside, type Blocks, heading, link, sourceText } from "./nodes.ts";

/** How much of the printed notes to show. `chars` counts their text; `whole` is the address at which all of it stands. */
export type NotesCap = { chars: number; whole: string };

/**
 * Printed notes under their printed headings, whole paragraphs up to the cap, and a line that says where the rest is.
 * Nothing where there are none.
 */
export function notesBlocks(notes: readonly Note[], depth: number, cap: NotesCap): Blocks {
  if (notes.length === 0) return [];
  const blocks: Blocks = [heading(depth, "Notes")];
  const total = notesLength(notes);
  let shown = 0;
  for (const note of notes) {
    const fitting = fittingText(note.text, cap.chars - shown);
    if (fitting !== "" || note.text === "") blocks.push(heading(depth + 1, note.heading), ...sourceText(fitting));
    shown += fitting.length;
    if (fitting.length < note.text.length) {
      const said = `Notes are cut here, after ${shown} of ${total} characters. All of them: `;
      return [...blocks, ...aside([[said, link(cap.whole, cap.whole)]])];
    }
  }
  return blocks;
}

/** Characters of the text of printed notes, which is what a cap counts. */
export function notesLength(notes: readonly Note[]): number {
  return notes.reduce((sum, { text }) => sum + text.length, 0);
}

/** The longest run of whole paragraphs, from the first, within so many characters. */
function fittingText(text: string, chars: number): string {
  if (text.length <= chars) return text;
  const last = readParagraphs(text).findLast(({ end }) => end <= chars);
  return last === undefined ? "" : text.slice(0, last.end);
}
