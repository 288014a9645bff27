import type { BillReading } from "../../model/bill-records.ts";
import { billReading, billSource, readBillText } from "../../text/bill-readings.ts";

/**
 * A bill's text alone and one line break. As printed it keeps `<del>` and `<ins>` around the words (contract section 2),
 * and `&lt; &gt; &amp;`; the other readings are plain words.
 */
export function billText(body: string, reading: BillReading): string {
  const text = readBillText(body);
  return `${reading === "text" ? billSource(text) : billReading(text, reading)}\n`;
}
