import { LIMITS } from "../../src/contract/limits.ts";
import type { BillKey, BillShelf } from "../../src/corpus/bill-shelf.ts";
import { formatBillNumber } from "../../src/identifiers/bills/bill-number.ts";
import type { BillResolution } from "../../src/model/bill-lists.ts";
import { renderJson } from "../../src/render/render-json.ts";
import { billsOf } from "../collections.ts";
import type { Compute } from "../computed.ts";
import type { BillFinding } from "./bill-finding.ts";
import { findBill, otherSessions } from "./find-bill.ts";
import { missingBill } from "./missing-bill.ts";

/** `GET /bills/resolve`: how a reference was read and where it leads; 404 names the bills next to it. */
export const computeBillResolution: Compute = (reading) => {
  const shelf = billsOf(reading);
  const q = reading.query["q"] ?? "";
  const finding = findBill(shelf, q);
  switch (finding.kind) {
    case "bill":
      return { kind: "body", body: renderJson(oneBill(shelf, q, finding)) };
    case "several":
      return { kind: "body", body: renderJson(severalBills(shelf, q, finding.keys)) };
    case "missing":
    case "no-session":
    case "unread":
      return { kind: "answer", answer: missingBill(reading, q, finding) };
    default:
      return finding satisfies never;
  }
};

function oneBill(shelf: BillShelf, q: string, { key, assumed }: BillFinding & { kind: "bill" }): BillResolution {
  const candidate = candidateOf(shelf, key);
  const assumption = assumed ? ", the newest session that has it, since none is named" : "";
  return {
    q,
    read_as: `${formatBillNumber(key.number)} of ${candidate.session_name}${assumption}`,
    id: candidate.id,
    url: candidate.url,
    candidates: [candidate],
    session_assumed: assumed,
    other_sessions: otherSessions(shelf, key),
  };
}

function severalBills(shelf: BillShelf, q: string, keys: readonly BillKey[]): BillResolution {
  const numbers = [...new Set(keys.map(({ number }) => formatBillNumber(number)))];
  return {
    q,
    read_as: `One of several bills: ${numbers.join(", ")}`,
    id: null,
    url: null,
    candidates: keys.slice(0, LIMITS.candidates).map((key) => candidateOf(shelf, key)),
    session_assumed: false,
    other_sessions: [],
  };
}

function candidateOf(shelf: BillShelf, key: BillKey): BillResolution["candidates"][number] {
  const bill = shelf.bill(key);
  if (bill === null) throw new Error(`the store lists ${key.session}/${key.number}, which it does not have`);
  const { id, json_url: url, canonical_url, md_url, title, session_name } = bill.record;
  return { id, url, canonical_url, md_url, title, session_name };
}
