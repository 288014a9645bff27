import type { NamedEntry } from "../../src/lookup/lookup-entry.ts";

/** Beginnings of English legal words, the commonest first: what makes some first keystrokes dear. */
const ONSETS = "co re pr de in pe di se ap st ex ad au ca co re pr em li ma no of ra tr un vi wa bo ha ju".split(" ");
const MIDDLES = "mm nt rs gist vid part clar spec quir lic tain min jud cor ment sur fer sign pos duc".split(" ");
const ENDINGS = "ion ing ed er ment s ance ity al ary or ive e y ence ation ure able age ism".split(" ");

/** A generator of numbers below a bound, the same for a seed on every machine. */
export function numbers(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

const pick = (parts: readonly string[], at: number): string => parts[at % parts.length] ?? "";

/** The word of a rank: distinct ranks mostly give distinct words, and low ranks are spread over all beginnings. */
export function wordOf(rank: number): string {
  const tail = rank < 12_000 ? "" : pick(MIDDLES, Math.floor(rank / 12_000));
  return pick(ONSETS, rank) + pick(MIDDLES, Math.floor(rank / 30)) + tail + pick(ENDINGS, Math.floor(rank / 600));
}

/** Ranks as in real text: half of all words from the first hundred or so. */
export const zipf = (next: (bound: number) => number, size: number): number =>
  Math.floor(size ** (next(1e6) / 1e6)) - 1;

/** Entries like the Code's: a vocabulary that grows with the root, headings of 1 to 16 words, chapters of 25. */
export function generatedEntries(count: number): NamedEntry[] {
  const next = numbers(count);
  const vocabulary = Math.round(65 * Math.sqrt(count));
  const words = (most: number): string =>
    Array.from({ length: 1 + next(most) }, () => wordOf(zipf(next, vocabulary))).join(" ");
  let place = "";
  return Array.from({ length: count }, (_, index) => {
    const chapter = Math.floor(index / 25);
    if (index % 25 === 0) place = `${wordOf(Math.floor(chapter / 40))} › ${words(8)} › ${words(5)}`;
    const id = `${1 + Math.floor(chapter / 40)}-${1 + (chapter % 40)}-${1 + (index % 25)}`;
    return { id, heading: `${words(16)}.`, place, status: next(50) === 0 ? "repealed" : "active", names: [id] };
  });
}
