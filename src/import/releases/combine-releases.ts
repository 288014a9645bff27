import type { StoredCollection } from "../../model/stored-corpus.ts";
import type { StoredTitle } from "../../model/stored-headings.ts";
import type { StoredSection } from "../../model/stored-section.ts";
import { collectionFacts } from "../ocga/collection-facts.ts";
import type { ImportedTitle } from "../ocga/import-release.ts";
import { countByStatus, type ImportReport } from "../ocga/import-report.ts";
import type { Release } from "../ocga/release-facts.ts";
import { DAMAGED_UPSTREAM, type Problem } from "../ocga/report.ts";
import { combineTitles } from "./combine-titles.ts";
import { releaseSteps } from "./release-steps.ts";

/** The Code as it is kept, out of one release or several. */
export type ImportedCode = {
  readonly sections: StoredSection[];
  readonly titles: StoredTitle[];
  readonly collection: StoredCollection;
  readonly report: ImportReport;
};

/** Combines titles of one release or several: the newest release of each title wins. */
export function combineReleases(imported: readonly ImportedTitle[]): ImportedCode {
  const releases = releasesOf(imported);
  const newest = releases.at(-1);
  if (newest === undefined) throw new Error("nothing was imported");
  const groups = [...Map.groupBy(imported, ({ title }) => title.number)].sort(([a], [b]) => a - b);
  const oldestFirst = groups.map(([, titles]) => titles.toSorted((a, b) => a.release.number - b.release.number));
  const combined = oldestFirst.map(combineTitles);
  const sections = combined.flatMap((title) => title.sections);
  const problems = [
    ...oldestFirst
      .flat()
      .flatMap(({ problems: own, release }) => own.map((problem) => named(problem, release, releases))),
    ...combined.flatMap((title) => title.problems),
  ];
  const outOfOrder = problems.filter(({ kind }) => DAMAGED_UPSTREAM.has(kind));
  const steps = releaseSteps(combined.flatMap((title) => title.steps));
  const vanished = combined.flatMap((title) => title.vanished);
  return {
    sections,
    titles: combined.map(({ title }) => title),
    collection: collectionFacts({
      editions: editionsOf(releases, oldestFirst),
      older: releases.filter(({ name }) => steps.some(({ from }) => from === name)),
      outOfOrder: citationsOf(outOfOrder, sections, newest),
      vanished,
    }),
    report: {
      release: newest.name,
      titles: groups.length,
      sections: new Set(sections.map(({ citation }) => citation)).size,
      versions: sections.length,
      by_status: countByStatus(sections),
      annotations: sum(imported.map(({ annotations }) => annotations)),
      repeats: sum(imported.map(({ repeats }) => repeats)),
      steps,
      vanished,
      out_of_order: outOfOrder,
      not_understood: problems.filter(({ kind }) => !DAMAGED_UPSTREAM.has(kind)),
    },
  };
}

/** Oldest first. */
function releasesOf(imported: readonly ImportedTitle[]): Release[] {
  const releases = new Map(imported.map(({ release }) => [release.name, release]));
  return [...releases.values()].sort((a, b) => a.number - b.number);
}

/** Which titles are read in which release, newest release first. */
function editionsOf(releases: readonly Release[], titles: readonly (readonly ImportedTitle[])[]) {
  return releases
    .toReversed()
    .map((release) => ({
      release,
      titles: titles.filter((own) => own.at(-1)?.release.name === release.name).map((own) => own[0]?.title.number ?? 0),
    }))
    .filter((edition) => edition.titles.length > 0);
}

/** Pages of several releases have the same names. */
function named(problem: Problem, release: Release, releases: readonly Release[]): Problem {
  return releases.length === 1 ? problem : { ...problem, file: `${release.name}/${problem.file}` };
}

/** Citations of the kept sections in which something was found. */
function citationsOf(problems: readonly Problem[], sections: readonly StoredSection[], newest: Release): string[] {
  const pages = new Set(
    problems.map(({ file, id }) => (file.includes("/") ? `${file}#${id}` : `${newest.name}/${file}#${id}`)),
  );
  const found = sections.filter(({ source_url }) => pages.has(source_url.split("/").slice(-2).join("/")));
  return [...new Set(found.map(({ citation }) => citation))];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
