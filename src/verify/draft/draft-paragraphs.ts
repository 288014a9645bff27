/** How the lines of a paragraph begin: with a mark of quotation (`>`), with a tab or four spaces and more, or neither. */
export type LineStyle = "quoted" | "indented" | "flush";

/** A paragraph of a draft: `draft.slice(start, end)`. `lines` are its lines without what they begin with. */
export type DraftParagraph = {
  readonly start: number;
  readonly end: number;
  readonly style: LineStyle;
  /** Columns of white space before its first line, and the fewest before any. */
  readonly firstIndent: number;
  readonly indent: number;
  readonly lines: readonly { readonly start: number; readonly end: number }[];
};

type Line = { readonly end: number; readonly ink: number; readonly style: LineStyle; readonly indent: number };

const HEAD = /^(?<quote>[ \t]*(?:>[ \t]*)+)?(?<blank>[ \t\f\u00a0]*)/;
/** Columns of an indented line, and of a tab. */
export const INDENT = 4;

/**
 * The paragraphs of a draft in order. They are parted by blank lines, and where the style of lines changes; a first line
 * that alone is indented belongs to what follows.
 */
export function draftParagraphs(draft: string): DraftParagraph[] {
  const groups: Line[][] = [];
  let open: Line[] = [];
  for (const line of readLines(draft)) {
    const isBlank = line.ink >= line.end;
    const isOther = open.length > 0 && open.at(-1)?.style !== line.style && !isFirstLine(open, line);
    if (isBlank || isOther) {
      if (open.length > 0) groups.push(open);
      open = [];
    }
    if (!isBlank) open.push(line);
  }
  if (open.length > 0) groups.push(open);
  return withoutPageBreaks(draft, groups).map(toParagraph);
}

/** A line that is nothing but the number of a page. */
const PAGE_NUMBER = /^[-–—[(\s]{0,4}(?:page )?\d{1,4}(?: of \d{1,4})?[-–—\])\s]{0,4}$/i;
/** What a sentence does not end with, and what goes on with one. */
const UNFINISHED = /[\p{L}\p{N},;-]$/u;
const GOES_ON = /^\p{Ll}/u;

/** Paragraphs that a page's number stands in the midst of, as one, without the number. */
function withoutPageBreaks(draft: string, groups: readonly Line[][]): Line[][] {
  const whole: Line[][] = [];
  for (let at = 0; at < groups.length; at += 1) {
    const [number, next] = [groups[at] ?? [], groups[at + 1] ?? []];
    const before = whole.at(-1);
    const isNumber = number.length === 1 && PAGE_NUMBER.test(lineOf(draft, number[0]));
    const goesOn = before?.[0]?.style === next[0]?.style && GOES_ON.test(lineOf(draft, next[0]));
    if (before !== undefined && isNumber && goesOn && UNFINISHED.test(lineOf(draft, before.at(-1)))) {
      before.push(...next);
      at += 1;
    } else whole.push(number);
  }
  return whole;
}

function lineOf(draft: string, line: Line | undefined): string {
  return line === undefined ? "" : draft.slice(line.ink, line.end);
}

/** Whether the only line so far is the indented first one of a paragraph that goes on without. */
function isFirstLine(open: readonly Line[], next: Line): boolean {
  return open.length === 1 && open[0]?.style === "indented" && next.style === "flush";
}

function toParagraph(lines: readonly Line[]): DraftParagraph {
  return {
    start: lines[0]?.ink ?? 0,
    end: lines.at(-1)?.end ?? 0,
    style: lines.at(-1)?.style ?? "flush",
    firstIndent: lines[0]?.indent ?? 0,
    indent: Math.min(...lines.slice(0, LINES_MEASURED).map(({ indent }) => indent)),
    lines: lines.map(({ ink, end }) => ({ start: ink, end })),
  };
}

/** Lines of a paragraph whose indentation is looked at. */
const LINES_MEASURED = 200;

function* readLines(draft: string): Generator<Line> {
  for (let start = 0; start < draft.length; ) {
    const next = draft.indexOf("\n", start);
    const stop = next === -1 ? draft.length : next;
    const end = start + draft.slice(start, stop).trimEnd().length;
    const head = HEAD.exec(draft.slice(start, end));
    const { quote, blank = "" } = head?.groups ?? {};
    const indent = blank.replaceAll("\t", " ".repeat(INDENT)).length;
    const style = quote === undefined ? (indent >= INDENT ? "indented" : "flush") : "quoted";
    yield { end, ink: start + (head?.[0].length ?? 0), style, indent };
    start = stop + 1;
  }
}
