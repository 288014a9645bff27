import { joinLines, readSpellings, type Spellings } from "./line-hyphens.ts";
import { type TypedLine, withoutFurniture } from "./page-furniture.ts";
import { type PageMarks, withoutMarks } from "./page-marks.ts";

/** A line that ends before this share of the width ends its paragraph. */
const FULL_LINE = 0.68;
/** An indentation of this many characters more begins a paragraph. */
const INDENT = 3;
/** A first line is indented by no more than this: what stands farther in is set to the right or the middle. */
const FARTHEST_INDENT = 14;
/** How an item of a list begins, and how what stands before it ends. */
const ITEM = { before: /[.;:,]$|\b(?:and|or)$/, after: /^[([]?(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})[.)\]]\s/ } as const;
/** A word that goes on in the next line. */
const PARTED_WORD = /\p{L}[-‐]$/u;
/** A sentence that a line leaves open, and how its next line begins. */
const GOES_ON = { before: /[^.:;?!\s][”"’')\]]?$|(?:U\.S\.C|Stat|Ann|Code)\.$/, after: /^(?:\p{Ll}|§)/u } as const;
/**
 * So many spaces inside a line part columns: the line is a row of its own. Not after a sentence, nor where most words are
 * set apart: there the line was only drawn out to the margin.
 */
const COLUMNS = /[^\s.:;?!”"'’)] {8,}\S/;
const DRAWN_OUT = 3;

/** What typed text holds, and what of its pages was not kept in the text. */
export type TypedText = { readonly paragraphs: readonly string[]; readonly headers: number; readonly numbers: number };

type Shape = { readonly indent: number; readonly end: number; readonly row: boolean };
type Open = { text: string; last: Shape; lines: number; gap: number | null; indent: number };

/**
 * Paragraphs of text whose lines are as typed, such as the text of a PDF. Lines are joined; a paragraph ends at more empty
 * lines than part the lines around it (a text may be typed with double spacing), at an indentation, and after a short line.
 */
export function typedParagraphs(text: string, marks: PageMarks): TypedText {
  const expanded = text.replace(/\t/g, "        ").replace(/[^\S\n\f]/g, " ");
  const { lines, headers, numbers } = withoutFurniture(expanded, marks);
  const spellings = readSpellings(expanded);
  const shapes = lines.map(shapeOf);
  const page = { gap: usualGap(lines, shapes), width: rightEdge(shapes) };
  const paragraphs: string[] = [];
  let open: Open | null = null;
  for (const [index, line] of lines.entries()) {
    const shape = shapes[index];
    if (shape === undefined) continue;
    const gap = open === null ? 0 : allowedGap(open, line, lines[index + 1], page.gap);
    if (open !== null && !begins(open, line, shape, { width: page.width, gap })) append(open, line, shape, spellings);
    else {
      if (open !== null) paragraphs.push(open.text);
      open = { text: line.text.trim(), last: shape, lines: 1, gap: null, indent: shape.indent };
    }
  }
  if (open !== null) paragraphs.push(open.text);
  return { paragraphs: paragraphs.map((paragraph) => paragraph.replace(/\s+/g, " ")), headers, numbers };
}

function append(open: Open, line: TypedLine, shape: Shape, spellings: Spellings): void {
  open.text = joinLines(open.text, line.text.trim(), spellings);
  if (!line.newPage) open.gap = Math.max(open.gap ?? 0, line.gap);
  open.indent = shape.indent;
  open.last = shape;
  open.lines += 1;
}

/** Whether a line begins a paragraph. */
function begins(open: Open, line: TypedLine, shape: Shape, page: { gap: number; width: number }): boolean {
  const { last } = open;
  if (PARTED_WORD.test(open.text.slice(-4)) && /^\p{Ll}/u.test(line.text.trimStart()) && line.gap <= 2) return false;
  if (shape.row || last.row) return true;
  if (last.end < page.width * FULL_LINE) return true;
  const goesOn =
    line.gap <= 2 && GOES_ON.before.test(open.text.slice(-12)) && GOES_ON.after.test(line.text.trimStart());
  if (!line.newPage && line.gap > page.gap && !goesOn) return true;
  if (shape.indent >= last.indent + INDENT) return true;
  if (last.indent - shape.indent > FARTHEST_INDENT) return true;
  if (ITEM.before.test(open.text.slice(-4)) && ITEM.after.test(line.text.trimStart().slice(0, 8))) return true;
  // Back from an indented block to the margin; the first line of a paragraph is indented alone.
  return open.lines > 1 && shape.indent + INDENT <= open.indent;
}

/**
 * How many empty lines may stand inside an open paragraph: as many as between its lines before. After its first lines a
 * single one may, where another follows the next line too: so looks double spacing, also among single-spaced blocks.
 */
function allowedGap(open: Open, line: TypedLine, next: TypedLine | undefined, usual: number): number {
  if (open.gap !== null && open.lines > 2) return open.gap;
  const doubled = line.gap === 1 && next !== undefined && (next.newPage || next.gap === 1);
  return Math.max(open.gap ?? 0, doubled ? 1 : usual);
}

function shapeOf({ text, alone }: TypedLine): Shape {
  const printed = withoutMarks(text);
  const indent = printed.length - printed.trimStart().length;
  const gaps = printed.trim().split(/ {3,}/).length - 1;
  return { indent, end: printed.length, row: alone || (COLUMNS.test(printed) && gaps <= DRAWN_OUT) };
}

/** How many empty lines usually stand between two full lines. */
function usualGap(lines: readonly TypedLine[], shapes: readonly Shape[]): number {
  const width = rightEdge(shapes);
  const gaps = lines.flatMap(({ gap, newPage }, index) => {
    const [before, here] = [shapes[index - 1], shapes[index]];
    const full = before !== undefined && here !== undefined && before.end >= width * 0.8 && here.end >= width * 0.8;
    return full && !newPage && gap <= 3 ? [gap] : [];
  });
  const counts = [...Map.groupBy(gaps, (gap) => gap)].toSorted(([, a], [, b]) => b.length - a.length);
  return counts[0]?.[0] ?? 0;
}

/** The column that nine lines of ten do not pass. */
function rightEdge(shapes: readonly Shape[]): number {
  const ends = shapes.map(({ end }) => end).toSorted((a, b) => a - b);
  return ends[Math.floor(ends.length * 0.9)] ?? 0;
}
