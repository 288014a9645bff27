import { billAddresses, type PublicRoots } from "../../contract/addresses.ts";
import { billAddress } from "../../identifiers/bills/bill-id.ts";
import { billKind, formatBillNumber } from "../../identifiers/bills/bill-number.ts";
import type { BillRecord, SlimBill } from "../../model/bill-records.ts";
import { billStatusLabel } from "../../model/bill-status.ts";
import type { StoredBill, StoredSession } from "../../model/stored-bill.ts";
import type { StoredCollection } from "../../model/stored-corpus.ts";
import { billReading, readBillText } from "../../text/bill-readings.ts";
import { summaryOf } from "../service-texts.ts";
import { historyFacts, newestAction } from "./bill-history.ts";
import { textNote } from "./text-note.ts";

/** What stands around a bill: its session, the collection, its neighbours in number order. */
export type BillPlace = {
  session: StoredSession;
  collection: StoredCollection;
  roots: PublicRoots;
  previous: string | null;
  next: string | null;
};

/** A bill as published in English, without its text (contract section 2). */
export function billRecord(bill: StoredBill, place: BillPlace): BillRecord {
  const { session, number, text, text_status, service } = bill;
  const { roots, collection } = place;
  return {
    ...identity(bill, place.session),
    description: bill.description,
    ...state(bill),
    current_chamber: bill.current_chamber,
    completed: bill.completed,
    ...historyFacts(bill.history),
    caption_subject: captionSubject(bill.title),
    committee: bill.committee,
    sponsors: bill.sponsors,
    subjects: bill.subjects,
    referrals: bill.referrals,
    history: bill.history,
    progress: bill.progress.map(({ date, event }) => ({ date, event, label: billStatusLabel(event) })),
    votes: bill.votes,
    amendments: bill.amendments,
    texts: bill.texts,
    supplements: bill.supplements,
    calendar: bill.calendar,
    related: bill.related,
    has_text: text_status === "stored",
    text_status,
    text_note: textNote(text_status, bill.text_source),
    text_source: bill.text_source,
    chars: text_status === "stored" ? billReading(readBillText(text), "text").length : null,
    summary: summaryOf(service),
    topic_tags: service?.topic_tags ?? null,
    source_url: bill.source_url,
    upstream_url: bill.upstream_url,
    license: collection.license,
    attribution: collection.attribution,
    ...billAddresses(roots, session, number),
    previous: place.previous,
    next: place.next,
  };
}

/** A bill as lists show it. */
export function slimBill(record: BillRecord): SlimBill {
  return {
    id: record.id,
    bill_id: record.bill_id,
    session: record.session,
    session_id: record.session_id,
    session_name: record.session_name,
    number: record.number,
    kind: record.kind,
    cite_as: record.cite_as,
    title: record.title,
    status: record.status,
    status_label: record.status_label,
    status_date: record.status_date,
    bill_type: record.bill_type,
    chamber: record.chamber,
    last_action_date: record.last_action_date,
    last_action: record.last_action,
    has_text: record.has_text,
    summary: record.summary,
    topic_tags: record.topic_tags,
    canonical_url: record.canonical_url,
    md_url: record.md_url,
    json_url: record.json_url,
  };
}

/** The day of a bill's newest activity, null where upstream gives no day at all. */
export function activityDay({ last_action_date, status_date }: SlimBill): string | null {
  return last_action_date ?? status_date;
}

function identity({ bill_id, session, number, title }: StoredBill, { session_id, name }: StoredSession) {
  return {
    id: billAddress(session, number),
    bill_id,
    session,
    session_id,
    session_name: name,
    number,
    kind: billKind(number),
    cite_as: `${formatBillNumber(number)}, ${name}`,
    title,
  };
}

function state({ status, status_date, bill_type, chamber, history }: StoredBill) {
  const newest = newestAction(history);
  return {
    status,
    status_label: billStatusLabel(status),
    status_date,
    bill_type,
    chamber,
    last_action_date: newest?.date ?? null,
    last_action: newest?.action ?? null,
  };
}

/** Georgia's titles begin with their subject, up to a semicolon. */
function captionSubject(title: string): string | null {
  const end = title.indexOf(";");
  const subject = end === -1 ? "" : title.slice(0, end).trim();
  return subject === "" ? null : subject;
}
