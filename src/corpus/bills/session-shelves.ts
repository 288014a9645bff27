import { BILL_KINDS } from "../../identifiers/bills/bill-number.ts";
import type { SessionSlug } from "../../identifiers/bills/session-slug.ts";
import type { BillRecord } from "../../model/bill-records.ts";
import { billStatusLabel } from "../../model/bill-status.ts";
import type { StoredSession } from "../../model/stored-bill.ts";
import type { SessionShelf } from "../bill-shelf.ts";
import { countBy } from "../count-by.ts";

/** Caption subjects that a session names: the most frequent. */
const SUBJECTS = 100;

/** What each session holds, in the order of `sessions`. */
export function sessionShelves(
  sessions: readonly StoredSession[],
  records: ReadonlyMap<SessionSlug, readonly BillRecord[]>,
): SessionShelf[] {
  return sessions.map((session) => {
    const own = records.get(session.slug) ?? [];
    const kinds = countBy(own, ({ kind }) => kind);
    return {
      ...session,
      count: own.length,
      kinds: BILL_KINDS.flatMap((kind) => (kinds.has(kind) ? [{ kind, count: kinds.get(kind) ?? 0 }] : [])),
      statuses: statusCounts(own),
      caption_subjects: captionSubjects(own),
    };
  });
}

/** How many bills have each status, by its number. */
export function statusCounts(
  records: readonly BillRecord[],
): { status: number; status_label: string; count: number }[] {
  return [...countBy(records, ({ status }) => status)]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => ({ status, status_label: billStatusLabel(status), count }));
}

function captionSubjects(records: readonly BillRecord[]): { subject: string; count: number }[] {
  const counts = countBy(
    records.flatMap(({ caption_subject }) => caption_subject ?? []),
    (subject) => subject,
  );
  return [...counts]
    .map(([subject, count]) => ({ subject, count }))
    .sort((a, b) => b.count - a.count || (a.subject < b.subject ? -1 : 1))
    .slice(0, SUBJECTS);
}
