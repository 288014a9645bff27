import { withoutLineNumbers } from "./line-numbers.ts";
import type { Paragraph } from "./marked-text.ts";
import { type PrintedLine, withoutFurniture, withoutRunInFurniture } from "./print-furniture.ts";

/** An end of a sentence or of a paragraph of law: a page that ends so ends a paragraph. */
const CLOSED = /[.:;]['"\u2019\u201d)]*$/;

/**
 * Reads a text file: blank lines part paragraphs, lines inside them are joined. Page furniture and numbers of lines are
 * taken out where they are certain. Nothing in it tells what is struck or added.
 */
export function readPlainText(text: string): Paragraph[] {
  const { lines } = withoutFurniture(withoutRunInFurniture(text).replace(/\r\n?/g, "\n").split("\n"));
  return joinLines(withoutLineNumbers(lines).lines).map((words) => [{ mark: null, text: words }]);
}

/** Blank lines at the turn of a page part paragraphs only after a closed sentence. */
function joinLines(lines: readonly PrintedLine[]): string[] {
  const paragraphs: string[] = [];
  let current = "";
  let blank = false;
  for (const { text, newPage } of lines) {
    const words = text.trim();
    if (words === "") {
      blank = true;
      continue;
    }
    const parted = blank && (!newPage || CLOSED.test(current));
    if (parted && current !== "") paragraphs.push(current);
    current = parted || current === "" ? words : `${current} ${words}`;
    blank = false;
  }
  return current === "" ? paragraphs : [...paragraphs, current];
}
