import type { BillFullText, BillReading, BillRecord } from "../../model/bill-records.ts";
import { billReading, billSource, markCounts, readBillText } from "../../text/bill-readings.ts";

/**
 * A bill's text with what it takes to cite it (contract section 4.2). As printed it keeps `<del>` and `<ins>` around the
 * words, and `&lt; &gt; &amp;`; the other readings are plain words. `chars` counts words, never marks, so that it is the
 * record's `chars` for the text as printed. The passages counted are those of the bill, whatever the reading.
 */
export function billFullText(record: BillRecord, body: string, reading: BillReading): BillFullText {
  const text = readBillText(body);
  const words = billReading(text, reading);
  return {
    id: record.id,
    bill_id: record.bill_id,
    session: record.session,
    session_id: record.session_id,
    session_name: record.session_name,
    number: record.number,
    kind: record.kind,
    cite_as: record.cite_as,
    title: record.title,
    status: record.status,
    status_label: record.status_label,
    status_date: record.status_date,
    text_source: record.text_source,
    source_url: record.source_url,
    license: record.license,
    attribution: record.attribution,
    canonical_url: record.canonical_url,
    md_url: record.md_url,
    json_url: record.json_url,
    text_url: record.text_url,
    reading,
    ...markCounts(text),
    chars: words.length,
    text: reading === "text" ? billSource(text) : words,
  };
}
