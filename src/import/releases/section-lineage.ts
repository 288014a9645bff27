import type { StoredSection } from "../../model/stored-section.ts";
import type { Release } from "../ocga/release-facts.ts";
import { type Printing, succeed } from "./succession.ts";
import type { TextChange } from "./text-change.ts";

/** What became of a section from one release to the next: its text, or `mark` where the older had none, or gone or new. */
export type StepOutcome = {
  readonly from: string;
  readonly to: string;
  readonly outcome: TextChange | "mark" | "gone" | "new";
  /** True where the day of the change is known. */
  readonly dated: boolean;
};

/** A section through several releases. */
export type Lineage = {
  /** Texts that a later release no longer prints, oldest first. */
  readonly earlier: readonly StoredSection[];
  /** What the last release that prints the section has. */
  readonly last: Printing;
  readonly steps: readonly StepOutcome[];
};

/** Follows a section through the releases of its title, oldest first. At least one must print it. */
export function followSection(printings: readonly Printing[]): Lineage {
  const earlier: StoredSection[] = [];
  const steps: StepOutcome[] = [];
  let last: Printing | null = null;
  let before: Release | null = null;
  for (const printing of printings) {
    const { release, versions } = printing;
    const from = before?.name ?? "";
    const wasPrinted = last !== null && last.release === before;
    before = release;
    if (versions.length === 0) {
      if (wasPrinted) steps.push({ from, to: release.name, outcome: "gone", dated: false });
      continue;
    }
    if (last === null) {
      if (from !== "") steps.push({ from, to: release.name, outcome: "new", dated: false });
      last = printing;
      continue;
    }
    const next = succeed(last, printing);
    earlier.push(...next.ended);
    steps.push({ from: last.release.name, to: release.name, outcome: next.outcome, dated: next.dated });
    last = { release, versions: next.versions };
  }
  if (last === null) throw new Error("a section without a release that prints it");
  return { earlier, last, steps };
}
