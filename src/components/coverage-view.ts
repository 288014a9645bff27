import type { CodeMeta } from "../model/service-records.ts";
import { dayInWords } from "../text/printed-dates.ts";
import { grouped } from "./plain-words.ts";

/** A number and what it counts. */
export type Figure = { name: string; value: string };

/** What is said of a collection in a line. `day` is its machine-readable form where it is a day. */
export type Particular = { name: string; words: string; day?: string };

/** What a collection's page says of the collection as a whole. */
export type CoverageView = {
  coverage: string;
  qualifications: string[];
  figures: Figure[];
  particulars: Particular[];
  sources: CodeMeta["sources"];
  license: string;
  attribution: string | null;
  corpusVersion: string;
};

/** What the metas of all collections have. */
type CommonMeta = Pick<
  CodeMeta,
  | "coverage"
  | "qualifications"
  | "current_through"
  | "release_date"
  | "sources"
  | "license"
  | "attribution"
  | "corpus_version"
>;

/** The view of any collection; `more` are the particulars that only it has. */
export function coverageView(
  meta: CommonMeta,
  figures: readonly [name: string, count: number][],
  more: readonly Particular[],
): CoverageView {
  return {
    coverage: meta.coverage,
    qualifications: meta.qualifications,
    figures: figures.map(([name, count]) => ({ name, value: grouped(count) })),
    particulars: [
      { name: "Current through", words: meta.current_through },
      dayParticular("Released", meta.release_date),
      ...more,
    ],
    sources: meta.sources,
    license: meta.license,
    attribution: meta.attribution,
    corpusVersion: meta.corpus_version,
  };
}

/** A day as a particular. */
export function dayParticular(name: string, day: string): Particular {
  return { name, words: dayInWords(day), day };
}

/** Counts with their names on one line: `12 Introduced, 3 Passed`; those of nothing are left out. */
export function countsInWords(counts: readonly { name: string; count: number }[]): string {
  return counts
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${grouped(count)} ${name}`)
    .join(", ");
}

/** What the Code's page says of the Code. */
export function codeCoverage(meta: CodeMeta): CoverageView {
  const { titles, chapters, sections, versions, provisions, by_status } = meta.counts;
  const statuses = Object.entries(by_status).map(([status, count]) => ({
    name: status === "note_only" ? "notes only" : status,
    count,
  }));
  return coverageView(
    meta,
    [
      ["Titles", titles],
      ["Chapters", chapters],
      ["Sections", sections],
      ["Stored versions", versions],
      ...(provisions === 0 ? [] : [["Provisions of constitutions", provisions] satisfies [string, number]]),
    ],
    [
      dayParticular("In force as of", meta.as_of),
      ...(meta.next_change === null ? [] : [dayParticular("Next known change", meta.next_change)]),
      { name: "Sections by status", words: countsInWords(statuses) },
    ],
  );
}
