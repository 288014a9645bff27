// Places of pages travel inside the text as a number between two characters that no text may hold, until it is whole.
const OPEN = "\ufdd0";
const CLOSE = "\ufdd1";
const MARK = /\ufdd0(\d+)\ufdd1/;

/** A printed page and where it begins in a text, in UTF-16 code units. `series` tells one paging from another. */
export type PageStart = { readonly page: string; readonly at: number; readonly series: string };

/** Collects page numbers while a text is read. */
export type PageMarks = {
  /** Stands for the number in the text. */
  mark(page: string, series: string): string;
  readonly found: readonly { readonly page: string; readonly series: string }[];
};

/** An empty collection of page numbers. */
export function createPageMarks(): PageMarks {
  const found: { page: string; series: string }[] = [];
  return {
    mark(page, series) {
      found.push({ page, series });
      return `${OPEN}${found.length - 1}${CLOSE}`;
    },
    found,
  };
}

/** A paragraph without its marks: for measuring and looking. */
export function withoutMarks(text: string): string {
  return text.replace(/\ufdd0\d+\ufdd1/g, "");
}

/** Paragraphs joined by one blank line, and the marks in them as places of that text. Empty paragraphs are left out. */
export function placeMarks(
  paragraphs: readonly string[],
  marks: PageMarks,
): { readonly text: string; readonly pages: readonly PageStart[] } {
  let text = "";
  const pages: PageStart[] = [];
  let waiting: number[] = [];
  const settle = (at: number) => {
    for (const index of waiting) pages.push({ page: "", series: "", ...marks.found[index], at });
    waiting = [];
  };
  for (const paragraph of paragraphs) {
    let line = "";
    const pieces = paragraph.split(MARK);
    for (const [index, piece] of pieces.entries()) {
      // Every second piece is the number of a mark.
      if (index % 2 === 1) {
        waiting.push(Number(piece));
        continue;
      }
      const part = line === "" || line.endsWith(" ") ? piece.trimStart() : piece;
      if (/^[,.;:)\]]/.test(part)) line = line.trimEnd();
      const printed = part.trimStart();
      if (printed !== "") settle(offset(text) + line.length + part.length - printed.length);
      line += part;
    }
    line = line.trimEnd();
    if (line !== "") text += (text === "" ? "" : "\n\n") + line;
  }
  settle(text.length);
  return { text, pages };
}

/** Where the next paragraph of a text begins. */
function offset(text: string): number {
  return text === "" ? 0 : text.length + 2;
}
