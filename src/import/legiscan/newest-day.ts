import type { BillRecord } from "./read-bill-record.ts";

/** The newest day on which something happened to a bill; hearings still to come are not counted. Empty without any. */
export function newestDay(record: BillRecord): string {
  const { history, progress, votes, texts, amendments, supplements, referrals, status_date } = record;
  return [history, progress, votes, texts, amendments, supplements, referrals]
    .flatMap((list) => list.map(({ date }) => date))
    .concat(status_date)
    .filter((day) => day !== null)
    .reduce(later, "");
}

/** The later of two days, written alike. */
export function later(a: string, b: string): string {
  return [a, b].sort().at(-1) ?? "";
}
