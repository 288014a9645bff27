import { CODE_STATUSES, type CodeStatus } from "../model/code-status.ts";
import type { CodeMeta } from "../model/service-records.ts";
import {
  type AboutPart,
  type AboutPlaces,
  attributed,
  INDEPENDENCE_PART,
  lines,
  QUALIFICATIONS,
  quotationCheck,
  SOURCES,
  THIS_COPY,
  versionCheck,
} from "./about-parts.ts";
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
export const CODE_PARTS: readonly AboutPart<CodeMeta>[] = [
  QUALIFICATIONS,
  { heading: "Days", blocks: (meta) => lines(days(meta)) },
  { heading: "What is here", blocks: (meta) => lines(contents(meta)) },
  { heading: "What is left out", blocks: (meta) => lines(leftOut(meta)) },
  SOURCES,
  { heading: "License", blocks: (meta) => lines(terms(meta)) },
  { heading: "How to cite it", blocks: () => lines(CITING) },
  { heading: "How to check it", blocks: (_, places) => lines(checks(places)) },
  {
    heading: "Download",
    blocks: ({ bulk_url }) => [line("The whole collection as files, with their checksums: ", link(bulk_url, bulk_url))],
  },
  INDEPENDENCE_PART,
];

function days({ current_through, release_date, as_of, next_change }: CodeMeta): Words[] {
  const next = next_change ?? "none that the source names";
  return [
    [`Current through: ${current_through}`],
    [`Released: ${release_date}`],
    [`What is in force is decided for: ${as_of}`],
    [`Next day on which that changes: ${next}`],
  ];
}

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

function terms({ license, attribution, constitutions }: CodeMeta): Words[] {
  const own = constitutions.map((constitution) => [`${constitution.heading}: ${constitution.license}`]);
  return [[`The Code: ${license}`], ...own, ...attributed({ attribution })];
}

function checks(places: AboutPlaces): Words[] {
  return [
    ...quotationCheck("code", places),
    ["A text: compare it with the page at its ", code("source_url"), "."],
    ["A downloaded file: compare it with ", code("SHA256SUMS"), "."],
    ...versionCheck("code", places),
  ];
}
