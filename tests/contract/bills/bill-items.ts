import { billItems } from "../../../src/model/bill-lists.ts";
import type { SlimBill } from "../../../src/model/bill-records.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { type DocumentBatch, documentBatches } from "../documents/document-items.ts";

const BILLS: DocumentBatch<SlimBill> = {
  collection: "/api/bills",
  documents: "/api/bills/bills",
  shape: billItems,
  reads: [
    ["2025-2026/hb9001", ["2025-2026/hb9001"], []],
    ["hb9001", ["2025-2026/hb9001"], []],
    ["HB 9001", ["2025-2026/hb9001"], []],
    ["99000015", ["2023-2024/hb9001"], []],
    ["99000015,HB 9001 (2025),2023/hb9001", ["2023-2024/hb9001", "2025-2026/hb9001"], []],
    ["hb9001,2025-2026/HB9001, HB-9001 ", ["2025-2026/hb9001"], []],
    ["2021-special-1/hb9002ex,hb9004", ["2021-special-1/hb9002ex", "2023-2024/hb9004"], []],
    ["fish,hb9007,9001,hb9001,fish", ["2025-2026/hb9001"], ["fish", "hb9007", "9001"]],
    ["1999-2000/hb9001", [], ["1999-2000/hb9001"]],
  ],
  texts: ["2025-2026/hb9001", "2025-2026/hb9003"],
  written: ({ bill_id, cite_as }) => [String(bill_id), cite_as.replace(/,/g, "")],
  short: ["HB 9001", "2025-2026/hb9001"],
  unknown: ["fish", "hb9999", "2025-2026/sb9999"],
};

/** Tests of the batch read of bills. */
export function billBatches(hosts: ServedSpecimen): void {
  documentBatches(hosts, BILLS);
}
