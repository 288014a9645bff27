import type { DatabaseSync } from "node:sqlite";
import { readOpinionReference } from "../../identifiers/opinions/opinion-reference.ts";
import { namedById } from "./named-by-id.ts";
import type { NamedDocument } from "./named-document.ts";

/** Reads what a query of the opinions names: a docket number or a reporter citation, whole or among words; upstream's id. */
export function namedInOpinions(db: DatabaseSync): (query: string) => NamedDocument | null {
  const reference = db.prepare(
    "SELECT document FROM opinion_reference WHERE kind = ? AND written = ? ORDER BY position LIMIT 1",
  );
  const exact = db.prepare("SELECT document FROM opinion WHERE docket = ? AND cluster = ?");
  const first = (kind: string, written: string | undefined): number | null =>
    written === undefined ? null : ((reference.get(kind, written)?.["document"] as number | undefined) ?? null);
  const find = (text: string, whole: boolean): number | null => {
    const reading = readOpinionReference(text);
    switch (reading.kind) {
      case "dockets": {
        const [docket] = reading.dockets;
        if (docket === undefined || (!whole && /^\d+$/.test(docket))) return null;
        const row = reading.cluster === null ? undefined : exact.get(docket, reading.cluster);
        return (row?.["document"] as number | undefined) ?? first("docket", docket);
      }
      case "citation":
        return first("citation", reading.citation.key);
      case "cluster":
        return whole ? first("cluster", reading.cluster) : null;
      case "digits":
        return whole ? (first("docket", reading.docket) ?? first("cluster", reading.cluster)) : null;
      case "name":
      case "unknown":
        return null;
      default:
        return reading satisfies never;
    }
  };
  return (query) =>
    namedById("opinion", query, { alone: (whole) => find(whole, true), among: (run) => find(run, false) });
}
