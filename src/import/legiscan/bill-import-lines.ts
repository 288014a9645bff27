import { type BillTally, talliedSessions } from "./bill-tally.ts";
import type { BillImportReport, ImportItem } from "./import-report.ts";

/** Items of one kind that are shown; all of them go into the report file. */
const SHOWN = 50;

/** LegiScan's status numbers, as its manual names them. */
const STATUS_NAMES = [
  "none yet",
  "Introduced",
  "Engrossed",
  "Enrolled",
  "Passed",
  "Vetoed",
  "Failed",
  "Override",
  "Chaptered",
  "Refer",
  "Report Pass",
  "Report DNP",
  "Draft",
];

/** Bills as they were before, and what became of them. */
export type KeptCounts = { texts: number; services: number; dropped: number; gone: string[] };

/** What an import of bills says when it is done, a line each. */
export function billImportLines(tally: BillTally, report: BillImportReport, kept: KeptCounts): string[] {
  const statuses = [...tally.statuses].sort(([a], [b]) => a - b);
  const texts = ["stored", "not_fetched", "not_published", "no_words"] as const;
  const formats = [...tally.formats].map(([format, count]) => `${count} ${format}`).join(", ");
  return [
    `bills: ${tally.bills}`,
    ...talliedSessions(tally).map((session) => `  ${session}: ${tally.sessions.get(session)}`),
    "by status:",
    ...statuses.map(([status, count]) => `  ${status} ${STATUS_NAMES[status] ?? ""}: ${count}`),
    `texts: ${texts.map((status) => `${tally.texts.get(status) ?? 0} ${status.replaceAll("_", " ")}`).join(", ")}`,
    ...(formats === "" ? [] : [`  stored as: ${formats}; without deletions and insertions: ${tally.unmarked}`]),
    `votes: ${tally.votes}, ${tally.votesWithMembers} of them with members`,
    ...keptLines(kept),
    ...itemLines("left out", report.left_out),
    ...itemLines("fields not understood", report.not_understood),
    ...itemLines("bills there more than once", report.repeated),
    ...itemLines("texts not stored, or in doubt", report.texts),
  ];
}

function keptLines({ texts, services, dropped, gone }: KeptCounts): string[] {
  return [
    ...(texts > 0 ? [`kept from before: ${texts} texts that this import brings none for`] : []),
    ...(services > 0 ? [`kept from before: what the service wrote of ${services} bills`] : []),
    ...(dropped > 0 ? [`to be written anew by the service: ${dropped} bills whose text changed`] : []),
    ...(gone.length > 0 ? [`no longer there: ${gone.length} (${shortList(gone)})`] : []),
  ];
}

function shortList(words: readonly string[]): string {
  return words.length <= SHOWN ? words.join(" ") : `${words.slice(0, SHOWN).join(" ")} …`;
}

/** The number of items with each reason, most frequent first, and then the items. */
function itemLines(title: string, items: readonly ImportItem[]): string[] {
  if (items.length === 0) return [`${title}: nothing`];
  const hidden = items.length - SHOWN;
  const reasons = [...Map.groupBy(items, ({ reason }) => reason)].filter(([, own]) => own.length > 1);
  return [
    `${title}: ${items.length}`,
    ...reasons
      .sort(([, a], [, b]) => b.length - a.length)
      .slice(0, 10)
      .map(([reason, own]) => `  ${own.length}: ${reason}`),
    ...items.slice(0, SHOWN).map((item) => `  ${itemLine(item)}`),
    ...(hidden > 0 ? [`  … and ${hidden} more: --report FILE writes all of them`] : []),
  ];
}

/** File, field with its value, and why. */
function itemLine({ file, field, value, reason }: ImportItem): string {
  return [file, field === "" ? "" : `${field} has ${value}`, reason].filter((part) => part !== "").join(": ");
}
