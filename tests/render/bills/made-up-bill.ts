import { billAddresses } from "../../../src/contract/addresses.ts";
import { type BillRecord, billRecord, type SlimBill, slimBill } from "../../../src/model/bill-records.ts";
import { SERVICE_LABEL, type ServiceText } from "../../../src/model/service-text.ts";
import { billReading, readBillText } from "../../../src/text/bill-readings.ts";

const ROOTS = {
  api: "http://localhost:8787/api",
  site: "http://localhost:8788",
  mcp: "http://localhost:8787/mcp",
};

/** What the service wrote, made up. */
export function madeUpServiceText(text: string): ServiceText {
  return { label: SERVICE_LABEL, lang: "en", text, model: "made-up-model", written_on: "2026-11-02" };
}

const identity = (number: string, title: string) => ({
  id: `2025-2026/${number}`,
  bill_id: 9_000_001,
  session: "2025-2026",
  session_id: 9001,
  session_name: "2025-2026 Regular Session",
  number,
  kind: number.slice(0, 2),
  cite_as: `${number.slice(0, 2).toUpperCase()} ${number.slice(2)}, 2025-2026 Regular Session`,
  title,
});

const state = {
  status: 1,
  status_label: "Introduced",
  status_date: "2025-02-03",
  bill_type: "B",
  chamber: "H",
  last_action_date: "2025-02-10",
  last_action: "House Second Readers",
};

const addresses = (number: string) => billAddresses(ROOTS, "2025-2026" as never, number as never);

/** A made-up bill with that text, or none; `given` replaces fields. */
export function madeUpBill(body: string | null, given: Partial<BillRecord> = {}): BillRecord {
  return billRecord.parse({
    ...identity("hb9001", "Kites; string length; provide"),
    description: null,
    ...state,
    current_chamber: "H",
    completed: false,
    act_number: null,
    veto_number: null,
    effective_date: null,
    caption_subject: "Kites",
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
    has_text: body !== null,
    text_status: body === null ? "not_published" : "stored",
    text_note: body === null ? "The source lists no text of this bill." : "The text is stored.",
    text_source: null,
    chars: body === null ? null : billReading(readBillText(body), "text").length,
    summary: null,
    topic_tags: null,
    source_url: "https://source.example/bills/9001",
    upstream_url: null,
    license: "CC-BY-4.0",
    attribution: "Kite Archive LLC",
    ...addresses("hb9001"),
    previous: null,
    next: null,
    ...given,
  });
}

/** The same bill as a list shows it, under another number. */
export function madeUpSlimBill(number: string, given: Partial<SlimBill> = {}): SlimBill {
  const { canonical_url, md_url, json_url } = addresses(number);
  return slimBill.parse({
    ...identity(number, "Kites; string length; provide"),
    ...state,
    has_text: false,
    summary: null,
    topic_tags: null,
    canonical_url,
    md_url,
    json_url,
    ...given,
  });
}
