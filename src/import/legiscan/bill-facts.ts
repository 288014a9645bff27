import type { StoredSession } from "../../model/stored-bill.ts";
import type { StoredCollection } from "../../model/stored-corpus.ts";
import { type BillTally, talliedSessions } from "./bill-tally.ts";

const LEGISCAN = { name: "LegiScan", url: "https://legiscan.com/datasets", license: "CC BY 4.0" };
const ASSEMBLY = {
  name: "Georgia General Assembly",
  url: "https://www.legis.ga.gov/legislation/all",
  license: "Public record",
};

/** Months as a sentence has them. */
const MONTHS = "January February March April May June July August September October November December".split(" ");

/**
 * What `corpus.json` says of the bills.
 *
 * @param datasetDay the newest day in the names of the datasets; empty where no name has one
 */
export function describeBills(
  tally: BillTally,
  sessions: readonly StoredSession[],
  datasetDay: string,
): StoredCollection {
  const named = datasetDay.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");
  const day = [tally.newest, named].sort().at(-1) || "1970-01-01";
  const stored = tally.texts.get("stored") ?? 0;
  return {
    release_label: `legiscan-${day}`,
    release_date: day,
    current_through: writtenDay(day),
    coverage: coverage(tally, sessions, day),
    qualifications: qualifications(tally, stored),
    license: "CC BY 4.0",
    attribution: `Bill data by LegiScan LLC (https://legiscan.com), licensed under CC BY 4.0.${
      stored === 0 ? "" : " Bill texts: Georgia General Assembly, public record."
    }`,
    sources: stored === 0 ? [LEGISCAN] : [LEGISCAN, ASSEMBLY],
    specimen: false,
  };
}

function coverage(tally: BillTally, sessions: readonly StoredSession[], day: string): string {
  const slugs = new Set(talliedSessions(tally));
  const names = sessions.filter(({ slug }) => slugs.has(slug)).map(({ name }) => name);
  const shown = names.length <= 4 ? listed(names) : `${names.length} sessions from ${names[0]} to ${names.at(-1)}`;
  const bills = `${counted(tally.bills, "bill")} of the Georgia General Assembly (${shown})`;
  return `${bills} as LegiScan had them on ${writtenDay(day)}, ${counted(tally.texts.get("stored") ?? 0, "text")} among them.`;
}

function qualifications(tally: BillTally, stored: number): string[] {
  const missing = tally.bills - stored;
  const silent = tally.votes - tally.votesWithMembers;
  return [
    "LegiScan's data is not the official record; the General Assembly's own pages are, and every bill names its page.",
    "Which bills and sessions are here is what the datasets held that were imported; others may exist.",
    ...(missing === 0
      ? []
      : [`The text of ${counted(missing, "bill")} is not here: datasets have none, and it was not given.`]),
    ...(stored === 0
      ? []
      : ["A stored text is one print of its bill and may not be the last; its source says which it is."]),
    ...(tally.unmarked === 0
      ? []
      : [`${counted(tally.unmarked, "text")} came in a form that does not tell what is struck and what is added.`]),
    ...(silent === 0 ? [] : [`For ${counted(silent, "vote")} only the counts are known, not who voted how.`]),
  ];
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function writtenDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}
