import { readCitationList } from "../identifiers/opinions/citation-list.ts";
import type { DocketNumber } from "../identifiers/opinions/docket-number.ts";
import { type DocketPiece, readDocketPieces } from "../identifiers/opinions/docket-pieces.ts";
import { parseOpinionId } from "../identifiers/opinions/opinion-id.ts";
import { plainReference } from "../identifiers/opinions/plain-reference.ts";
import {
  parseReporterCitation,
  parseReporterCitations,
  type ReporterCitation,
} from "../identifiers/opinions/reporter-citation.ts";
import { unwrap } from "../identifiers/unwrap.ts";
import { allUnder, type DirectReference, exactly, type LookupReading } from "./lookup-reading.ts";

/** Most words that a reporter citation is written in: `861 S. E. 2d 99`. */
const CITATION_WORDS = 5;
/** The docket numbers of Georgia's courts since 1990: nothing else is written like them. */
const GEORGIA_DOCKET = /^[as]\d\d[a-z]/i;

/**
 * The names of an opinion: its docket numbers and its citations, each followed by its cluster, since several opinions
 * can share any of them. A citation that is none is left out.
 */
export function opinionNames(dockets: readonly string[], citations: readonly string[], cluster: string): string[] {
  const keys = citations.flatMap((citation) => parseReporterCitation(citation)?.key ?? []);
  return [...new Set([...dockets, ...keys])].map((key) => `${key}/${cluster}`.toLowerCase().replace(/\s/g, "-"));
}

function ofDockets(dockets: readonly DocketNumber[], whole: boolean): DirectReference {
  const names = dockets.map((docket) => docket.toLowerCase());
  return {
    subsection: null,
    read: dockets,
    queries: names.map((name) => allUnder(`${name}/`)),
    whole,
    unfinished: whole && names.length === 1 ? (names[0] ?? null) : null,
  };
}

/** Several citations in one text are of one opinion in several reporters: those after the first stand in for it. */
function ofCitations(citations: readonly ReporterCitation[], whole: boolean): DirectReference {
  const keys = citations.map(({ key }) => key.toLowerCase());
  const [first = "", ...others] = keys;
  return {
    subsection: null,
    read: citations.map(({ cite }) => cite),
    queries: keys.map((key) => allUnder(`${key}/`)),
    whole,
    unfinished: whole && others.length === 0 ? first : null,
  };
}

function readId(plain: string): DirectReference | null {
  const [docket = "", cluster = ""] = plain.split("/", 2).map((part) => part.trim());
  const id = `${docket.toUpperCase()}/${cluster.toLowerCase()}`;
  if (parseOpinionId(id) === null) return null;
  return { subsection: null, read: [id], queries: [exactly(id.toLowerCase())], whole: true, unfinished: null };
}

const docketsOf = (pieces: readonly DocketPiece[]): DocketNumber[] => [
  ...new Set(pieces.flatMap((piece) => (piece.kind === "docket" ? piece.docket : []))),
];

/** Docket numbers alone, in any written form; among other words only those of Georgia's courts. */
function readDockets(plain: string): DirectReference | null {
  const pieces = readDocketPieces(plain);
  const dockets = docketsOf(pieces);
  const georgian = dockets.filter((docket) => GEORGIA_DOCKET.test(docket));
  const alone = pieces.every(({ kind }) => kind === "docket");
  // A bare number may as well be a year: what has it among its words is found too.
  if (alone && dockets.length > 0) return ofDockets(dockets, georgian.length === dockets.length);
  return georgian.length > 0 ? ofDockets(georgian, false) : null;
}

/** The first citation of a printed reporter among other words. */
function readCitationAmong(plain: string): DirectReference | null {
  const words = plain.split(/[\s,;]+/).filter((word) => word !== "");
  for (const [at, word] of words.entries()) {
    if (!/^\(?\d{1,4}$/.test(word)) continue;
    for (let length = 3; length <= CITATION_WORDS && at + length <= words.length; length += 1) {
      const citations = readCitationList(unwrap(words.slice(at, at + length).join(" ")), 0);
      if (citations !== null) return ofCitations(citations, false);
    }
  }
  return null;
}

function readDirect(text: string): DirectReference | null {
  const plain = plainReference(text);
  const citations = parseReporterCitations(plain);
  if (citations !== null) return ofCitations(citations, true);
  return readId(plain) ?? readDockets(plain) ?? readCitationAmong(plain);
}

/** Docket numbers and reporter citations, alone or among words, and opinions' ids. */
export const OPINION_READING: LookupReading = {
  readDirect,
  written: (id) => id.slice(0, id.indexOf("/")),
  beginning: (word, alone) => (alone && /^(?:[as]\d{2}|\d+-[a-z])/.test(word) ? word : null),
};
