import { type Citation, parseCitation } from "../../identifiers/citation.ts";
import type { CodeStatus } from "../../model/code-status.ts";
import type { StoredSection } from "../../model/stored-section.ts";
import { historyText } from "./printed-acts.ts";
import { leadsToRun, runAround } from "./runs.ts";
import type { Lineage } from "./section-lineage.ts";

/** A section that the newest release of its title no longer prints. */
export type VanishedSection = {
  readonly citation: Citation;
  /** The last release that prints it. */
  readonly release: string;
  /** The run that stands for it now, to which its citation leads; its texts are not kept then. */
  readonly run: string | null;
  /** What it is kept as; null where a run stands for it. */
  readonly kept_as: CodeStatus | null;
  /** Texts it had in the older releases. */
  readonly texts: number;
};

/** How a history names the citation that a text had first, and how it says that the text has moved since. */
const ENACTED_AS = /\bCode \d{4}, § (?<from>\d[\w.-]*\w), enacted by\b/;
const MOVED_HERE = /\bas redesignated by\b/;

/** Citations that sections had before, by their histories: where those texts went. */
export function formerCitations(sections: readonly StoredSection[]): Set<Citation> {
  const found = new Set<Citation>();
  for (const { notes } of sections) {
    const history = historyText(notes);
    if (!MOVED_HERE.test(history)) continue;
    const former = parseCitation(ENACTED_AS.exec(history)?.groups?.["from"] ?? "");
    if (former !== null) found.add(former);
  }
  return found;
}

/**
 * What becomes of a section that the newest release of its title does not print. Where a printed run stands for it, its
 * citation is to lead there: a section of its own would hide the run, so its texts are not kept, only listed. Elsewhere it
 * is kept as its last release prints it; a text without an end is marked as redesignated where the newest release says so,
 * as what a run around it says, else as repealed.
 */
export function vanish(
  citation: Citation,
  { earlier, last }: Lineage,
  newest: readonly StoredSection[],
  moved: ReadonlySet<Citation>,
): { sections: StoredSection[]; vanished: VanishedSection } {
  const printed = [...earlier, ...last.versions];
  const run = runAround(citation, newest);
  const texts = printed.filter(({ text }) => text !== "").length;
  const facts = { citation, release: last.release.name, texts };
  if (run !== null && leadsToRun(citation, run)) {
    return { sections: [], vanished: { ...facts, run: `${run.citation} through ${run.through}`, kept_as: null } };
  }
  const around = run === null || run.status === "active" ? "repealed" : run.status;
  const ended: CodeStatus = moved.has(citation) ? "redesignated" : around;
  const open = (section: StoredSection) => section.status === "active" && section.effective_until === null;
  const sections = [
    ...earlier,
    ...last.versions.map((section) => (open(section) ? { ...section, status: ended } : section)),
  ];
  return { sections, vanished: { ...facts, run: null, kept_as: sections.at(-1)?.status ?? ended } };
}
