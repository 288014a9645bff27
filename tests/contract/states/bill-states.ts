import { expect, test } from "vitest";
import type { SlimBill } from "../../../src/model/bill-records.ts";
import { walkWindows } from "../../functions/walk-windows.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

/** Codes of a bill's status; the contract names the first and the last. */
const STATUSES: readonly [code: number, label: string][] = [
  [1, "Introduced"],
  [2, "Engrossed"],
  [3, "Enrolled"],
  [4, "Passed"],
  [5, "Vetoed"],
  [6, "Failed"],
];

/** Tests of the status codes of bills. */
export function billStates(hosts: ServedSpecimen): void {
  test.each(STATUSES)("%d is %s, in records, lists and filters, and the specimen has one", async (code, label) => {
    const { items } = await walkWindows<SlimBill>(hosts.api, `/api/bills/filtered?status=${code}`);
    expect(items.length).toBeGreaterThan(0);
    for (const { id, status, status_label } of items) {
      expect([status, status_label], id).toEqual([code, label]);
      const record = await (await hosts.api(`/api/bills/bills/${id}`)).json();
      expect([record.status, record.status_label], id).toEqual([code, label]);
    }
  });
}
