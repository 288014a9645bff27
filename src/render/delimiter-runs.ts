/** Runs that can pair up into emphasis or a deletion, each with whether a run inside a word is inert. */
const RUNS: readonly { pattern: RegExp; inertInWords: boolean }[] = [
  { pattern: /\*+/g, inertInWords: false },
  { pattern: /_+/g, inertInWords: true },
  { pattern: /~+/g, inertInWords: false },
];

/** What CommonMark takes for white space beside a run, the ends of a line included. */
const BLANK = /^[\p{Zs}\t\n\f\r]?$/u;
const WORD = /^[\p{L}\p{N}]$/u;

type Run = { start: number; end: number; opens: boolean; closes: boolean };

/**
 * Offsets of every character that could take part in emphasis or a deletion: of the runs of one character, when one that
 * can open comes before one that can close. A text that is not alone in its block may find its partner elsewhere.
 *
 * What opens and closes is taken more widely than in CommonMark, whose finer rules differ by version: any run with ink
 * after it opens, any with ink before it closes. A blank that is written as a character reference counts as ink.
 */
export function delimiters(
  text: string,
  place: { before: string; after: string; alone: boolean },
  isEncoded: (index: number) => boolean,
): number[] {
  const isBlank = (index: number, character: string) => BLANK.test(character) && !isEncoded(index);
  return RUNS.flatMap(({ pattern, inertInWords }) => {
    const runs = [...text.matchAll(pattern)].map(({ 0: run, index }) => {
      const end = index + run.length;
      const left = index === 0 ? place.before.slice(-1) : text.charAt(index - 1);
      const right = end === text.length ? place.after.slice(0, 1) : text.charAt(end);
      const inert = inertInWords && WORD.test(left) && WORD.test(right);
      return { start: index, end, opens: !inert && !isBlank(end, right), closes: !inert && !isBlank(index - 1, left) };
    });
    return place.alone && !pairUp(runs) ? [] : runs.filter(({ opens, closes }) => opens || closes).flatMap(offsetsOf);
  });
}

function pairUp(runs: readonly Run[]): boolean {
  const opener = runs.findIndex(({ opens }) => opens);
  return opener !== -1 && runs.slice(opener + 1).some(({ closes }) => closes);
}

/** Offsets of the backticks that could enclose code: all of them, unless there is a single run in sight. */
export function codeTicks(text: string, alone: boolean): number[] {
  const runs = [...text.matchAll(/`+/g)].map(({ 0: run, index }) => ({ start: index, end: index + run.length }));
  return alone && runs.length < 2 ? [] : runs.flatMap(offsetsOf);
}

function offsetsOf({ start, end }: { start: number; end: number }): number[] {
  return Array.from({ length: end - start }, (_, at) => start + at);
}
