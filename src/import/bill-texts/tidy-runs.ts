import type { Mark, Paragraph, Run } from "./marked-text.ts";

/** Blanks as files write them: also no-break and thin ones. A tab is kept, it stands between cells of a table. */
const BLANKS = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
/** Marks of encoding and of possible hyphenation, which nobody sees. */
const UNSEEN = /(?![\t\n])\p{Cc}|[\u00ad\u200b\u2060\ufeff]/gu;
const BLANK = /[ \t\n]/;
const WORD = /[\p{L}\p{N}]/u;

/**
 * A paragraph's passages in their one form: single blanks; neighbours of one mark joined; blanks at the ends of a marked
 * passage outside of it, and passages joined across a blank, wherever the reading without the passage keeps its spacing.
 * A blank marked alone is no passage and loses its mark.
 */
export function tidyRuns(paragraph: Paragraph): Run[] {
  const read = withSingleBlanks(joinEqual(paragraph));
  const parted = withSingleBlanks(joinEqual(read.flatMap((_, index) => partBlanks(read, index))));
  const whole = joinAcrossBlanks(parted);
  return trimEnds(collapse(whole));
}

function withSingleBlanks(runs: readonly Run[]): Run[] {
  return joinEqual(runs.map(({ mark, text }) => ({ mark, text: singleBlanks(text) })));
}

function singleBlanks(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(UNSEEN, "")
    .replace(BLANKS, " ")
    .replace(/ ?([\n\t]) ?/g, "$1")
    .replace(/[\n\t]*\n[\n\t]*/g, "\n");
}

function joinEqual(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (run.text === "") continue;
    if (last?.mark === run.mark) joined[joined.length - 1] = { mark: run.mark, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}

/** A marked passage with the blanks at its ends set outside, where that is safe. */
function partBlanks(runs: readonly Run[], index: number): Run[] {
  const run = runs[index];
  if (run === undefined) return [];
  const { mark, text } = run;
  if (mark === null) return [run];
  const words = text.trim();
  if (words === "") return [{ mark: null, text }];
  const start = text.indexOf(words);
  const [lead, trail] = [text.slice(0, start), text.slice(start + words.length)];
  const safe = blankIsSafe(before(runs, index, mark), after(runs, index, mark));
  // The end of a line or cell is never part of a passage.
  const outside = (blank: string) => safe || /[\n\t]/.test(blank);
  const inner = `${outside(lead) ? "" : lead}${words}${outside(trail) ? "" : trail}`;
  return [
    { mark: null, text: outside(lead) ? lead : "" },
    { mark, text: inner },
    { mark: null, text: outside(trail) ? trail : "" },
  ];
}

/** Joins passages of one mark that only a blank parts, where the reading without them does not lose its only blank. */
function joinAcrossBlanks(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index];
    const next = runs[index + 1];
    const last = joined.at(-1);
    if (run === undefined) continue;
    const blank = run.mark === null && run.text.trim() === "";
    if (blank && last !== undefined && last.mark !== null && last.mark === next?.mark) {
      const outer = [before(joined, joined.length - 1, last.mark), after(runs, index + 1, last.mark)];
      if (outer.some((side) => side === "" || BLANK.test(side))) {
        joined[joined.length - 1] = { mark: last.mark, text: `${last.text}${run.text}${next.text}` };
        index += 1;
        continue;
      }
    }
    joined.push(run);
  }
  return joined;
}

/** Whether one more blank between these two does no harm: there is one already, or it parts two words. */
function blankIsSafe(left: string, right: string): boolean {
  if (left === "" || right === "" || BLANK.test(left) || BLANK.test(right)) return true;
  return WORD.test(left) && WORD.test(right);
}

/** The character before a passage in the reading that leaves its mark out; empty at the beginning. */
function before(runs: readonly Run[], index: number, mark: Mark): string {
  for (let at = index - 1; at >= 0; at -= 1) {
    const run = runs[at];
    if (run !== undefined && run.mark !== mark) return run.text.slice(-1);
  }
  return "";
}

/** The character after it. */
function after(runs: readonly Run[], index: number, mark: Mark): string {
  for (let at = index + 1; at < runs.length; at += 1) {
    const run = runs[at];
    if (run !== undefined && run.mark !== mark) return run.text.slice(0, 1);
  }
  return "";
}

/** No blank after a blank, also from passage to passage: the later one goes. */
function collapse(runs: readonly Run[]): Run[] {
  let last = "";
  return joinEqual(
    runs.map(({ mark, text }) => {
      const kept = text.replace(last === "\n" ? /^[ \t\n]+/ : BLANK.test(last) ? /^ +/ : /^$/, "");
      if (kept !== "") last = kept.slice(-1);
      return { mark, text: kept };
    }),
  );
}

function trimEnds(runs: readonly Run[]): Run[] {
  return joinEqual(
    runs.map(({ mark, text }, index) => {
      const start = index === 0 ? text.trimStart() : text;
      return { mark, text: index === runs.length - 1 ? start.trimEnd() : start };
    }),
  );
}
