import { readBillReference } from "../../identifiers/bills/bill-reference.ts";
import { KIND_WORDS } from "../../identifiers/bills/kind-words.ts";
import { afterSeparator } from "../../identifiers/bills/separator.ts";
import { scanSession } from "../../identifiers/bills/session-scan.ts";
import { VERSION_WORDS } from "../../identifiers/bills/version-words.ts";
import { anyOf } from "../../identifiers/reference-word.ts";
import { rule, scan } from "../../identifiers/scan.ts";
import type { PlainCitation } from "./found-citation.ts";

/** Chamber and form, so that the kind is certain. */
const KIND = anyOf(KIND_WORDS.filter(({ kinds }) => kinds.length === 1));
const BILL = new RegExp(
  String.raw`(?<![A-Za-z0-9.])${KIND} ?(?:[-/:] ?)?(?:(?:No|Number)\.? ?|# ?)?[1-9]\d{0,4}(?: ?EX(?: ?[1-9])?(?!\.? ?Sess))?(?![\dA-Z])`,
  "gi",
);
/** A year or two before it, as in `2025-2026/hb136`, `2025 Ga. H.B. 136`. */
const YEARS_BEFORE =
  /(?<![\w.-])(?:19|20)\d\d(?:[-/]\d{2,4})?(?:-special-\d{1,2})?(?:\/| (?:Regular Session:? )?(?:(?:Ga\.|Georgia) )?)$/;
const BEFORE_MAX = 40;
const VERSION = rule(`${anyOf(VERSION_WORDS)}(?![A-Z0-9])`);
const CONGRESS = /,? ?\(?\d{1,3}(?:st|nd|rd|th|d) Cong(?:ress|\.)(?:\)| \(\d{4}\))?/y;
const PIECES_MAX = 8;
/** Words that say no more of a session, and belong to it. */
const MORE_OF_SESSION =
  /^(?:[ ,(]{0,2}(?:regular|special|legislative|session|sess\.?|reg\.?|spec\.?|\(?(?:Ga\.? )?(?:19|20)\d\d\)|[)\]])){0,5}$/i;
/** Highways and offices are called so too. */
const DOUBTFUL = /^(?:SR|HR) ?\d/;

/** Citations to bills and resolutions, each with what is said of its session beside it. */
export function findBillCitations(text: string): PlainCitation[] {
  return [...text.matchAll(BILL)].flatMap(({ index, 0: number }): PlainCitation[] => {
    const end = index + number.length;
    CONGRESS.lastIndex = end;
    if (CONGRESS.test(text))
      return [{ start: index, end: CONGRESS.lastIndex, isDoubtful: false, target: { kind: "outside" } }];
    const before = YEARS_BEFORE.exec(text.slice(Math.max(0, index - BEFORE_MAX), index))?.[0].length ?? 0;
    const found = readWith(text, index - before, end) ?? (before > 0 ? readWith(text, index, end) : null);
    if (found === null) return [];
    const written = text.slice(found.start, found.end);
    return [{ ...found, isDoubtful: DOUBTFUL.test(written) && found.end === end, target: { kind: "bill", written } }];
  });
}

/** The bill from a start on, to where all that is said of its session has been said. */
function readWith(text: string, start: number, end: number): { start: number; end: number } | null {
  const read = sessionEnds(text, end).flatMap((to) => {
    const reading = readBillReference(text.slice(start, to));
    return reading.kind === "bill" ? [{ start, end: to, session: JSON.stringify(reading.session) }] : [];
  });
  const most = read.at(-1);
  const first = read.find(({ session }) => session === most?.session);
  if (first === undefined) return null;
  const last = read.findLast(({ end: to }) => to >= first.end && MORE_OF_SESSION.test(text.slice(first.end, to)));
  return { start, end: last?.end ?? first.end };
}

/** Where the number ends, and each piece behind it that says something of its session or its print. */
function sessionEnds(text: string, end: number): number[] {
  const ends = [end];
  for (let at = end, pieces = 0; pieces < PIECES_MAX; pieces += 1) {
    const next = afterSeparator(text, at);
    const piece = /\. /.test(text.slice(at, next))
      ? null
      : (scan(VERSION, text, at) ?? scan(VERSION, text, next) ?? scanSession(text, next));
    if (piece === null || piece.end <= at) break;
    at = piece.end;
    ends.push(at, ...(/[)\]]/.test(text.charAt(at)) ? [at + 1] : []));
  }
  return ends;
}
