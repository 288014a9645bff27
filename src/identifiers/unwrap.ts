/** Quotation and emphasis marks, dropped from either end whether or not they pair up. */
const QUOTES = new Set(`"'\`*\u2018\u2019\u201a\u201c\u201d\u201e\u00ab\u00bb`);

/** Punctuation of the sentence around a reference, dropped from its end. */
const TRAILING = new Set(".,;:!?\u2026 ");

/** Brackets, dropped only where the first one closes at the very end. */
const BRACKETS: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["<", ">"],
]);

/** Layers of brackets taken off; a bound, so that `((((…` costs no more than any other text. */
const MAX_LAYERS = 4;

function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && (QUOTES.has(text.charAt(start)) || text.charAt(start) === " ")) start += 1;
  while (end > start && (QUOTES.has(text.charAt(end - 1)) || TRAILING.has(text.charAt(end - 1)))) end -= 1;
  return text.slice(start, end);
}

/** Whether the bracket that opens the text closes at its last character: `(16-5-1(a))`, not `(a) of 16-5-1(b)`. */
function isWrapped(text: string): boolean {
  const open = text.charAt(0);
  const close = BRACKETS.get(open);
  if (close === undefined) return false;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === open) depth += 1;
    else if (character === close) depth -= 1;
    if (depth === 0) return index === text.length - 1;
  }
  return false;
}

/** The text without the quotes, brackets and final punctuation that surround it. */
export function unwrap(text: string): string {
  let bare = trimmed(text);
  for (let layer = 0; layer < MAX_LAYERS && isWrapped(bare); layer += 1) bare = trimmed(bare.slice(1, -1));
  return bare;
}
