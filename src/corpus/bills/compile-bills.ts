import type { DatabaseSync } from "node:sqlite";
import { billAddress } from "../../identifiers/bills/bill-id.ts";
import { billSerial } from "../../identifiers/bills/bill-number.ts";
import { compareNewestFirst } from "../../identifiers/bills/session-slug.ts";
import type { BillRecord } from "../../model/bill-records.ts";
import type { BillContent } from "../../model/content.ts";
import type { StoredBill } from "../../model/stored-bill.ts";
import type { StoredCollection } from "../../model/stored-corpus.ts";
import { foldName } from "../../text/fold-name.ts";
import { collectionFacts } from "../collection-facts.ts";
import type { CompileOptions } from "../compile-options.ts";
import type { CollectionFacts } from "../corpus.ts";
import { contentHash, corpusVersion } from "../corpus-version.ts";
import { documentInserter } from "../document-inserter.ts";
import { insertCollection } from "../insert-collection.ts";
import { spanishOf } from "../service-texts.ts";
import { activityDay, billRecord, slimBill } from "./bill-records.ts";
import { billsMeta } from "./bills-meta.ts";
import { sessionShelves } from "./session-shelves.ts";

/** A bill on its way into the store. */
type Compiling = { stored: StoredBill; record: BillRecord };

/** Compiles the bills into an open store: documents, the rows of their lists, sessions, facts. */
export function compileBills(
  db: DatabaseSync,
  collection: StoredCollection,
  content: BillContent,
  { asOf, roots }: CompileOptions,
): CollectionFacts {
  const sessions = content.sessions.toSorted((a, b) => compareNewestFirst(a.slug, b.slug));
  const bySession = Map.groupBy(content.bills, ({ session }) => session);
  const compiling = sessions.flatMap((session): Compiling[] => {
    const bills = bySession.get(session.slug) ?? [];
    const id = (bill: StoredBill | undefined) => (bill === undefined ? null : billAddress(bill.session, bill.number));
    return bills.map((stored, index) => {
      const place = { session, collection, roots, previous: id(bills[index - 1]), next: id(bills[index + 1]) };
      return { stored, record: billRecord(stored, place) };
    });
  });
  insertBills(db, compiling);

  const records = compiling.map(({ record }) => record);
  const shelves = sessionShelves(
    sessions,
    Map.groupBy(records, ({ session }) => session),
  );
  db.prepare("INSERT INTO map (collection, key, record) VALUES ('bills', 'sessions', ?)").run(JSON.stringify(shelves));
  const version = corpusVersion(collection, content.sessions, content.bills);
  const withMarks = content.bills.filter(({ text }) => /<(?:del|ins)>/.test(text)).length;
  const meta = billsMeta(collection, records, { corpusVersion: version, asOf, sessions: sessions.length, withMarks });
  const facts = collectionFacts("bills", collection, { corpusVersion: version, count: records.length });
  insertCollection(db, facts, meta);
  return facts;
}

function insertBills(db: DatabaseSync, compiling: readonly Compiling[]): void {
  const insert = documentInserter(db, "bills");
  const row = db.prepare("INSERT INTO bill VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const newest = newestFirst(compiling.map(({ record }) => activityDay(record)));
  for (const [index, { stored, record }] of compiling.entries()) {
    const { session, number, kind, bill_id, chamber, bill_type, status } = record;
    const facts = { spanish: spanishOf(stored.service) };
    const id = insert(record.id, contentHash(stored), record, [{ facts, text: stored.text }]);
    const slim = JSON.stringify({ slim: slimBill(record), spanish: facts.spanish });
    const name = foldName(`${number} | ${record.cite_as} | ${record.title}`);
    const rank = newest[index] ?? 0;
    row.run(id, session, number, kind, billSerial(number), bill_id, chamber, bill_type, status, rank, name, slim);
  }
}

/** For each document its place when the newest day comes first; on one day the first document comes first. */
function newestFirst(days: readonly (string | null)[]): number[] {
  const order = days.map((day, index) => ({ day: day ?? "", index }));
  order.sort((a, b) => (a.day === b.day ? a.index - b.index : a.day < b.day ? 1 : -1));
  const places = new Array<number>(days.length);
  for (const [place, { index }] of order.entries()) places[index] = place;
  return places;
}
