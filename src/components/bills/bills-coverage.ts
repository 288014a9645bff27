import type { BillsMeta } from "../../model/service-records.ts";
import { KIND_NAMES } from "../../render/bills/kind-names.ts";
import { type CoverageView, countsInWords, coverageView, dayParticular, type Particular } from "../coverage-view.ts";
import { counted } from "../plain-words.ts";

/** What the bills' page says of the bills as a whole. */
export function billsCoverage(meta: BillsMeta): CoverageView {
  const { counts, newest_activity } = meta;
  const kinds = counts.by_kind.map(({ kind, count }) => ({
    name: KIND_NAMES[kind][count === 1 ? "one" : "several"],
    count,
  }));
  const statuses = counts.by_status.map(({ status_label, count }) => ({ name: status_label, count }));
  const said: readonly Particular[] = [
    { name: "By kind", words: countsInWords(kinds) },
    { name: "By status", words: countsInWords(statuses) },
    {
      name: "Texts",
      words: `${counted(counts.with_text, "text")} stored, ${counts.with_marks} with deletions and additions marked`,
    },
  ];
  return coverageView(
    meta,
    [
      ["Bills and resolutions", counts.bills],
      ["Sessions", counts.sessions],
      ["Recorded votes", counts.votes],
      ["With a summary", counts.with_summary],
    ],
    [
      ...(newest_activity === null ? [] : [dayParticular("Newest activity", newest_activity)]),
      ...said.filter(({ words }) => words !== ""),
    ],
  );
}
