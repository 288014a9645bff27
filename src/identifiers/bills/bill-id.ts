import { type BillNumber, parseBillNumber } from "./bill-number.ts";
import { parseSessionSlug, type SessionSlug } from "./session-slug.ts";

/** What names one bill. */
export interface BillId {
  readonly session: SessionSlug;
  readonly number: BillNumber;
}

/** The public id of a bill, as batch reads and quotation checks take it: `2025-2026/hb136` (contract section 2). */
export function billAddress(session: SessionSlug, number: BillNumber): string {
  return `${session}/${number}`;
}

/** Reads exactly such an id; null for any other text, other written forms included. The inverse of `billAddress`. */
export function parseBillId(text: string): BillId | null {
  const [first = "", second = "", ...rest] = text.split("/", 3);
  const session = parseSessionSlug(first);
  const number = parseBillNumber(second);
  return session === null || number === null || rest.length > 0 ? null : { session, number };
}
