import type { BillKey, BillShelf, SessionShelf } from "../../src/corpus/bill-shelf.ts";
import { type BillNumber, billKind, billNumberOf, billSerial } from "../../src/identifiers/bills/bill-number.ts";
import type { BillFinding } from "./bill-finding.ts";
import type { SessionMeaning } from "./session-meant.ts";

/** What may stand after the number of a bill in a special session. */
const SUFFIXES = ["", "ex", "ex1", "ex2", "ex3", "ex4", "ex5", "ex6", "ex7", "ex8", "ex9"] as const;

const SEVERAL_SESSIONS = "It has several special sessions: choose one.";
/** Why a number that fits several kinds of measure leads to none. */
export const SEVERAL_NUMBERS = "It names no chamber, or no kind of measure: choose one.";

/** One number or several in the session that is meant. One that a special session keeps under another suffix counts. */
export function findInSession(shelf: BillShelf, meant: SessionMeaning, numbers: readonly BillNumber[]): BillFinding {
  switch (meant.kind) {
    case "unread":
      return { kind: "unread", reason: "Its session is none: write it as 2025-2026, or a year inside it." };
    case "none":
      return { kind: "no-session" };
    case "several": {
      const keys = meant.sessions.flatMap((session) => keysIn(shelf, session, numbers));
      return found(keys, numbers, { asWritten: null, fixed: false }) ?? { kind: "no-session" };
    }
    case "session": {
      const { session, others, fixed } = meant;
      const here = keysIn(shelf, session, numbers);
      const keys = here.length > 0 ? here : others.flatMap((other) => keysIn(shelf, other, numbers));
      const [number] = numbers;
      if (number === undefined) return { kind: "unread", reason: "It has no number." };
      return found(keys, numbers, { asWritten: session, fixed }) ?? { kind: "missing", number, session };
    }
    default:
      return meant satisfies never;
  }
}

/** The one bill that is left, or several; null without any. Of several numbers even one that is left is not sure. */
function found(
  keys: readonly BillKey[],
  numbers: readonly BillNumber[],
  { asWritten, fixed }: { asWritten: SessionShelf | null; fixed: boolean },
): BillFinding | null {
  const [key, ...more] = keys;
  if (key === undefined) return null;
  if (numbers.length > 1) return { kind: "several", keys: [...keys], reason: SEVERAL_NUMBERS };
  if (more.length > 0) return { kind: "several", keys: [...keys], reason: SEVERAL_SESSIONS };
  const same = key.session === asWritten?.slug && key.number === numbers[0];
  return { kind: "bill", key, fixed: fixed && same, assumed: false };
}

function keysIn(shelf: BillShelf, session: SessionShelf, numbers: readonly BillNumber[]): BillKey[] {
  return numbers.flatMap((number) => {
    const key = { session: session.slug, number };
    if (shelf.has(key)) return [key];
    if (session.special === null) return [];
    return SUFFIXES.flatMap((suffix) => billNumberOf(billKind(number), billSerial(number), suffix) ?? [])
      .map((other) => ({ session: session.slug, number: other }))
      .filter((other) => shelf.has(other));
  });
}
