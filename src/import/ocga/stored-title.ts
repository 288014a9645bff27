import { citationParts, compareDesignations } from "../../identifiers/citation.ts";
import type { StoredHeading, StoredTitle } from "../../model/stored-headings.ts";
import type { StoredSection } from "../../model/stored-section.ts";
import { headingChain, type PrintedHeading, type PrintedTitle } from "./printed-title.ts";

/** A title's headings as they are kept: one for every number, and every chapter that a section names. */
export function storedTitle(title: PrintedTitle, sections: readonly StoredSection[], releaseDate: string): StoredTitle {
  const living = livingHeadings(title, sections, releaseDate);
  const chapters = mergeHeadings(title.headings, living);
  for (const { citation } of sections) {
    const { chapter } = citationParts(citation);
    if (chapters.some(({ number }) => number === chapter)) continue;
    const next = chapters.findIndex(({ number }) => compareDesignations(number, chapter) > 0);
    chapters.splice(next === -1 ? chapters.length : next, 0, emptyChapter(chapter));
  }
  return { number: title.number, heading: title.heading, notes: title.notes, chapters };
}

/** Headings that a section in force on the day of the release stands under. */
function livingHeadings(
  title: PrintedTitle,
  sections: readonly StoredSection[],
  releaseDate: string,
): Set<PrintedHeading> {
  const inForce = new Set(
    sections.filter((section) => isInForce(section, releaseDate)).map(({ source_url }) => source_url.split("#")[1]),
  );
  return new Set(title.sections.filter(({ id }) => inForce.has(id)).flatMap(({ above }) => headingChain(above)));
}

function isInForce({ status, effective_from: from, effective_until: until }: StoredSection, day: string): boolean {
  return status === "active" && (from === null || from <= day) && (until === null || until > day);
}

function mergeHeadings(printed: readonly PrintedHeading[], living: ReadonlySet<PrintedHeading>): StoredHeading[] {
  const groups = Map.groupBy(printed, ({ kind, number }) => `${kind}-${number}`);
  return [...groups.values()].map((same) => {
    const kept = same.findLast((heading) => living.has(heading)) ?? same.at(-1);
    if (kept === undefined) throw new Error("a group has a member");
    const others = same.filter((heading) => heading !== kept);
    const former = others.map(({ heading }) => heading).filter((heading) => heading !== "" && heading !== kept.heading);
    return {
      kind: kept.kind,
      number: kept.number,
      heading: kept.heading,
      former_headings: [...new Set(former)],
      notes: [kept, ...others].flatMap(({ notes }) => notes),
      children: mergeHeadings(
        same.flatMap(({ children }) => children),
        living,
      ),
    };
  });
}

function emptyChapter(number: string): StoredHeading {
  return { kind: "chapter", number, heading: "", former_headings: [], notes: [], children: [] };
}
