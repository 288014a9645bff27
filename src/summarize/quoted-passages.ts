/** What closes a quotation that begins with a mark. Single marks are no quotation marks here: they are apostrophes. */
const CLOSING: ReadonlyMap<string, string> = new Map([
  ["“", "”"],
  ["„", "“”"],
  ["«", "»"],
  ['"', '"'],
]);

/** The passages of a text in double quotation marks. */
export type QuotedPassages = {
  /** Without their marks, in order. */
  readonly passages: readonly string[];
  /** The text with every passage and its marks left out. */
  readonly around: string;
  /** A mark that begins or ends nothing. */
  readonly stray: boolean;
};

/** Finds the passages in double quotation marks; a mark inside another pair belongs to that passage. */
export function quotedPassages(text: string): QuotedPassages {
  const passages: string[] = [];
  let around = "";
  let stray = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    const closing = CLOSING.get(mark);
    const end = closing === undefined ? -1 : endOf(text, at + 1, closing);
    if (end !== -1) {
      passages.push(text.slice(at + 1, end));
      around += " ";
      at = end;
    } else {
      stray ||= closing !== undefined || mark === "”" || mark === "»";
      around += mark;
    }
  }
  return { passages, around, stray };
}

function endOf(text: string, from: number, closing: string): number {
  for (let at = from; at < text.length; at += 1) if (closing.includes(text.charAt(at))) return at;
  return -1;
}
