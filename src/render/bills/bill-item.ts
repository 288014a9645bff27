import type { BillItem, BillRecord } from "../../model/bill-records.ts";

/** A bill in a batch read (contract section 4.2): the record, and the text with its marks where one is stored. */
export function billItem(record: BillRecord, body: string | null): BillItem {
  return { ...record, text: body };
}
