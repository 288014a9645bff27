import { rule, scan } from "../scan.ts";

/** Between two pieces: points, brackets and the words of `HB 136 of the 2025-2026 Regular Session (Ga.)`. */
const SEPARATOR = rule(
  String.raw`[ ,;:|/.()\[\]-]{0,6}(?:(?:of|from|in|for|during|at) )?(?:the )?[ ,;:|/.()\[\]-]{0,6}`,
);

/** Where the next piece starts: the same place where no separator stands there. */
export function afterSeparator(text: string, at: number): number {
  return scan(SEPARATOR, text, at)?.end ?? at;
}

const CLOSED_BY: ReadonlyMap<string, string> = new Map([
  [")", "("],
  ["]", "["],
]);

/** Whether every bracket of the text is closed, inside the one before it. */
export function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const character of text) {
    const opener = CLOSED_BY.get(character);
    if (character === "(" || character === "[") open.push(character);
    else if (opener !== undefined && open.pop() !== opener) return false;
  }
  return open.length === 0;
}
