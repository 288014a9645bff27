import type { PageMarks } from "./page-marks.ts";

/** A line of typed text: where it begins, and how many empty lines stand before it. */
export type TypedLine = {
  readonly text: string;
  readonly gap: number;
  readonly newPage: boolean;
  /** A running header whose words are kept: no part of the paragraphs around it. */
  readonly alone: boolean;
};

/** A line that prints nothing but a page number. */
const NUMBER_LINE = /^(?:page\s+)?[-–—‐\s]*(?<number>\d{1,4})[-–—‐\s]*(?:of\s+\d{1,4})?$/i;
/** How many lines at the top of a page may be a running header. */
const HEADER_LINES = 3;
/** A header repeats on at least this share of the pages. */
const HEADER_SHARE = 0.25;
/** So many prints are certain: none of them has to stay among the words. */
const CERTAIN_PRINTS = 3;

/** What was taken off the pages. */
export type Furniture = { readonly lines: readonly TypedLine[]; readonly headers: number; readonly numbers: number };

/**
 * The lines of a typed text without what only its paper needed, where that is certain: lines with nothing but a page number
 * that goes with the count of the pages (they become marks), and running headers. The first print of a header stays where it
 * opens the text, and where there are only two.
 */
export function withoutFurniture(text: string, marks: PageMarks): Furniture {
  const pages = text.split("\f").map((page) => page.split("\n").map((line) => line.trimEnd()));
  while (pages.length > 1 && pages.at(-1)?.every((line) => line === "")) pages.pop();
  const headers = runningHeaders(pages);
  const numbers = pageNumbers(pages);
  const lines: TypedLine[] = [];
  for (const [index, page] of pages.entries()) {
    const header = headers.get(index) ?? { dropped: [], alone: [] };
    const dropped = new Set([...header.dropped, ...(numbers.get(index)?.lines ?? [])]);
    let gap = 0;
    let newPage = index > 0;
    let mark = numbers.has(index) ? marks.mark(numbers.get(index)?.number ?? "", "typed") : "";
    for (const [at, line] of page.entries()) {
      if (dropped.has(at)) continue;
      if (line.trim() === "") {
        gap += 1;
        continue;
      }
      const text = mark === "" ? line : line.replace(/^(\s*)/, `$1${mark}`);
      lines.push({ text, gap, newPage, alone: header.alone.includes(at) });
      [gap, newPage, mark] = [0, false, ""];
    }
    if (mark !== "") lines.push({ text: mark, gap, newPage, alone: false });
  }
  const count = [...headers.values()].reduce((sum, each) => sum + each.dropped.length, 0);
  return { lines, headers: count, numbers: numbers.size };
}

/** Numbers of a page's lines that print a running header: those to leave out, and those to keep by themselves. */
type HeaderLines = { readonly dropped: number[]; readonly alone: number[] };

/** By page: lines at its top that other pages have at their tops too, but for numbers. */
function runningHeaders(pages: readonly (readonly string[])[]): Map<number, HeaderLines> {
  const tops = pages.map((page) => printedLines(page).slice(0, HEADER_LINES));
  const seen = new Map<string, number>();
  for (const key of tops.flatMap((top, index) => [...new Set(top.map((at) => headerKey(pages[index]?.[at] ?? "")))])) {
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const least = Math.max(2, Math.ceil(pages.length * HEADER_SHARE));
  const printed = new Set<string>();
  const found = new Map<number, HeaderLines>();
  for (const [index, top] of tops.entries()) {
    const lines: HeaderLines = { dropped: [], alone: [] };
    for (const at of top) {
      const key = headerKey(pages[index]?.[at] ?? "");
      const prints = key === "" ? 0 : (seen.get(key) ?? 0);
      // A header stands at the very top: after another line than a header or a number there is none.
      if (prints < least && !NUMBER_LINE.test((pages[index]?.[at] ?? "").trim())) break;
      if (prints < least) continue;
      if (printed.has(key) || (index > 0 && prints >= CERTAIN_PRINTS)) lines.dropped.push(at);
      else if (index > 0) lines.alone.push(at);
      printed.add(key);
    }
    if (lines.dropped.length + lines.alone.length > 0) found.set(index, lines);
  }
  return found;
}

/** A line without numbers and spaces; empty where fewer than six letters are left. */
function headerKey(line: string): string {
  const letters = line.replace(/[\d\s]+/g, "").toLowerCase();
  return letters.length < 6 ? "" : letters;
}

type Numbered = { readonly number: string; readonly lines: readonly number[] };

/** By page: the number that its first or last line prints, where it goes with the count of the pages. */
function pageNumbers(pages: readonly (readonly string[])[]): Map<number, Numbered> {
  const candidates = pages.flatMap((page, index) => {
    const printed = printedLines(page);
    return [...new Set([printed[0], printed.at(-1)])].flatMap((at) => {
      const number = at === undefined ? undefined : NUMBER_LINE.exec((page[at] ?? "").trim())?.groups?.["number"];
      return at === undefined || number === undefined ? [] : [{ index, at, number, step: Number(number) - index }];
    });
  });
  const steps = Map.groupBy(candidates, ({ step }) => step);
  const [step, best = []] = [...steps].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  // One number alone is a page number only where it is that page's own.
  if (step === undefined || (best.length < 2 && step !== 1)) return new Map();
  return new Map(best.map(({ index, at, number }) => [index, { number, lines: [at] }]));
}

/** Numbers of the lines that print something. */
function printedLines(page: readonly string[]): number[] {
  return [...page.keys()].filter((at) => (page[at] ?? "").trim() !== "");
}
