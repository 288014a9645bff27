import type { BillNumber } from "../../identifiers/bills/bill-number.ts";
import type { SessionSlug } from "../../identifiers/bills/session-slug.ts";
import { sessionsNamed, type WrittenSession } from "../../identifiers/bills/written-session.ts";
import type { IndexedBill } from "../legiscan/dataset-index.ts";

/** What is said of a text's bill, by the name of its file or by the file itself. */
export type BillClaim = { number: BillNumber | null; sessions: readonly WrittenSession[]; docs: readonly number[] };

/** The bill that a claim means, or why none is. */
export type FoundBill = { kind: "bill"; bill: IndexedBill } | { kind: "none"; reason: string };

/** Finds the bills of an import. */
export type BillFinder = {
  byClaim(claim: BillClaim): FoundBill;
  byId(billId: number): IndexedBill | null;
};

/**
 * A finder over the bills that are imported. A text belongs to a bill only where number and session are both certain: a
 * number without a session counts while one session alone is imported.
 */
export function billFinder(bills: readonly IndexedBill[]): BillFinder {
  const byAddress = new Map(bills.map((bill) => [`${bill.session}/${bill.number}`, bill]));
  const ids = new Map(bills.map((bill) => [bill.bill_id, bill]));
  const byDoc = new Map<number, Set<IndexedBill>>();
  for (const bill of bills) for (const doc of bill.docs) byDoc.set(doc, (byDoc.get(doc) ?? new Set()).add(bill));
  const sessions = [...new Set(bills.map(({ session }) => session))];

  const byNumber = (number: BillNumber, said: readonly WrittenSession[]): FoundBill => {
    const fitting = said.reduce<SessionSlug[]>((left, session) => sessionsNamed(session, left), sessions);
    if (fitting.length === 0) return none(`${number} of ${said.map(written).join(" and ")}, which is not imported`);
    const found = fitting.flatMap((session) => byAddress.get(`${session}/${number}`) ?? []);
    if (said.length === 0 && sessions.length > 1) {
      return none(`${number}, of no session; put it into a folder named by its session, such as ${sessions.at(-1)}`);
    }
    if (found.length > 1) return none(`${number}, which ${found.map(({ session }) => session).join(" and ")} have`);
    const [bill] = found;
    return bill === undefined ? none(`${number}, which ${fitting.join(" and ")} has not`) : { kind: "bill", bill };
  };

  const byDocs = (docs: readonly number[]): FoundBill => {
    const found = new Set(docs.flatMap((doc) => [...(byDoc.get(doc) ?? [])]));
    const [bill] = found;
    if (bill === undefined) return none("no bill that is imported; name it by its bill, such as 2023-2024/HB1.rtf");
    return found.size > 1 ? none(`several bills (${[...found].map(addressOf).join(", ")})`) : { kind: "bill", bill };
  };

  return {
    byId: (billId) => ids.get(billId) ?? null,
    byClaim({ number, sessions: said, docs }) {
      if (number === null) return byDocs(docs);
      const found = byNumber(number, said);
      const printed = byDocs(docs);
      if (found.kind === "none" || printed.kind === "none" || found.bill === printed.bill) return found;
      return none(`${addressOf(found.bill)}, but its number is that of a print of ${addressOf(printed.bill)}`);
    },
  };
}

function written({ start, end, special }: WrittenSession): string {
  const years = start === end ? `${start}` : `${start}-${end}`;
  return typeof special === "number" ? `${years}, special session ${special}` : years;
}

function none(reason: string): FoundBill {
  return { kind: "none", reason };
}

function addressOf({ session, number }: IndexedBill): string {
  return `${session}/${number}`;
}
