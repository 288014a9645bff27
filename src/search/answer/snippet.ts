import { FIELD_AT } from "../compile/fields.ts";
import { PLACE_STEP, unpackNumbers } from "../compile/pack-terms.ts";
import type { Sought } from "../query/search-terms.ts";
import { bestPassage } from "../ranking/best-passage.ts";
import { type NumberedForm, termScanner } from "../ranking/term-scan.ts";
import { markMatches } from "./mark-matches.ts";

/** A passage of a document: plain words on one line, and the matched words in it. */
export type Snippet = { text: string; matches: [start: number, end: number][] };

/** Length of a snippet and of what stands before its first match, in UTF-16 code units. */
const LENGTH = 260;
const LEAD = 60;
/** Terms within which the matched words of a snippet stand. */
const PASSAGE_TERMS = 28;
/** How far from a kept place a match is looked for: the words of one step. */
const REACH = 300;
/** How far a cut is moved to reach the end of a word. */
const WORD_REACH = 40;

/** A maker of snippets for one query. `packed` and `places` are what the index keeps of the document, `body` its words. */
export function snippetMaker(
  forms: readonly NumberedForm[],
  sought: readonly Sought[],
): (document: { packed: Uint8Array; places: Uint8Array; body: string }) => Snippet {
  const scan = termScanner(forms, Number.POSITIVE_INFINITY);
  const idf = sought.map((each) => each.idf);
  return ({ packed, places, body }) => {
    const hits = scan(packed).hits[FIELD_AT.text] ?? [];
    const { mass, first } = bestPassage(hits, idf, PASSAGE_TERMS);
    const from = mass === 0 ? 0 : nearTerm(places, first);
    const text = cut(body, mass === 0 ? 0 : firstMatch(body, from, sought));
    return { text, matches: markMatches(text, sought) };
  };
}

/** Where in the body a term stands, or a few terms before it. */
function nearTerm(places: Uint8Array, term: number): number {
  const steps = new Uint32Array(Math.floor(term / PLACE_STEP) + 1);
  unpackNumbers(places, steps);
  return steps.reduce((sum, step) => sum + step, 0);
}

/** Where the first match at or after a place begins; the place itself where none is near. */
function firstMatch(body: string, from: number, sought: readonly Sought[]): number {
  const [match] = markMatches(body.slice(from, from + REACH), sought);
  return from + (match?.[0] ?? 0);
}

/** The words around a place, cut between words, on one line. */
function cut(body: string, at: number): string {
  const start = sentenceStart(body, at) ?? wordStart(body, Math.max(0, at - LEAD));
  const end = wordEnd(body, Math.min(body.length, start + LENGTH));
  const words = body.slice(start, end).replace(/\s+/g, " ").trim();
  return `${start > 0 ? "… " : ""}${words}${end < body.length ? " …" : ""}`;
}

/** Where the paragraph or sentence of a place begins, if that is near enough. */
function sentenceStart(body: string, at: number): number | null {
  const before = body.slice(Math.max(0, at - LEAD * 2), at);
  const ends = [...before.matchAll(/\n\n|[.;:] (?=[A-Z(“])/g)];
  const last = ends.at(-1);
  if (last !== undefined) return at - before.length + last.index + last[0].length;
  return at <= LEAD * 2 ? 0 : null;
}

function wordStart(body: string, at: number): number {
  if (at === 0) return 0;
  const gap = body.slice(at, at + WORD_REACH).search(/\s/);
  return gap < 0 ? wholeCharacter(body, at) : at + gap + 1;
}

function wordEnd(body: string, at: number): number {
  if (at === body.length) return at;
  const back = body.slice(Math.max(0, at - WORD_REACH), at + 1).search(/\s\S*$/);
  return back < 0 ? wholeCharacter(body, at) : Math.max(0, at - WORD_REACH) + back;
}

/** Not between the two halves of one character. */
function wholeCharacter(body: string, at: number): number {
  const code = body.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
