import { caseTypeLabel } from "../../identifiers/opinions/case-types.ts";
import type { OpinionRecord } from "../../model/opinion-records.ts";
import { countBy } from "../count-by.ts";
import type { YearShelf } from "../opinion-shelf.ts";

/** What each year holds, the newest first. */
export function yearShelves(records: readonly OpinionRecord[]): YearShelf[] {
  return [...Map.groupBy(records, yearOf)]
    .sort(([a], [b]) => b - a)
    .map(([year, own]) => ({ year, count: own.length, case_types: caseTypeCounts(own) }));
}

/** The year an opinion was filed in. */
export function yearOf({ date_filed }: Pick<OpinionRecord, "date_filed">): number {
  return Number(date_filed.slice(0, 4));
}

/** How many opinions there are of each case type, the most frequent first. */
export function caseTypeCounts(records: readonly OpinionRecord[]): YearShelf["case_types"] {
  return [...countBy(records, ({ case_type }) => case_type)]
    .map(([case_type, count]) => ({ case_type, label: caseTypeLabel(case_type), count }))
    .sort((a, b) => b.count - a.count || (a.case_type < b.case_type ? -1 : 1));
}
