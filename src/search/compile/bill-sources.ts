import type { DatabaseSync } from "node:sqlite";
import { formatBillNumber } from "../../identifiers/bills/bill-number.ts";
import type { BillRecord } from "../../model/bill-records.ts";
import { billReading, readBillText } from "../../text/bill-readings.ts";
import type { SearchSource } from "./search-source.ts";

type Row = { id: number; record: string; position: number; text: string };

/** What a bill's number begins with, in words. */
const KIND_WORDS = { hb: "house bill", sb: "senate bill", hr: "house resolution", sr: "senate resolution" } as const;

/** Every bill, newest session first, in number order. */
export function* billSources(db: DatabaseSync): Generator<SearchSource> {
  const rows = db
    .prepare(
      `SELECT document.id, record, version.position, text FROM document JOIN version ON version.document = document.id
       WHERE list = 'bills' ORDER BY document.id`,
    )
    .iterate() as Iterable<Row>;
  for (const row of rows) yield billSource(row);
}

function billSource({ id, record, position, text }: Row): SearchSource {
  const bill = JSON.parse(record) as BillRecord;
  const { session, number, kind, chamber, bill_type, status, title } = bill;
  const printed = text === "" ? "" : billReading(readBillText(text), "text");
  const body = [bill.description ?? "", printed].filter((part) => part !== "").join("\n\n");
  const { cite_as, session_name, status_date, status_label, canonical_url, md_url, json_url } = bill;
  return {
    document: id,
    version: position,
    filters: [session, chamber, bill_type, status],
    hit: {
      id: bill.id,
      cite_as,
      heading: title,
      place: [session_name],
      date: status_date,
      status: status_label,
      in_force_now: null,
      version: null,
      canonical_url,
      md_url,
      json_url,
    },
    fields: {
      names: `${number} ${formatBillNumber(number)} ${KIND_WORDS[kind]}`,
      heading: title,
      also: bill.sponsors.map(({ name }) => name).join(" "),
      text: body,
    },
    above: [...(bill.topic_tags ?? []), ...bill.subjects].map((heading) => ({ heading, opens: false })),
    body: body === text ? null : body,
    kin: "",
    shortTitles: [],
  };
}
