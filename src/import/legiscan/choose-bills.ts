import { compareBillNumbers } from "../../identifiers/bills/bill-number.ts";
import { compareSessions, type SessionSlug } from "../../identifiers/bills/session-slug.ts";
import type { IndexedBill } from "./dataset-index.ts";
import type { BillImportReport } from "./import-report.ts";
import type { RecordSession } from "./read-bill-record.ts";

/** A bill whose session has no slug yet. */
export type FoundBill = Omit<IndexedBill, "session"> & { session: RecordSession };

/**
 * One bill for each address and each of LegiScan's numbers, in order: the newest by what happened last, then by the day in
 * the dataset's name, then by the name. The others, and bills without a session, go into the report.
 */
export function chooseBills(
  found: readonly FoundBill[],
  slugs: ReadonlyMap<number, SessionSlug>,
  refused: ReadonlyMap<number, string>,
  report: BillImportReport,
): IndexedBill[] {
  const placed = found.flatMap((bill): IndexedBill[] => {
    const slug = slugs.get(bill.session.session_id);
    if (slug !== undefined) return [{ ...bill, session: slug }];
    const reason = refused.get(bill.session.session_id) ?? "its session is not known";
    const value = String(bill.session.session_id);
    report.left_out.push({ file: bill.file.name, field: "bill.session_id", value, reason });
    return [];
  });
  const newestFirst = placed.sort((a, b) => compareAge(b, a));
  const chosen = new Map<string, IndexedBill>();
  for (const bill of newestFirst) {
    const keys = [`${bill.session}/${bill.number}`, `#${bill.bill_id}`];
    const other = keys.map((key) => chosen.get(key)).find((kept) => kept !== undefined);
    if (other === undefined) for (const key of keys) chosen.set(key, bill);
    else {
      const reason = `${keys[0]} is taken from ${other.file.name}, which is ${other.newest > bill.newest ? "newer" : "as new"}`;
      report.repeated.push({ file: bill.file.name, field: "bill.bill_id", value: String(bill.bill_id), reason });
    }
  }
  return [...new Set(chosen.values())].sort(
    (a, b) => compareSessions(a.session, b.session) || compareBillNumbers(a.number, b.number),
  );
}

function compareAge(a: IndexedBill, b: IndexedBill): number {
  const keys = ({ newest, file }: IndexedBill) => [newest, datasetDay(file.name), file.name];
  const [left, right] = [keys(a), keys(b)];
  const at = left.findIndex((key, index) => key !== right[index]);
  return at < 0 ? 0 : (left[at] ?? "") < (right[at] ?? "") ? -1 : 1;
}

/** The day in a dataset's name, such as `GA_2023-2024_Regular_Session_JSON_20240701`. */
export function datasetDay(name: string): string {
  const days = name.match(/(?<!\d)20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)/g) ?? [];
  return days.sort().at(-1) ?? "";
}
