import type { OpinionsMeta } from "../../model/service-records.ts";
import { type CoverageView, countsInWords, coverageView, dayParticular, type Particular } from "../coverage-view.ts";
import { counted } from "../plain-words.ts";

/** What the opinions' page says of the opinions as a whole. */
export function opinionsCoverage(meta: OpinionsMeta): CoverageView {
  const { counts, oldest, newest } = meta;
  const types = counts.by_case_type.map(({ label, count }) => ({ name: label, count }));
  const said: readonly Particular[] = [
    { name: "By case type", words: countsInWords(types) },
    {
      name: "Without a docket number",
      words: counts.without_docket === 0 ? "" : counted(counts.without_docket, "opinion"),
    },
  ];
  return coverageView(
    meta,
    [
      ["Opinions", counts.opinions],
      ["Dockets", counts.dockets],
      ["With their text", counts.with_text],
      ["With a summary", counts.with_summary],
    ],
    [
      ...(oldest === null ? [] : [dayParticular("First filed", oldest)]),
      ...(newest === null ? [] : [dayParticular("Last filed", newest)]),
      ...said.filter(({ words }) => words !== ""),
    ],
  );
}
