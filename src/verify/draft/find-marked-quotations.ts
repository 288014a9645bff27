import type { DraftParagraph } from "./draft-paragraphs.ts";
import type { DraftSpan, FoundQuotation } from "./found-quotation.ts";
import { type QuotationMark, readMarks } from "./quotation-marks.ts";

/** A quotation between single marks is told from apostrophes by its length. */
const SINGLE_MIN_CHARS = 12;

/** Two marks that belong together, by their indexes; `close` is null for one that goes on in the next paragraph. */
type Pair = { readonly open: number; readonly close: number | null };

/**
 * The quotations between marks in a paragraph, outermost ones alone. A mark that nothing closes is passed over, unless it
 * is the last and the next paragraph begins with a mark again: then the quotation goes on there, and here ends with the
 * paragraph.
 */
export function findMarkedQuotations(
  draft: string,
  paragraph: DraftParagraph,
  next: DraftParagraph | null,
): FoundQuotation[] {
  const marks = readMarks(draft, paragraph.start, paragraph.end);
  const goesOn = next !== null && /^["“„«]/.test(draft.charAt(next.start));
  const lines = new Lines(paragraph.lines);
  return outermost(pairMarks(marks, goesOn), marks).map(({ open, close }) => {
    const start = marks[open]?.at ?? paragraph.start;
    const last = close === null ? paragraph.end : (marks[close]?.at ?? paragraph.end);
    const innerMarks = marks.slice(open + 1, close ?? marks.length).map(({ at }) => at);
    const end = close === null ? last : last + 1;
    return { start, end, inner: lines.between(start + 1, last), isBlock: false, innerMarks };
  });
}

/** Every pair of marks of one rank. Single marks do not belong together across a double one. */
function pairMarks(marks: readonly QuotationMark[], goesOn: boolean): Pair[] {
  const pairs: Pair[] = [];
  const open: Record<QuotationMark["rank"], number[]> = { double: [], single: [] };
  for (const [index, { rank, turn }] of marks.entries()) {
    const stack = open[rank];
    if (rank === "double") open.single = [];
    if (turn === "open" || (turn === null && stack.length === 0)) stack.push(index);
    else {
      const opened = stack.pop();
      if (opened !== undefined) pairs.push({ open: opened, close: index });
    }
  }
  const unclosed = open.double.at(-1);
  if (goesOn && unclosed !== undefined) pairs.push({ open: unclosed, close: null });
  return pairs;
}

/** The pairs that stand in no other, in order; a short one between single marks is none. */
function outermost(pairs: readonly Pair[], marks: readonly QuotationMark[]): Pair[] {
  const taken: Pair[] = [];
  let end = -1;
  for (const pair of pairs.toSorted((a, b) => a.open - b.open)) {
    const close = pair.close ?? marks.length;
    const length = (marks[close]?.at ?? 0) - (marks[pair.open]?.at ?? 0);
    if (pair.open < end || (marks[pair.open]?.rank === "single" && length < SINGLE_MIN_CHARS)) continue;
    taken.push(pair);
    end = close;
  }
  return taken;
}

/** The lines of a paragraph, asked for stretches of them in order. */
class Lines {
  readonly #lines: readonly DraftSpan[];
  #next = 0;

  constructor(lines: readonly DraftSpan[]) {
    this.#lines = lines;
  }

  /** What the lines have between two offsets. */
  between(start: number, end: number): DraftSpan[] {
    const spans: DraftSpan[] = [];
    while ((this.#lines[this.#next]?.end ?? Number.POSITIVE_INFINITY) <= start) this.#next += 1;
    for (let at = this.#next; (this.#lines[at]?.start ?? Number.POSITIVE_INFINITY) < end; at += 1) {
      const line = this.#lines[at];
      if (line === undefined) break;
      const [from, to] = [Math.max(line.start, start), Math.min(line.end, end)];
      if (from < to) spans.push({ start: from, end: to });
    }
    return spans;
  }
}
