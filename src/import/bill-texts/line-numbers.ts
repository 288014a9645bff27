import type { PrintedLine } from "./print-furniture.ts";

/** Numbers that must count up before they are taken for numbers of lines, and their share of the lines with words. */
const LEAST = 5;
const SHARE = 0.8;

const NUMBERED = /^\s*(?<number>\d{1,5})(?:\s+|$)/;

/**
 * Takes printed numbers of lines out: only where lines begin with 1, 2, 3 and so on to the end, on most of the lines from
 * the first to the last of them. Anything else is text.
 */
export function withoutLineNumbers(lines: readonly PrintedLine[]): { lines: PrintedLine[]; removed: number } {
  const numbered = new Set<number>();
  let expected = 1;
  for (const [index, { text }] of lines.entries()) {
    if (Number(NUMBERED.exec(text)?.groups?.["number"]) !== expected) continue;
    numbered.add(index);
    expected += 1;
  }
  const [first = 0] = numbered;
  const last = [...numbered].at(-1) ?? 0;
  const worded = lines.slice(first, last + 1).filter(({ text }) => text.trim() !== "").length;
  if (numbered.size < LEAST || numbered.size < worded * SHARE) return { lines: [...lines], removed: 0 };
  return {
    lines: lines.map((line, index) =>
      numbered.has(index) ? { ...line, text: line.text.replace(NUMBERED, "") } : line,
    ),
    removed: numbered.size,
  };
}
