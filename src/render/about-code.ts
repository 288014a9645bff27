import { CODE_STATUSES, type CodeStatus } from "../model/code-status.ts";
import type { CodeMeta } from "../model/service-records.ts";
import { aboutParts, THIS_COPY } from "./about-parts.ts";
import { counted } from "./counted.ts";
import { code, line, link, type Words } from "./nodes.ts";

const STATUS_NAMES: Readonly<Record<CodeStatus, string>> = {
  active: "active",
  repealed: "repealed",
  reserved: "reserved",
  redesignated: "redesignated",
  superseded: "superseded",
  note_only: "printed notes only",
};

const CITING: readonly Words[] = [
  [
    "The law, by the ",
    code("cite_as"),
    " of its document; part of it, by the printed marks behind that, such as (a)(1).",
  ],
  THIS_COPY,
  ["A text that is not the one in force, by its ", code("version"), " as well."],
];

/** The parts of what is said about the Code, in order. */
export const CODE_PARTS = aboutParts<CodeMeta>({
  days: ({ as_of, next_change }) => [
    [`What is in force is decided for: ${as_of}`],
    [`Next day on which that changes: ${next_change ?? "none that the source names"}`],
  ],
  contents,
  leftOut,
  terms: ({ license, constitutions }) => [
    [`The Code: ${license}`],
    ...constitutions.map((constitution) => [`${constitution.heading}: ${constitution.license}`]),
  ],
  citing: CITING,
  checks: [
    ["A text: compare it with the page at its ", code("source_url"), "."],
    ["A downloaded file: compare it with ", code("SHA256SUMS"), "."],
  ],
  last: [
    {
      heading: "Download",
      blocks: ({ bulk_url }) => [
        line("The whole collection as files, with their checksums: ", link(bulk_url, bulk_url)),
      ],
    },
  ],
});

function contents({ counts, constitutions }: CodeMeta): Words[] {
  const { titles, chapters, sections, versions, by_status } = counts;
  const statuses = CODE_STATUSES.map((status) => `${by_status[status]} ${STATUS_NAMES[status]}`);
  return [
    [`${counted(titles, "title")}, ${counted(chapters, "chapter")}, ${counted(sections, "section")}`],
    [`${counted(versions, "version")} of sections`],
    [`Sections by status: ${statuses.join(", ")}`],
    ...constitutions.map(({ heading, provision_count, current_through }) => [
      `${heading}: ${counted(provision_count, "provision")}, current through ${current_through}`,
    ]),
  ];
}

function leftOut({ qualifications }: CodeMeta): Words[] {
  const above =
    qualifications.length === 0
      ? []
      : [["Parts of the source that this copy does not hold are named above, before relying on it."]];
  return [
    ["The service writes nothing into these texts: there are no summaries, headnotes or comments of its own."],
    [
      "A mark such as [Reserved] in place of a text, and the lines quoted before one, tell its status; they are not law.",
    ],
    ...above,
  ];
}
