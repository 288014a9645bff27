import { BILL_KINDS } from "../../identifiers/bills/bill-number.ts";
import type { BillRecord } from "../../model/bill-records.ts";
import type { BillsMeta } from "../../model/service-records.ts";
import { TEXT_STATUSES } from "../../model/stored-bill.ts";
import type { StoredCollection } from "../../model/stored-corpus.ts";
import { countBy } from "../count-by.ts";
import { metaStanding, metaTerms } from "../meta-parts.ts";
import { activityDay } from "./bill-records.ts";
import { statusCounts } from "./session-shelves.ts";

/** What `/bills/meta` says. */
export function billsMeta(
  collection: StoredCollection,
  records: readonly BillRecord[],
  facts: { corpusVersion: string; asOf: string; sessions: number; withMarks: number },
): BillsMeta {
  const kinds = countBy(records, ({ kind }) => kind);
  const texts = countBy(records, ({ text_status }) => text_status);
  return {
    collection: "bills",
    ...metaStanding(collection, facts),
    ...metaTerms(collection),
    counts: {
      bills: records.length,
      sessions: facts.sessions,
      with_text: texts.get("stored") ?? 0,
      with_marks: facts.withMarks,
      with_summary: records.filter(({ summary }) => summary !== null).length,
      votes: records.reduce((sum, { votes }) => sum + votes.length, 0),
      by_kind: BILL_KINDS.map((kind) => ({ kind, count: kinds.get(kind) ?? 0 })),
      by_status: statusCounts(records),
      by_text_status: TEXT_STATUSES.map((text_status) => ({ text_status, count: texts.get(text_status) ?? 0 })),
    },
    newest_activity: records.reduce<string | null>((newest, record) => {
      const day = activityDay(record);
      return day !== null && (newest === null || day > newest) ? day : newest;
    }, null),
  };
}
