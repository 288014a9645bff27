import { type BillNumber, parseBillNumber } from "../../identifiers/bills/bill-number.ts";

/** The canonical number of what LegiScan writes as `HB1`, `SR12` or, in a special session, `HB1EX`; null for others. */
export function legiscanNumber(written: string): BillNumber | null {
  const parts = /^(?<kind>[A-Z]{2})\s?0*(?<rest>\d{1,5}(?:EX\d?)?)$/i.exec(written.trim())?.groups;
  return parts === undefined ? null : parseBillNumber(`${parts["kind"]}${parts["rest"]}`.toLowerCase());
}
