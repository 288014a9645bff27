/** A paragraph of a stored text and where it stands: `text.slice(start, end)` is the paragraph, in UTF-16 offsets. */
export type Paragraph = { text: string; start: number; end: number };

/** What separates two paragraphs: a line break, one or more lines without ink, and the break before the next words. */
const BLANK_LINES = /\n(?:[ \t]*\n)+/g;

/** The paragraphs of a stored text, in order; paragraphs without ink are left out. Line breaks inside one are kept. */
export function readParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const add = (from: number, to: number) => {
    const start = text.charAt(from) === "\n" ? from + 1 : from;
    const end = to > start && text.charAt(to - 1) === "\n" ? to - 1 : to;
    const piece = text.slice(start, end);
    if (piece.trim() !== "") paragraphs.push({ text: piece, start, end });
  };
  let start = 0;
  for (const gap of text.matchAll(BLANK_LINES)) {
    add(start, gap.index);
    start = gap.index + gap[0].length;
  }
  add(start, text.length);
  return paragraphs;
}
