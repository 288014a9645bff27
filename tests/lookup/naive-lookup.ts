import type { LookupEntry } from "../../src/lookup/lookup-entry.ts";

/** Edit distance of two words, by the textbook. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

function isSwap(a: string, b: string): boolean {
  return [...a].some((_, at) => at > 0 && a.slice(0, at - 1) + a[at] + a[at - 1] + a.slice(at + 1) === b);
}

/** Whether a typed word finds a word of a heading. */
function wordFinds(typed: string, word: string): boolean {
  if (word === typed || (typed.length >= 2 && word.startsWith(typed))) return true;
  return (
    typed.length >= 5 && Math.abs(typed.length - word.length) < 2 && (distance(typed, word) <= 1 || isSwap(typed, word))
  );
}

/** How many of the typed words find an entry: a linear scan over words set apart by spaces, all in lower case. */
export function wordsFinding(typed: readonly string[], { heading, place }: LookupEntry): number {
  const words = `${heading} ${place}`.split(" ");
  return [...new Set(typed)].filter((one) => words.some((word) => wordFinds(one, word))).length;
}
