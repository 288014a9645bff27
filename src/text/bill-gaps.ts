import type { BillMark, BillRun } from "./bill-body.ts";

/** Words of a reading and where they are from: `run.words.slice(from, from + words.length)`, or the blank that stood there. */
export type Piece = { run: BillRun; from: number; words: string };

/** A place where words dropped out: what is left on either side, and the words that went. */
type Gap = { left: string; right: string; dropped: string };

const BLANK_START = /^\s/;
const BLANK_END = /\s$/;
/** Marks that stand close to the word before them. A straight quotation mark does where no word begins behind it. */
const CLOSES = /^(?:[,.;:!?](?!\d)|[)\]}”’%]|["'](?![\p{L}\p{N}])|'s(?![\p{L}\p{N}]))/u;
/** Marks that stand close to the word after them. */
const OPENS = /[([{“‘$§]$/;
const DASH_START = /^[-‐‑–—/]/;
const DASH_END = /[-‐‑–—/]$/;

const blankAtEdge = ({ dropped }: Gap): boolean => BLANK_START.test(dropped) || BLANK_END.test(dropped);
const leadingBlanks = (words: string): string => words.slice(0, words.length - words.trimStart().length);
const trailingBlanks = (words: string): string => words.slice(words.trimEnd().length);

/**
 * How a gap is closed: the first rule that holds. They undo what the drafter's marks leave behind, so that the words of the
 * law are found as a printer would set them, and they touch nothing but blanks beside a gap.
 */
const GAP_RULES: readonly {
  why: string;
  holds: (gap: Gap) => boolean;
  mend: "trim-left" | "trim-right" | "put-blank";
}[] = [
  { why: "no blank begins a paragraph", holds: ({ left }) => left === "", mend: "trim-right" },
  {
    why: "of a blank and a line break the line break stays",
    holds: ({ left, right }) =>
      BLANK_END.test(left) && leadingBlanks(right).includes("\n") && !trailingBlanks(left).includes("\n"),
    mend: "trim-left",
  },
  {
    why: "of blanks on both sides those before it stay",
    holds: ({ left, right }) => BLANK_END.test(left) && BLANK_START.test(right),
    mend: "trim-right",
  },
  {
    why: "a mark that stood close to the word that went stands close to the word before it",
    holds: ({ left, right, dropped }) => BLANK_END.test(left) && CLOSES.test(right) && !BLANK_END.test(dropped),
    mend: "trim-left",
  },
  {
    why: "a bracket stands close to the first word that is left in it",
    holds: ({ left, right }) => OPENS.test(left) && BLANK_START.test(right),
    mend: "trim-right",
  },
  {
    why: "words do not grow together where the blank between them went with what is struck",
    holds: (gap) =>
      blankAtEdge(gap) &&
      gap.dropped.trim() !== "" &&
      !BLANK_END.test(gap.left) &&
      !BLANK_START.test(gap.right) &&
      !OPENS.test(gap.left) &&
      !CLOSES.test(gap.right) &&
      !DASH_END.test(gap.left) &&
      !DASH_START.test(gap.right),
    mend: "put-blank",
  },
];

/**
 * A paragraph's words without those of one mark, gaps closed. Empty where no word is left of a paragraph that lost some;
 * with nothing to drop every word stays as it is.
 */
export function joinRuns(runs: readonly BillRun[], dropped: BillMark | null): Piece[] {
  const pieces: Piece[] = [];
  let gap: BillRun[] = [];
  for (const run of runs) {
    if (run.mark === dropped) gap.push(run);
    else if (gap.length === 0) pieces.push({ run, from: 0, words: run.words });
    else if (closeGap(pieces, gap, run)) gap = [];
  }
  if (gap.length > 0) trimEnd(pieces);
  const lost = runs.some(({ mark }) => mark === dropped);
  return lost && pieces.every(({ words }) => words.trim() === "") ? [] : pieces;
}

/** Puts a run behind a gap; false where nothing is left of it and the gap goes on. */
function closeGap(pieces: Piece[], gap: readonly BillRun[], run: BillRun): boolean {
  const left = pieces.at(-1)?.words ?? "";
  const words = gap.map((each) => each.words).join("");
  const rule = GAP_RULES.find(({ holds }) => holds({ left, right: run.words, dropped: words }));
  if (rule?.mend === "trim-left") trimEnd(pieces);
  if (rule?.mend === "put-blank") pieces.push(droppedBlank(gap));
  const from = rule?.mend === "trim-right" ? leadingBlanks(run.words).length : 0;
  if (from === run.words.length) return false;
  pieces.push({ run, from, words: run.words.slice(from) });
  return true;
}

/** The blank at an edge of what went, as one space. */
function droppedBlank(gap: readonly BillRun[]): Piece {
  const [first, last] = [gap[0], gap.at(-1)];
  if (first === undefined || last === undefined) throw new Error("bill text: a gap in which nothing dropped out");
  if (BLANK_START.test(first.words)) return { run: first, from: 0, words: " " };
  return { run: last, from: last.words.length - 1, words: " " };
}

function trimEnd(pieces: Piece[]): void {
  for (let last = pieces.pop(); last !== undefined; last = pieces.pop()) {
    const words = last.words.trimEnd();
    if (words === "") continue;
    pieces.push({ ...last, words });
    return;
  }
}
