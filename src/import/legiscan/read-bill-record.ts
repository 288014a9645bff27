import { type BillNumber, chamberOf } from "../../identifiers/bills/bill-number.ts";
import type { StoredBill } from "../../model/stored-bill.ts";
import { legiscanNumber } from "./legiscan-number.ts";
import {
  readCalendar,
  readHistory,
  readOwnCommittee,
  readPapers,
  readProgress,
  readReferrals,
  readRelated,
  readSponsors,
} from "./read-bill-lists.ts";
import { readVote } from "./read-vote.ts";
import { type RecordFields, UnreadableRecord } from "./record-fields.ts";
import { BILL_KINDS_BY_CODE, BODIES, GEORGIA } from "./vocabulary.ts";

/** A bill as its file has it: all that is stored but its session, who voted how, its text, and what the service wrote. */
export type BillRecord = Omit<StoredBill, "session" | "text" | "text_status" | "text_source" | "service">;

/** What a bill's file says of its session; `years` is null where an older file leaves that out. */
export type RecordSession = {
  session_id: number;
  years: { start: number; end: number } | null;
  special: number;
  name: string | null;
  sine_die: boolean;
};

/**
 * Reads `bill` of a bill's file.
 *
 * @throws {UnreadableRecord} when the bill is another state's, or lacks what a bill cannot be without
 */
export function readBillRecord(bill: RecordFields): { record: BillRecord; session: RecordSession } {
  requireGeorgia(bill);
  const number = readNumber(bill);
  const { texts, amendments, supplements } = readPapers(bill);
  const record: BillRecord = {
    bill_id: bill.required("bill_id", bill.id("bill_id"), "a bill has LegiScan's number; download the file again"),
    number,
    bill_type: bill.required("bill_type", bill.oneOf("bill_type", BILL_KINDS_BY_CODE), "expected B, R, CR or JR"),
    title: bill.required("title", bill.words("title") ?? bill.words("description"), "a bill has a title"),
    description: bill.words("description"),
    status: readStatus(bill),
    status_date: bill.day("status_date"),
    chamber: chamberOf(number),
    current_chamber: bill.oneOf("current_body", BODIES),
    completed: bill.flag("completed"),
    change_hash: bill.words("change_hash"),
    source_url: bill.address("state_link"),
    upstream_url: bill.address("url"),
    committee: readOwnCommittee(bill),
    sponsors: readSponsors(bill),
    subjects: bill.list("subjects").flatMap((subject) => subject.words("subject_name") ?? []),
    referrals: readReferrals(bill),
    history: readHistory(bill),
    progress: readProgress(bill),
    votes: bill.list("votes").flatMap((vote) => readVote(vote) ?? []),
    amendments,
    texts,
    supplements,
    calendar: readCalendar(bill),
    related: readRelated(bill),
  };
  return { record, session: readSessionOf(bill) };
}

function requireGeorgia(bill: RecordFields): void {
  const state = bill.words("state")?.toUpperCase() ?? null;
  if (state === GEORGIA.letters || (state === null && bill.id("state_id") === GEORGIA.id)) return;
  const message = "a bill of another state; only bills of Georgia are imported";
  throw new UnreadableRecord("bill.state", bill.raw("state") ?? bill.raw("state_id"), message);
}

function readNumber(bill: RecordFields): BillNumber {
  const number = legiscanNumber(bill.words("bill_number") ?? "");
  return bill.required("bill_number", number, "expected a number such as HB1, SB20, HR3 or SR4");
}

function readStatus(bill: RecordFields): number {
  const status = bill.count("status") ?? 0;
  return bill.required("status", status >= 0 && status <= 12 ? status : null, "expected a status from 0 to 12");
}

function readSessionOf(bill: RecordFields): RecordSession {
  const session = bill.inner("session");
  const session_id = bill.id("session_id") ?? session?.id("session_id") ?? null;
  const start = session?.count("year_start") ?? null;
  return {
    session_id: bill.required("session_id", session_id, "a bill belongs to a session; download the file again"),
    years: start === null ? null : { start, end: session?.id("year_end") ?? start },
    special: session?.count("special") ?? 0,
    name: session?.words("session_name") ?? session?.words("session_title") ?? session?.words("name") ?? null,
    sine_die: (session?.flag("sine_die") ?? false) || (session?.flag("prior") ?? false),
  };
}
