import type { OpinionsMeta } from "../model/service-records.ts";
import { aboutParts, lines, namedAbove, THIS_COPY } from "./about-parts.ts";
import { serviceWriting } from "./about-service-text.ts";
import { counted } from "./counted.ts";
import { code, type Words } from "./nodes.ts";

const CITING: readonly Words[] = [
  ["An opinion, by the ", code("cite_as"), " of its document: the case, its reporters, the year."],
  ["A page of it, by the printed number that stands in the text's Markdown as [*456]."],
  THIS_COPY,
];

/** The parts of what is said about the opinions, in order. */
export const OPINION_PARTS = aboutParts<OpinionsMeta>({
  days,
  contents,
  leftOut,
  own: [
    {
      heading: "What the service writes",
      blocks: ({ counts }) =>
        lines([
          ...serviceWriting({
            fields: ["summary", "legal_areas", "reasoning", "key_quotes"],
            summaries: counts.with_summary,
            of: counts.opinions,
          }),
          ["A quotation in ", code("key_quotes"), " is kept only where it stands in the text, word for word."],
        ]),
    },
  ],
  terms: ({ license }) => [[`The opinions: ${license}`]],
  citing: CITING,
  checks: [
    [
      "A text: compare it with the court's file at its ",
      code("source_url"),
      ", or the record at its ",
      code("upstream_url"),
      ".",
    ],
  ],
});

function days({ oldest, newest }: OpinionsMeta): Words[] {
  return oldest === null || newest === null ? [] : [[`Filed: ${oldest} to ${newest}`]];
}

function contents({ counts }: OpinionsMeta): Words[] {
  const { opinions, dockets, years, by_court, by_case_type } = counts;
  const courts = by_court.map(({ court_name, count }) => `${court_name} (${count})`);
  const types = by_case_type.filter(({ count }) => count > 0).map(({ label, count }) => `${label} (${count})`);
  return [
    [`${counted(opinions, "opinion")} under ${counted(dockets, "docket")}, of ${counted(years, "year")}`],
    ...(courts.length === 0 ? [] : [[`By court: ${courts.join(", ")}`]]),
    ...(types.length === 0 ? [] : [[`By case type: ${types.join(", ")}`]]),
  ];
}

function leftOut({ counts, qualifications }: OpinionsMeta): Words[] {
  const { opinions, with_text, without_docket } = counts;
  return [
    [`Opinions of which the source holds no text: ${opinions - with_text}.`],
    [`Opinions of which the source gives no docket number: ${without_docket}.`],
    ["Printed page numbers are not part of a text; where each begins stands beside it, and in place in Markdown."],
    ...namedAbove(qualifications),
  ];
}
