import type { DatabaseSync } from "node:sqlite";
import { readBillReference } from "../../identifiers/bills/bill-reference.ts";
import type { SessionSlug } from "../../identifiers/bills/session-slug.ts";
import { sessionsNamed } from "../../identifiers/bills/written-session.ts";
import { namedById } from "./named-by-id.ts";
import type { NamedDocument } from "./named-document.ts";

/**
 * Reads what a query of the bills names: a number, whole or among words, or upstream's id. Without a session in the words,
 * the one that is filtered by, else the newest that has the number.
 */
export function namedInBills(db: DatabaseSync): (query: string, session: string | null) => NamedDocument | null {
  const byNumber = db.prepare("SELECT document, session FROM bill WHERE number = ? ORDER BY document");
  const byUpstreamId = db.prepare("SELECT document FROM bill WHERE bill_id = ?");
  const numbered = (text: string, filtered: string | null): number | null => {
    const reading = readBillReference(text);
    if (reading.kind !== "bill") return null;
    const rows = byNumber.all(reading.number) as { document: number; session: SessionSlug }[];
    if (reading.session === null) return (rows.find((row) => row.session === filtered) ?? rows[0])?.document ?? null;
    const [meant] = sessionsNamed(
      reading.session,
      rows.map((row) => row.session),
    );
    return rows.find((row) => row.session === meant)?.document ?? null;
  };
  const upstream = (text: string): number | null => {
    const reading = readBillReference(text);
    if (reading.kind !== "digits") return null;
    return (byUpstreamId.get(reading.value)?.["document"] as number | undefined) ?? null;
  };
  return (query, session) =>
    namedById("bill", query, {
      alone: (whole) => numbered(whole, session) ?? upstream(whole),
      among: (run) => numbered(run, session),
    });
}
