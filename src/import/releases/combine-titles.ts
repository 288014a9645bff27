import { type Citation, compareCitations } from "../../identifiers/citation.ts";
import type { StoredTitle } from "../../model/stored-headings.ts";
import type { StoredSection } from "../../model/stored-section.ts";
import type { ImportedTitle } from "../ocga/import-release.ts";
import { noticeInto, type Problem } from "../ocga/report.ts";
import { tellApart } from "../ocga/tell-apart.ts";
import { followSection, type StepOutcome } from "./section-lineage.ts";
import { addPlace, hasPlace } from "./title-places.ts";
import { formerCitations, type VanishedSection, vanish } from "./vanished-sections.ts";

/** One title out of all its releases. */
export type CombinedTitle = {
  readonly title: StoredTitle;
  readonly sections: StoredSection[];
  readonly steps: { readonly citation: Citation; readonly outcome: StepOutcome }[];
  readonly vanished: VanishedSection[];
  readonly problems: Problem[];
};

/** Combines one title of several releases, given oldest first: the newest wins, changed texts stay as earlier versions. */
export function combineTitles(releases: readonly ImportedTitle[]): CombinedTitle {
  const newest = releases.at(-1);
  if (newest === undefined) throw new Error("a title without a release");
  const byRelease = releases.map(({ sections }) => Map.groupBy(sections, ({ citation }) => citation));
  const citations = [...new Set(byRelease.flatMap((groups) => [...groups.keys()]))].sort(compareCitations);
  const moved = formerCitations(newest.sections);
  const combined: CombinedTitle = {
    title: structuredClone(newest.title),
    sections: [],
    steps: [],
    vanished: [],
    problems: [],
  };
  for (const citation of citations) {
    const lineage = followSection(
      releases.map(({ release }, index) => ({ release, versions: byRelease[index]?.get(citation) ?? [] })),
    );
    combined.steps.push(...lineage.steps.map((outcome) => ({ citation, outcome })));
    let kept = [...lineage.earlier, ...lineage.last.versions];
    if (lineage.last.release !== newest.release) {
      const { sections, vanished } = vanish(citation, lineage, newest.sections, moved);
      combined.vanished.push(vanished);
      kept = sections;
    }
    const notice = noticeInto(combined.problems, `${kept[0]?.release ?? ""}/${newest.file}`);
    combined.sections.push(...tellApart(placed(kept, releases, combined.title), notice));
  }
  return combined;
}

/**
 * The versions, each under a heading that the title has: its own, else that of the newest version. Where even that has
 * none, its headings are added to the title.
 */
function placed(
  versions: readonly StoredSection[],
  releases: readonly ImportedTitle[],
  title: StoredTitle,
): StoredSection[] {
  const newest = versions.at(-1);
  if (newest === undefined) return [];
  if (!hasPlace(title, newest)) {
    const printedIn = releases.find(({ release }) => release.name === newest.release);
    if (printedIn === undefined) throw new Error(`${newest.source_url}: no such release`);
    addPlace(title, newest, printedIn.title);
  }
  return versions.map((version) => (hasPlace(title, version) ? version : { ...version, under: newest.under }));
}
