import { CODE_STATUSES, type CodeStatus } from "../../model/code-status.ts";
import type { StoredSection } from "../../model/stored-section.ts";
import { describeReleaseStep, type ReleaseStep } from "../releases/release-steps.ts";
import type { VanishedSection } from "../releases/vanished-sections.ts";
import { PROBLEM_KINDS, type Problem, type ProblemKind } from "./report.ts";

/** What an import did and what it did not understand. */
export type ImportReport = {
  /** The newest release. */
  readonly release: string;
  readonly titles: number;
  /** Citations; a run of reserved sections is one. */
  readonly sections: number;
  readonly versions: number;
  readonly by_status: Readonly<Record<CodeStatus, number>>;
  /** Paragraphs of case annotations, opinions and research references that were left out. */
  readonly annotations: number;
  /** Sections printed again without their text, which were folded into the one with it. */
  readonly repeats: number;
  /** From each release to the next; none for a single release. */
  readonly steps: readonly ReleaseStep[];
  /** Sections that the newest release of their title no longer prints. */
  readonly vanished: readonly VanishedSection[];
  /** Sections whose paragraphs the source does not give in their order, each with the first of them. */
  readonly out_of_order: readonly Problem[];
  readonly not_understood: readonly Problem[];
};

/** How many of the versions have each status. */
export function countByStatus(sections: readonly StoredSection[]): Record<CodeStatus, number> {
  const counts = Object.fromEntries(CODE_STATUSES.map((status) => [status, 0])) as Record<CodeStatus, number>;
  for (const { status } of sections) counts[status] += 1;
  return counts;
}

/** The report's numbers, a line each. */
export function describeReport(report: ImportReport): string[] {
  const statuses = CODE_STATUSES.filter((status) => report.by_status[status] > 0);
  return [
    `release: ${report.release}`,
    `titles: ${report.titles}`,
    describeSections(report),
    `versions: ${report.versions} (${statuses.map((status) => `${report.by_status[status]} ${status}`).join(", ")})`,
    `left out: ${report.annotations} paragraphs of annotations`,
    `folded: ${report.repeats} sections printed again without their text`,
    ...report.steps.map(describeReleaseStep),
    ...describeVanished(report.vanished),
  ];
}

/** Of one release also how many headings were printed: a section set out twice has two, a folded one a heading without text. */
function describeSections({ sections, versions, repeats, steps }: ImportReport): string {
  return steps.length > 0
    ? `sections: ${sections}`
    : `sections: ${versions + repeats} printed, under ${sections} citations`;
}

function describeVanished(vanished: readonly VanishedSection[]): string[] {
  const kept = vanished.filter(({ run }) => run === null).map(({ citation, kept_as }) => `${citation} ${kept_as}`);
  const inRuns = vanished.filter(({ run, texts }) => run !== null && texts > 0).map(({ citation }) => citation);
  return [
    ...(kept.length === 0 ? [] : [`no longer printed, kept: ${kept.length} (${kept.join(", ")})`]),
    ...(inRuns.length === 0
      ? []
      : [`now part of a run, earlier texts not kept: ${inRuns.length} (${inRuns.join(", ")})`]),
  ];
}

/** What was not understood: kinds with their numbers, then every item; nothing where all was understood. */
export function describeProblems(problems: readonly Problem[]): { kinds: string[]; items: string[] } {
  const groups = [...Map.groupBy(problems, ({ kind }) => kind)].toSorted(([a], [b]) => order(a) - order(b));
  return {
    kinds: groups.map(([kind, items]) => `${kind}: ${items.length} (${PROBLEM_KINDS[kind]})`),
    items: groups.flatMap(([kind, items]) =>
      items.map(({ file, id, snippet }) => `${file}#${id}: ${kind}: ${snippet}`),
    ),
  };
}

function order(kind: ProblemKind): number {
  return Object.keys(PROBLEM_KINDS).indexOf(kind);
}
