import type { DatabaseSync } from "node:sqlite";
import { billAddress, parseBillId } from "../../identifiers/bills/bill-id.ts";
import { billKind, billSerial } from "../../identifiers/bills/bill-number.ts";
import type { SessionSlug } from "../../identifiers/bills/session-slug.ts";
import type { BillRecord } from "../../model/bill-records.ts";
import type { BillsMeta } from "../../model/service-records.ts";
import { foldName } from "../../text/fold-name.ts";
import type { BillFilter, BillKey, BillShelf, ListedBill, SessionShelf, SpanishText, Window } from "../bill-shelf.ts";
import { listWindow, type SqlPart, sitemapOf } from "../list-window.ts";

/** Opens the bills of a store; null where it has none. */
export function openBillShelf(db: DatabaseSync): BillShelf | null {
  const collection = db.prepare("SELECT meta FROM collection WHERE name = 'bills'").get();
  if (collection === undefined) return null;
  const map = db.prepare("SELECT record FROM map WHERE collection = 'bills' AND key = 'sessions'").get();
  const sessions = JSON.parse(map?.["record"] as string) as SessionShelf[];
  const document = db.prepare(
    "SELECT record, facts, text FROM document JOIN version ON version.document = document.id WHERE list = 'bills' AND key = ?",
  );
  const exists = db.prepare("SELECT 1 FROM document WHERE list = 'bills' AND key = ?");
  const byUpstream = db.prepare("SELECT session, number FROM bill WHERE bill_id = ?");
  const byNumber = db.prepare("SELECT session FROM bill WHERE number = ? ORDER BY document");
  const nearest = db.prepare(
    "SELECT session, number FROM bill WHERE session = ? AND kind = ? ORDER BY abs(serial - ?), document LIMIT ?",
  );
  const keyOf = (row: Record<string, unknown> | undefined): BillKey | null =>
    row === undefined ? null : ({ session: row["session"], number: row["number"] } as BillKey);
  const list = (order: "newest" | "document") => (filter: BillFilter, window: { offset: number; limit: number }) =>
    listWindow(db, {
      table: "bill",
      order: { sql: order, values: [] },
      filter: conditions(filter),
      window,
    }) as Window<ListedBill>;

  return {
    meta: () => JSON.parse(collection["meta"] as string) as BillsMeta,
    sessions: () => sessions,
    keys: () =>
      db
        .prepare("SELECT key FROM document WHERE list = 'bills' ORDER BY position")
        .all()
        .flatMap((row) => parseBillId(row["key"] as string) ?? []),
    bill({ session, number }) {
      const row = document.get(billAddress(session, number));
      if (row === undefined) return null;
      const record = JSON.parse(row["record"] as string) as BillRecord;
      const { spanish } = JSON.parse(row["facts"] as string) as { spanish: SpanishText };
      return { record, spanish, text: record.has_text ? (row["text"] as string) : null };
    },
    sitemap: () => sitemapOf(db, "bill", "coalesce(slim ->> '$.slim.last_action_date', slim ->> '$.slim.status_date')"),
    has: ({ session, number }) => exists.get(billAddress(session, number)) !== undefined,
    byUpstreamId: (billId) => keyOf(byUpstream.get(billId)),
    sessionsWith: (number) => byNumber.all(number).map((row) => row["session"] as SessionSlug),
    nearest: ({ session, number }, limit) =>
      nearest.all(session, billKind(number), billSerial(number), limit).flatMap((row) => keyOf(row) ?? []),
    newest: list("newest"),
    inNumberOrder: list("document"),
  };
}

function conditions({ session, kind, chamber, billType, status, words }: BillFilter): SqlPart[] {
  const equal = (column: string, value: string | number | undefined): SqlPart[] =>
    value === undefined ? [] : [{ sql: `${column} = ?`, values: [value] }];
  return [
    ...equal("session", session),
    ...equal("kind", kind),
    ...equal("chamber", chamber),
    ...equal("bill_type", billType),
    ...equal("status", status),
    ...(words === undefined ? [] : [{ sql: "instr(name, ?) > 0", values: [foldName(words)] }]),
  ];
}
