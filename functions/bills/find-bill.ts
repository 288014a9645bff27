import type { BillKey, BillShelf, SessionShelf } from "../../src/corpus/bill-shelf.ts";
import { parseBillId } from "../../src/identifiers/bills/bill-id.ts";
import { BILL_KINDS, type BillNumber, billNumberOf } from "../../src/identifiers/bills/bill-number.ts";
import { readBillReference } from "../../src/identifiers/bills/bill-reference.ts";
import type { WrittenSession } from "../../src/identifiers/bills/written-session.ts";
import type { BillFinding } from "./bill-finding.ts";
import { findInSession, SEVERAL_NUMBERS } from "./find-in-session.ts";
import { type SessionMeaning, sessionMeant, storedSession } from "./session-meant.ts";

/** Follows a reference as a whole: a public id, a number with or without a session, upstream's id. */
export function findBill(shelf: BillShelf, written: string): BillFinding {
  const id = parseBillId(written);
  if (id !== null && shelf.has(id)) return { kind: "bill", key: id, fixed: true, assumed: false };
  const read = readBillReference(written);
  switch (read.kind) {
    case "bill":
      if (read.session !== null) return findInSession(shelf, storedSession(shelf, read.session), [read.number]);
      return inNewest(shelf, read.number);
    case "digits": {
      const key = shelf.byUpstreamId(read.value);
      if (key !== null) return { kind: "bill", key, fixed: true, assumed: false };
      return among(shelf, null, numbersOf(read.value), `${read.value} is no upstream id here.`);
    }
    case "ambiguous":
      return among(shelf, read.session, read.numbers, SEVERAL_NUMBERS);
    case "unknown":
      return { kind: "unread", reason: read.reason };
    default:
      return read satisfies never;
  }
}

/** Follows a session and a number that stand apart, as in an address. */
export function findBillIn(shelf: BillShelf, session: string, number: string): BillFinding {
  const meant = sessionMeant(shelf, session);
  const read = readBillReference(number);
  switch (read.kind) {
    case "bill":
      if (contradicts(shelf, meant, read.session)) return { kind: "unread", reason: "It names two sessions." };
      return findInSession(shelf, meant, [read.number]);
    case "digits": {
      const key = shelf.byUpstreamId(read.value);
      if (key !== null && meant.kind === "session" && key.session === meant.session.slug)
        return { kind: "bill", key, fixed: true, assumed: false };
      return findInSession(shelf, meant, numbersOf(read.value));
    }
    case "ambiguous":
      return findInSession(shelf, meant, read.numbers);
    case "unknown":
      return meant.kind === "none" ? { kind: "no-session" } : { kind: "unread", reason: read.reason };
    default:
      return read satisfies never;
  }
}

/** Sessions other than one that have the same number, newest first. */
export function otherSessions(shelf: BillShelf, { session, number }: BillKey): BillKey["session"][] {
  return shelf.sessionsWith(number).filter((other) => other !== session);
}

function inNewest(shelf: BillShelf, number: BillNumber): BillFinding {
  const [newest] = shelf.sessionsWith(number);
  if (newest === undefined) return { kind: "missing", number, session: newestSession(shelf) };
  return { kind: "bill", key: { session: newest, number }, fixed: false, assumed: true };
}

/** Where a number that no session has is looked for: the newest regular session, whose numbers go on and on. */
function newestSession(shelf: BillShelf): SessionShelf | null {
  const sessions = shelf.sessions();
  return sessions.find(({ special }) => special === null) ?? sessions[0] ?? null;
}

function among(
  shelf: BillShelf,
  session: WrittenSession | null,
  numbers: readonly BillNumber[],
  reason: string,
): BillFinding {
  if (session !== null) return findInSession(shelf, storedSession(shelf, session), numbers);
  const keys = shelf
    .sessions()
    .flatMap(({ slug }) => numbers.map((number) => ({ session: slug, number })))
    .filter((key) => shelf.has(key));
  return keys.length === 0 ? { kind: "unread", reason } : { kind: "several", keys, reason: SEVERAL_NUMBERS };
}

function contradicts(shelf: BillShelf, meant: SessionMeaning, written: WrittenSession | null): boolean {
  if (written === null || meant.kind !== "session") return false;
  const other = storedSession(shelf, written);
  if (other.kind !== "session") return true;
  return ![other.session, ...other.others].some(({ slug }) => slug === meant.session.slug);
}

/** The bills and resolutions of both chambers that have this number. */
function numbersOf(serial: number): BillNumber[] {
  return BILL_KINDS.flatMap((kind) => billNumberOf(kind, serial, "") ?? []);
}
