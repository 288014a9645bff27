import type { Citation } from "../../identifiers/citation.ts";
import type { StepOutcome } from "./section-lineage.ts";

/** What changed from one release of a title to the next that was imported; numbers and citations of sections. */
export type ReleaseStep = {
  readonly from: string;
  readonly to: string;
  /** Sections whose text is the same to the character. */
  readonly identical: number;
  /** Sections whose text differs only in what conversions print differently. */
  readonly conversion: number;
  /** Sections whose words differ though nothing that is printed says so; the newer text is kept alone. */
  readonly unprinted: readonly Citation[];
  /** Sections with an earlier text. */
  readonly changed: readonly Citation[];
  /** Those of them whose day of change is known. */
  readonly dated: number;
  /** Sections that had no text: repealed, reserved, redesignated. */
  readonly without_text: number;
  /** Sections that only the older release prints. */
  readonly gone: readonly Citation[];
  /** Sections that only the newer release prints. */
  readonly added: number;
};

/** The steps between releases, in order, out of what became of each section. */
export function releaseSteps(found: readonly { citation: Citation; outcome: StepOutcome }[]): ReleaseStep[] {
  const steps = Map.groupBy(found, ({ outcome: { from, to } }) => `${from} ${to}`);
  return [...steps.values()]
    .map(describeStep)
    .sort((a, b) => number(a.from) - number(b.from) || number(a.to) - number(b.to));
}

function describeStep(found: readonly { citation: Citation; outcome: StepOutcome }[]): ReleaseStep {
  const having = (kind: StepOutcome["outcome"]) =>
    found.filter(({ outcome }) => outcome.outcome === kind).map(({ citation }) => citation);
  return {
    from: found[0]?.outcome.from ?? "",
    to: found[0]?.outcome.to ?? "",
    identical: having("identical").length,
    conversion: having("conversion").length,
    unprinted: having("unprinted"),
    changed: having("changed"),
    dated: found.filter(({ outcome }) => outcome.dated).length,
    without_text: having("mark").length,
    gone: having("gone"),
    added: having("new").length,
  };
}

function number(release: string): number {
  return Number(release.slice(1));
}

/** A step's numbers in one line. */
export function describeReleaseStep(step: ReleaseStep): string {
  const noise = `${step.conversion} differ only by conversion, ${step.unprinted.length} without a printed change`;
  return [
    `${step.from} to ${step.to}: ${step.changed.length} sections with an earlier text (${step.dated} with its day)`,
    `${step.identical} identical`,
    noise,
    `${step.without_text} had no text`,
    `${step.gone.length} only in ${step.from}`,
    `${step.added} only in ${step.to}`,
  ].join(", ");
}
