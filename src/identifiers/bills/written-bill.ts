import { anyOf } from "../reference-word.ts";
import { rule, scan } from "../scan.ts";
import { type BillNumber, billNumberOf, billSerial } from "./bill-number.ts";
import { KIND_WORDS } from "./kind-words.ts";
import { afterSeparator, isBalanced } from "./separator.ts";
import { scanSession } from "./session-scan.ts";
import type { SessionSaying } from "./session-words.ts";
import { VERSION_WORDS } from "./version-words.ts";

/** What a reference says, piece by piece: what its number may be, and everything it says of a session. */
export interface WrittenBill {
  readonly numbers: readonly BillNumber[];
  readonly sayings: readonly SessionSaying[];
}

/** Between the word and its number. */
const NUMBER_WORD = String.raw` ?(?:[-/:] ?)?(?:(?:No|Num|Number)\.? ?|# ?)?`;

/** A number, with zeros before it as file names have them; never a part of a longer one. */
const SERIAL = String.raw`0{0,4}(?<serial>[1-9]\d{0,4})(?!\d)`;

/** Behind numbers of a special session; `Ex. Sess.` says so of the session instead. */
const SUFFIX = String.raw`(?: ?(?<suffix>EX)(?: ?(?<which>[1-9]))?(?!\.? ?Sess)(?![A-Z0-9]))?`;

const BILL_RULES = KIND_WORDS.map(({ kinds, source }) => ({
  kinds,
  pattern: rule(`(?:${source})${NUMBER_WORD}${SERIAL}${SUFFIX}(?![A-Z0-9])`),
}));
const ANY_BILL = new RegExp(
  String.raw`(?<![A-Z0-9])${anyOf(KIND_WORDS.filter(({ kinds }) => kinds.length === 1))}s?${NUMBER_WORD}\d`,
  "gi",
);
const VERSION = rule(`${anyOf(VERSION_WORDS)}(?![A-Z0-9])`);

interface Draft {
  numbers: readonly BillNumber[];
  readonly sayings: SessionSaying[];
}

/** The bill named at this place; null where none is, or another one than before. */
function readBill(text: string, at: number, draft: Draft): number | null {
  for (const { kinds, pattern } of BILL_RULES) {
    const found = scan(pattern, text, at);
    if (found === null) continue;
    const { serial, suffix = "", which = "" } = found.groups;
    const numbers = kinds
      .map((kind) => billNumberOf(kind, Number(serial), `${suffix}${which}`.toLowerCase()))
      .filter((number) => number !== null);
    if (draft.numbers.length > 0 && draft.numbers.join() !== numbers.join()) return null;
    draft.numbers = numbers;
    return found.end;
  }
  return null;
}

/** From here on, `HB 1900-2000` would rather be a range of bills than a year. */
const SERIAL_LIKE_YEAR = 1000;

function isRangeEnd(text: string, at: number, { years }: SessionSaying, { numbers }: Draft): boolean {
  const [number] = numbers;
  const single = years !== undefined && years.start === years.end;
  return number !== undefined && single && text.charAt(at - 1) === "-" && billSerial(number) >= SERIAL_LIKE_YEAR;
}

function readSaying(text: string, at: number, draft: Draft): number | null {
  const found = scanSession(text, at);
  if (found === null || isRangeEnd(text, at, found.saying, draft)) return null;
  draft.sayings.push(found.saying);
  return found.end;
}

function readVersion(text: string, at: number): number | null {
  return scan(VERSION, text, at)?.end ?? null;
}

/** The end of whatever stands at this place. */
function readPiece(text: string, at: number, draft: Draft): number | null {
  return readBill(text, at, draft) ?? readVersion(text, at) ?? readSaying(text, at, draft);
}

/**
 * Reads one bill with a session and notes in any order around it: `2025 Ga. H.B. 136`, `HB 136/AP (2025-2026)`,
 * `H.B. 136, 158th Gen. Assem., Reg. Sess. (Ga. 2025)`. Null where anything else is in the text.
 */
export function readWrittenBill(text: string): WrittenBill | null {
  const draft: Draft = { numbers: [], sayings: [] };
  let at = afterSeparator(text, 0);
  while (at < text.length) {
    const end = readPiece(text, at, draft);
    if (end === null) return null;
    // The code of a print begins with a slash, which is a separator too.
    at = afterSeparator(text, readVersion(text, end) ?? end);
  }
  return draft.numbers.length === 0 || !isBalanced(text) ? null : draft;
}

/** How many bills a text names outright, read or not; two at most are counted. */
export function billsNamed(text: string): number {
  const starts = text.matchAll(ANY_BILL);
  return Number(!starts.next().done) + Number(!starts.next().done);
}
