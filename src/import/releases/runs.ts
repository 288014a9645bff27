import { type Citation, citationParts, compareCitations } from "../../identifiers/citation.ts";
import type { StoredSection } from "../../model/stored-section.ts";

/** The printed run (`2-10-1 through 2-10-39`) in whose range a citation stands; null where there is none. */
export function runAround(citation: Citation, sections: readonly StoredSection[]): StoredSection | null {
  const found = sections.find(
    (run) =>
      run.through !== null &&
      compareCitations(run.citation, citation) < 0 &&
      compareCitations(citation, run.through) <= 0,
  );
  return found ?? null;
}

/** True where the citation leads to the run, which stands for its whole numbers and its end, and not for `49-5-183.1`. */
export function leadsToRun(citation: Citation, run: StoredSection): boolean {
  if (citation === run.through) return true;
  const [own, first] = [withoutLastNumber(citation), withoutLastNumber(run.citation)];
  return run.through !== null && own === first && withoutLastNumber(run.through) === first;
}

function withoutLastNumber(citation: Citation): string {
  const { title, chapter, section } = citationParts(citation);
  return `${title}-${chapter}-${section.replace(/\d+$/, "")}`;
}
