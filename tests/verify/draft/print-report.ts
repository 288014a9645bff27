import type { DraftReport } from "../../../src/model/draft-records.ts";

type Item = DraftReport["items"][number];

/** A report for people to read: an item on a line, what is wrong with it on the next. */
export function printReport({ items, counts }: DraftReport): string {
  const lines = items.flatMap((item, index) => [
    `${index} ${item.status.padEnd(15)} ${item.written.replace(/\s+/g, " ")}`,
    ...told(item).map((line) => `    ${line}`),
  ]);
  return `${lines.join("\n")}\n\n${counts.citations} citations, ${counts.quotations} quotations, ${counts.at_fault} at fault\n`;
}

function told(item: Item): string[] {
  const faults = item.faults.map(({ code, detail }) => `! ${code}: ${detail}`);
  const notes = item.notes.map(({ code }) => `note ${code}`);
  return [...leadsTo(item), ...faults, ...notes];
}

function leadsTo(item: Item): string[] {
  if (item.kind === "citation") return item.documents.map((document) => `-> ${documentWords(document)}`);
  if (item.document === null) return item.citation === null ? [] : [`beside ${item.citation}`];
  const how = item.verbatim
    ? "word for word"
    : item.ellipses.map(({ words }) => `…${words.replace(/\s+/g, " ")}…`).join(" ");
  return [`beside ${item.citation}: ${documentWords(item.document)} ${how}`.trimEnd()];
}

function documentWords({ id, subsection }: { id: string; subsection: string | null }): string {
  return subsection === null ? id : `${id} ${subsection}`;
}
