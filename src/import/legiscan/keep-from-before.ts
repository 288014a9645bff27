import type { StoredBill } from "../../model/stored-bill.ts";
import type { BillWithText } from "../bill-texts/add-text.ts";
import type { KeptCounts } from "./bill-import-lines.ts";

/**
 * A bill as it is stored, with what the content folder has of it: its text where this import brings none, and what the
 * service wrote of it where its text is still the same.
 */
export function keepFromBefore(bill: BillWithText, before: StoredBill | null, counts: KeptCounts): StoredBill {
  if (before === null) return { ...bill, service: null };
  const keepsText = bill.text === "" && before.text !== "";
  if (keepsText) counts.texts += 1;
  const { text, text_status, text_source } = keepsText ? before : bill;
  const same = text === before.text;
  if (before.service !== null && same) counts.services += 1;
  if (before.service !== null && !same) counts.dropped += 1;
  return { ...bill, text, text_status, text_source, service: same ? before.service : null };
}
