import { readReferences } from "./character-references.ts";
import { ellipsesOf } from "./ellipses.ts";
import type { QuoteMatch } from "./find-quote.ts";
import { foldText } from "./fold.ts";
import type { FoldedText } from "./folded-text.ts";
import { FOLDING_TABLE, NOTE_MARKS, REFERENCES } from "./folding-table.ts";
import { withoutNoteMarks } from "./note-marks.ts";
import { sourceEnd, sourceStart } from "./offset-runs.ts";
import type { Quote } from "./quote.ts";
import { rowsBetween, WHITE_SPACE } from "./rows-between.ts";

/**
 * The rows of the folding table, by name and in its order, that it took to find a quote at a place: none where its words
 * stand there exactly as it writes them. What ellipses leave out is no folding. `isPlain`: found only without marks of notes
 * and with character references read.
 */
export function foldingsTaken(written: Quote, match: QuoteMatch | undefined, isPlain = false): string[] {
  if (match === undefined || match.words === written.written) return [];
  const taken = new Set<string>(isPlain ? readPlain(written, match) : []);
  const quote = isPlain ? written.plain() : written;
  const plain = (words: string) => (isPlain ? withoutNoteMarks(words) : words);
  const isWhole = foldText(plain(match.words)).folded === quote.folded;
  const found = (isWhole ? [match.words] : foundPieces(match)).map(plain);
  const pieces = isWhole ? [quote.written] : writtenPieces(quote);
  for (const [index, piece] of pieces.entries()) compare(foldText(piece), foldText(found[index] ?? ""), taken);
  if (isWhole && quote.written !== quote.written.trim()) taken.add(WHITE_SPACE);
  return FOLDING_TABLE.map(({ name }) => name).filter((name) => taken.has(name));
}

/** The rows that only count where a quote is not found as it is written. */
function readPlain({ written }: Quote, match: QuoteMatch): string[] {
  const isMarked = [written, ...foundPieces(match)].some((words) => withoutNoteMarks(words) !== words);
  return [...(isMarked ? [NOTE_MARKS] : []), ...(readReferences(written) === written ? [] : [REFERENCES])];
}

/** What the quote has between its ellipses, as it is written. */
function writtenPieces({ written }: Quote): string[] {
  const { folded, source, runs } = foldText(written);
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of [...ellipsesOf(folded), { start: folded.length, end: folded.length }]) {
    if (folded.slice(from, start).trim() !== "")
      pieces.push(source.slice(sourceStart(runs, from), sourceEnd(runs, start)));
    from = end;
  }
  return pieces;
}

function foundPieces({ words, start, omissions }: QuoteMatch): string[] {
  const gaps = [...omissions, { start: start + words.length, end: 0 }];
  return gaps.map((gap, index) => words.slice((omissions[index - 1]?.end ?? start) - start, gap.start - start));
}

/** Where two texts that fold to the same differ, character by character. White space at the ends is left out. */
function compare(a: FoldedText, b: FoldedText, taken: Set<string>): void {
  const [left, right] = [readUnits(a), readUnits(b)];
  if (left.length !== right.length) return;
  let from = 0;
  for (let at = 1; at <= left.length; at += 1) {
    if (at < left.length && (left.isInside(at) || right.isInside(at))) continue;
    const [written, found] = [left.slice(from, at), right.slice(from, at)];
    if (written !== found) for (const row of rowsBetween(written, found)) taken.add(row);
    from = at;
  }
}

/** A folded text as units, and what of its source stands for them, what is dropped before them included. */
type Units = {
  readonly length: number;
  /** Whether the units on both sides come from one stretch of the source. */
  readonly isInside: (at: number) => boolean;
  readonly slice: (from: number, to: number) => string;
};

function readUnits({ source, folded, runs }: FoldedText): Units {
  const first = folded.length - folded.trimStart().length;
  const length = folded.trim().length;
  const endOf = (unit: number) => sourceEnd(runs, first + unit);
  return {
    length,
    isInside: (at) => sourceStart(runs, first + at) === sourceStart(runs, first + at - 1),
    slice: (from, to) =>
      source.slice(
        from === 0 && first === 0 ? 0 : endOf(from),
        to === length ? sourceEndOf(source, endOf(to)) : endOf(to),
      ),
  };
}

/** To the end of a source of which nothing is left but white space and what is dropped. */
function sourceEndOf(source: string, end: number): number {
  return /\s/.test(source.slice(end)) ? end : source.length;
}
