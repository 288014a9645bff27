/**
 * A text in parts of at most so many characters, which put together are the text. Parts end after a paragraph; a
 * paragraph that is longer than a part ends at a line break or a space, or, without any, between two characters.
 */
export function splitParts(text: string, most: number): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = at + most >= text.length ? text.length : at + cutLength(text.slice(at, at + most));
    parts.push(text.slice(at, end));
    at = end;
  }
  return parts;
}

/** Where a part ends, best first. */
const ENDS = ["\n\n", "\n", " "] as const;

function cutLength(window: string): number {
  for (const end of ENDS) {
    const at = window.lastIndexOf(end);
    // A part of less than half the length would only make more of them.
    if (at + end.length > window.length / 2) return at + end.length;
  }
  const splitsPair = /[\ud800-\udbff]$/.test(window);
  return splitsPair && window.length > 1 ? window.length - 1 : window.length;
}
