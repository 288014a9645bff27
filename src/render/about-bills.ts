import type { BillsMeta } from "../model/service-records.ts";
import { aboutParts, lines, namedAbove, THIS_COPY } from "./about-parts.ts";
import { serviceWriting } from "./about-service-text.ts";
import { countedKind } from "./bills/kind-names.ts";
import { counted } from "./counted.ts";
import { code, type Words } from "./nodes.ts";

const CITING: readonly Words[] = [
  ["A bill, by the ", code("cite_as"), " of its document, which names its session."],
  THIS_COPY,
  ["Its text, by the print that ", code("version"), " names, since a bill is printed anew as it goes."],
];

const READINGS: readonly Words[] = [
  ["As printed, all words stand: those that the bill strikes and those that it adds."],
  [
    "In Markdown, in ",
    code("/text"),
    " and in ",
    code("/full-text"),
    " the struck ones stand between ",
    code("<del>"),
    " and ",
    code("</del>"),
    ", the added ones between ",
    code("<ins>"),
    " and ",
    code("</ins>"),
    ".",
  ],
  [
    code("reading=text_as_amended"),
    " leaves out what is struck, ",
    code("reading=text_before_amendment"),
    " what is added.",
  ],
];

/** The parts of what is said about the bills, in order. */
export const BILL_PARTS = aboutParts<BillsMeta>({
  days: ({ newest_activity }) => [[`Newest activity of a bill: ${newest_activity ?? "none that the source names"}`]],
  contents,
  leftOut,
  own: [
    { heading: "How a text is read", blocks: () => lines(READINGS) },
    {
      heading: "What the service writes",
      blocks: ({ counts }) =>
        lines(serviceWriting({ fields: ["summary", "topic_tags"], summaries: counts.with_summary, of: counts.bills })),
    },
  ],
  terms: ({ license }) => [[`The bills: ${license}`]],
  citing: CITING,
  checks: [["A text: compare it with the page at its ", code("source_url"), "."]],
});

function contents({ counts }: BillsMeta): Words[] {
  const { bills, sessions, by_kind, by_status, votes } = counts;
  const kinds = by_kind.filter(({ count }) => count > 0).map(({ kind, count }) => countedKind(kind, count));
  const statuses = by_status
    .filter(({ count }) => count > 0)
    .map(({ status_label, count }) => `${count} ${status_label}`);
  return [
    [`${counted(bills, "bill")} in ${counted(sessions, "session")}`],
    ...(kinds.length === 0 ? [] : [[`By kind: ${kinds.join(", ")}`]]),
    ...(statuses.length === 0 ? [] : [[`By status: ${statuses.join(", ")}`]]),
    [counted(votes, "recorded vote")],
  ];
}

const TEXT_STATUS_NAMES: Readonly<Record<BillsMeta["counts"]["by_text_status"][number]["text_status"], string>> = {
  stored: "stored here",
  not_fetched: "listed by the source, but not given to this service",
  not_published: "not listed by the source",
  no_words: "given without a word in it",
};

function leftOut({ counts, qualifications }: BillsMeta): Words[] {
  const texts = counts.by_text_status
    .filter(({ count }) => count > 0)
    .map(({ text_status, count }) => `${count} ${TEXT_STATUS_NAMES[text_status]}`);
  return [
    ...(texts.length === 0 ? [] : [[`Texts: ${texts.join("; ")}.`]]),
    [`Texts with marks for what is struck and added: ${counts.with_marks} of ${counts.with_text}.`],
    ["Of the prints of a bill one at most is stored; the others are listed with their addresses."],
    ...namedAbove(qualifications),
  ];
}
