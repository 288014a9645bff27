import { compareSessions, type SessionSlug } from "../../identifiers/bills/session-slug.ts";
import type { StoredBill, TEXT_STATUSES } from "../../model/stored-bill.ts";
import { newestDay } from "./newest-day.ts";

/** What is in a collection of bills, counted while they are written. */
export type BillTally = {
  bills: number;
  sessions: Map<SessionSlug, number>;
  statuses: Map<number, number>;
  texts: Map<(typeof TEXT_STATUSES)[number], number>;
  /** Stored texts by format, and how many of all keep no deletions and insertions. */
  formats: Map<string, number>;
  unmarked: number;
  votes: number;
  votesWithMembers: number;
  /** The newest day on which something happened to one of them; empty without any. */
  newest: string;
};

/** Nothing counted yet. */
export function emptyTally(): BillTally {
  return {
    bills: 0,
    sessions: new Map(),
    statuses: new Map(),
    texts: new Map(),
    formats: new Map(),
    unmarked: 0,
    votes: 0,
    votesWithMembers: 0,
    newest: "",
  };
}

/** Counts a bill. */
export function tallyBill(tally: BillTally, bill: StoredBill): void {
  tally.bills += 1;
  increase(tally.sessions, bill.session);
  increase(tally.statuses, bill.status);
  increase(tally.texts, bill.text_status);
  if (bill.text_source !== null) increase(tally.formats, bill.text_source.format);
  if (bill.text_source?.keeps_marks === false) tally.unmarked += 1;
  tally.votes += bill.votes.length;
  tally.votesWithMembers += bill.votes.filter(({ members }) => members !== null).length;
  const day = newestDay(bill);
  if (day > tally.newest) tally.newest = day;
}

function increase<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The sessions counted, oldest first. */
export function talliedSessions({ sessions }: BillTally): SessionSlug[] {
  return [...sessions.keys()].sort(compareSessions);
}
