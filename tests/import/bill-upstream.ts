import type { SourceFile } from "../../src/import/zip/source-files.ts";

/** A made-up session as LegiScan writes one. */
export const UPSTREAM_SESSION = {
  session_id: 900,
  state_id: 10,
  year_start: 2091,
  year_end: 2092,
  sine_die: 1,
  prior: 0,
  special: 0,
  session_name: "2091-2092 Regular Session",
};

/** A made-up bill as a file of LegiScan has it, with fields changed or added. */
export function upstreamBill(number: string, changes: Record<string, unknown> = {}) {
  const chamber = number.charAt(0);
  return {
    bill_id: 5000 + Number(number.replace(/\D/g, "")),
    change_hash: "0123456789abcdef",
    session_id: 900,
    session: UPSTREAM_SESSION,
    url: `https://example.org/GA/bill/${number}/2091`,
    state_link: "https://example.org/legislation/1",
    completed: 0,
    status: 1,
    status_date: "2091-01-10",
    progress: [{ date: "2091-01-10", event: 1 }],
    state: "GA",
    state_id: 10,
    bill_number: number,
    bill_type: number.charAt(1),
    bill_type_id: "1",
    body: chamber,
    current_body: chamber,
    title: "Mills; wardens; provide",
    description: "A BILL to provide for wardens of mills.",
    committee: [],
    referrals: [],
    history: [{ date: "2091-01-10", action: "House Hopper", chamber, chamber_id: 1, importance: 0 }],
    sponsors: [],
    sasts: [],
    subjects: [],
    texts: [],
    votes: [],
    amendments: [],
    supplements: [],
    calendar: [],
    ...changes,
  };
}

/** A listed print of a bill. */
export function upstreamText(doc_id: number, date: string, type: string) {
  const state_link = `https://example.org/document/20912092/${doc_id - 1_000_000}`;
  return { doc_id, date, type, mime: "application/pdf", url: `https://example.org/text/${doc_id}`, state_link };
}

/** A file in memory. */
export function sourceFile(name: string, content: string | Buffer | object): SourceFile {
  const bytes =
    typeof content === "string" || Buffer.isBuffer(content)
      ? Buffer.from(content)
      : Buffer.from(JSON.stringify(content));
  return { name, read: () => bytes };
}

/** The file of a made-up bill. */
export function billFile(number: string, changes: Record<string, unknown> = {}, folder = "set/bill"): SourceFile {
  return sourceFile(`${folder}/${number}.json`, { bill: upstreamBill(number, changes) });
}
