import type { OpinionRecord } from "../../model/opinion-records.ts";
import type { OpinionsMeta } from "../../model/service-records.ts";
import type { StoredCollection } from "../../model/stored-corpus.ts";
import { OPINION_TEXT_STATUSES } from "../../model/stored-opinion.ts";
import { countBy } from "../count-by.ts";
import { metaStanding, metaTerms } from "../meta-parts.ts";
import { caseTypeCounts, yearOf } from "./year-shelves.ts";

/** What `/opinions/meta` says; `records` come in filing order. */
export function opinionsMeta(
  collection: StoredCollection,
  records: readonly OpinionRecord[],
  facts: { corpusVersion: string; asOf: string },
): OpinionsMeta {
  const texts = countBy(records, ({ text_status }) => text_status);
  const docketed = records.filter(({ dockets }) => dockets.length > 0);
  return {
    collection: "opinions",
    ...metaStanding(collection, facts),
    ...metaTerms(collection),
    counts: {
      opinions: records.length,
      dockets: new Set(docketed.map(({ docket }) => docket)).size,
      without_docket: records.length - docketed.length,
      with_text: texts.get("stored") ?? 0,
      with_summary: records.filter(({ summary }) => summary !== null).length,
      years: new Set(records.map(yearOf)).size,
      by_case_type: caseTypeCounts(records),
      by_court: courtCounts(records),
      by_text_status: OPINION_TEXT_STATUSES.map((status) => ({ text_status: status, count: texts.get(status) ?? 0 })),
    },
    oldest: records[0]?.date_filed ?? null,
    newest: records.at(-1)?.date_filed ?? null,
  };
}

function courtCounts(records: readonly OpinionRecord[]): OpinionsMeta["counts"]["by_court"] {
  return [...Map.groupBy(records, ({ court }) => court)]
    .map(([court, own]) => ({ court, court_name: own[0]?.court_name ?? court, count: own.length }))
    .sort((a, b) => b.count - a.count || (a.court < b.court ? -1 : 1));
}
