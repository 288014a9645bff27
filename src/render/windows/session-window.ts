import { type PublicRoots, sessionAddresses } from "../../contract/addresses.ts";
import type { NormalQuery } from "../../contract/artifact-path.ts";
import type { BillKind } from "../../identifiers/bills/bill-number.ts";
import type { SessionRecord } from "../../model/bill-lists.ts";
import type { SlimBill } from "../../model/bill-records.ts";
import type { Language } from "../../model/service-text.ts";
import type { StoredSession } from "../../model/stored-bill.ts";
import { slimInLanguage } from "../bills/slim-in-language.ts";
import type { StoredWindow } from "./list-window.ts";
import { nextWindow } from "./next-window.ts";

/** A session and what it holds, as the store gives it. */
export type SessionCounts = StoredSession & Pick<SessionRecord, "count" | "kinds" | "statuses" | "caption_subjects">;

/** A window of a session as `/bills/sessions/{session}` answers it (contract section 4.2). */
export function sessionWindow(
  session: SessionCounts,
  stored: StoredWindow<SlimBill>,
  asked: { kind: BillKind | null; start: number; limit: number; lang: Language },
  query: NormalQuery,
  roots: PublicRoots,
): SessionRecord {
  const { total } = stored;
  const addresses = sessionAddresses(roots, session.slug);
  return {
    items: stored.rows.map(({ slim, spanish }) => slimInLanguage(slim, spanish, asked.lang)),
    total,
    limit: asked.limit,
    start: asked.start,
    next: nextWindow(addresses.json_url, query, "start", { at: asked.start, limit: asked.limit, total }),
    session: session.slug,
    session_id: session.session_id,
    session_name: session.name,
    year_start: session.year_start,
    year_end: session.year_end,
    special: session.special,
    sine_die: session.sine_die,
    count: session.count,
    kinds: session.kinds,
    statuses: session.statuses,
    caption_subjects: session.caption_subjects,
    kind: asked.kind,
    ...addresses,
  };
}
