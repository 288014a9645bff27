import { citationParts, compareDesignations } from "../../identifiers/citation.ts";
import type { StoredHeading, StoredTitle } from "../../model/stored-headings.ts";
import type { StoredSection } from "../../model/stored-section.ts";

/** True where the title has the chapter and the headings below it that a section names. */
export function hasPlace(title: StoredTitle, section: StoredSection): boolean {
  return headingsOf(title, section) !== null;
}

/**
 * Adds to a title the headings that a section stands under and that the title has not, as another release prints them,
 * each without what else stands below it.
 */
export function addPlace(title: StoredTitle, section: StoredSection, other: StoredTitle): void {
  const chain = headingsOf(other, section);
  if (chain === null) throw new Error(`${section.source_url} stands under a heading that its own title does not have`);
  let level = title.chapters;
  for (const [depth, heading] of chain.entries()) {
    let own = level.find((candidate) => isSame(candidate, heading, depth));
    if (own === undefined) {
      own = { ...heading, children: [] };
      insert(level, own);
    }
    level = own.children;
  }
}

/** The headings from the chapter down to the section's own; null where one is missing. */
function headingsOf(title: StoredTitle, { citation, under }: StoredSection): StoredHeading[] | null {
  const { chapter } = citationParts(citation);
  const first = title.chapters.find(({ number }) => number === chapter);
  const chain: (StoredHeading | undefined)[] = [first];
  for (const step of under?.split("/") ?? []) {
    chain.push(chain.at(-1)?.children.find(({ kind, number }) => `${kind}-${number}` === step));
  }
  return chain.every((heading) => heading !== undefined) ? chain : null;
}

/** Chapters are known by their number: some titles print that level as articles. */
function isSame(a: StoredHeading, b: StoredHeading, depth: number): boolean {
  return a.number === b.number && (depth === 0 || a.kind === b.kind);
}

function insert(level: StoredHeading[], heading: StoredHeading): void {
  const next = level.findIndex(({ number }) => compareDesignations(number, heading.number) > 0);
  level.splice(next === -1 ? level.length : next, 0, heading);
}
