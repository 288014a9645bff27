import { parseCitation } from "../identifiers/citation.ts";
import { addMatch, type WordMatches } from "./word-matches.ts";

/** Score of an id that begins as typed: above any heading's, since nothing else is written like it. */
const ID_SCORE = 1000;

/**
 * What ids begin with that a word could be completing, or null: `16-5` or `11-2a-1`, and a title's number where it is
 * all that was typed. Other numbers are words of headings. A whole citation among other words is complete: it is direct.
 */
export function idBeginning(word: string, alone: boolean): string | null {
  if (/^\d+[a-z]*-/.test(word)) return alone || parseCitation(word) === null ? word : null;
  return alone && /^\d{1,2}$/.test(word) ? `${word}-` : null;
}

/** Adds every id that begins so, in either case. */
export function matchIds(beginning: string, ids: readonly string[], matches: WordMatches): void {
  for (const [number, id] of ids.entries()) {
    if (id.toLowerCase().startsWith(beginning)) addMatch(matches, number, { score: ID_SCORE, exact: true });
  }
}
