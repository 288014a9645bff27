import type { ChapterRecord, HeadingRecord, SlimSection } from "../model/tree-records.ts";

/** A heading of a chapter with the sections directly under it. */
export type OutlineHeading = { heading: HeadingRecord; sections: SlimSection[]; children: OutlineHeading[] };

/** A chapter's sections under its headings: first those that stand under none. */
export type ChapterOutline = { sections: SlimSection[]; children: OutlineHeading[] };

/**
 * Groups a chapter's sections, which come in printed order, under its headings. A section whose heading the chapter does
 * not list stands with those that have none, so that none is lost.
 */
export function chapterOutline({ items, children }: Pick<ChapterRecord, "items" | "children">): ChapterOutline {
  const byPath = Map.groupBy(items, ({ under }) => under ?? "");
  const known = new Set<string>();
  const place = (heading: HeadingRecord): OutlineHeading => {
    known.add(heading.path);
    return { heading, sections: byPath.get(heading.path) ?? [], children: heading.children.map(place) };
  };
  const placed = children.map(place);
  return { sections: items.filter(({ under }) => under === null || !known.has(under)), children: placed };
}
