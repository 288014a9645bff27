import { parseBillNumber } from "../../src/identifiers/bills/bill-number.ts";
import { parseSessionSlug, type SessionSlug } from "../../src/identifiers/bills/session-slug.ts";
import { type StoredBill, type StoredSession, storedBill } from "../../src/model/stored-bill.ts";

/** A session of made-up years. */
export function madeUpSession(slug: string, more: Partial<StoredSession> = {}): StoredSession {
  const [start = 0, end = start] = slug.split("-").map(Number);
  return {
    session_id: start,
    slug: must(parseSessionSlug(slug)),
    name: `${slug} Regular Session`,
    year_start: start,
    year_end: Number.isNaN(end) ? start : end,
    special: null,
    sine_die: true,
    ...more,
  };
}

/** A made-up bill of little: whatever a test is about, it says. */
export function madeUpBill(session: SessionSlug, number: string, more: Partial<StoredBill> = {}): StoredBill {
  return storedBill.parse({
    bill_id: 1,
    session,
    number: must(parseBillNumber(number)),
    bill_type: "B",
    title: `Lanterns; the care of ${number}`,
    description: null,
    status: 1,
    status_date: null,
    chamber: number.startsWith("h") ? "H" : "S",
    current_chamber: null,
    completed: false,
    change_hash: null,
    source_url: null,
    upstream_url: null,
    committee: null,
    sponsors: [],
    subjects: [],
    referrals: [],
    history: [],
    progress: [],
    votes: [],
    amendments: [],
    texts: [],
    supplements: [],
    calendar: [],
    related: [],
    text_status: "not_published",
    text_source: null,
    service: null,
    text: "",
    ...more,
  });
}

function must<T>(value: T | null): T {
  if (value === null) throw new Error("a made-up bill has a number and a session that can be read");
  return value;
}
