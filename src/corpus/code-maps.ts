import { chapterAddresses, type PublicRoots, titleAddresses } from "../contract/addresses.ts";
import type { Citation } from "../identifiers/citation.ts";
import type { ConstitutionRecord } from "../model/provision-records.ts";
import type { SectionRecord } from "../model/section-record.ts";
import type { StoredHeading, StoredTitle } from "../model/stored-headings.ts";
import type {
  ChapterRecord,
  ChapterSummary,
  HeadingRecord,
  SlimSection,
  TitleRecord,
  TreeRecord,
} from "../model/tree-records.ts";

/** The maps of the Code as published: the tree, its titles, their chapters. */
export type CodeMaps = { tree: TreeRecord; titles: TitleRecord[]; chapters: ChapterRecord[] };

/** A section as its chapter lists it, before it is known to which chapter that is. */
export type PlacedSection = SlimSection & { title: number; chapter: string };

/** What a chapter lists of a record. Its place is that of the leading version, whose headings the record has. */
export function placedSection(record: SectionRecord): PlacedSection {
  const below = record.headings.slice(2).map(({ kind, number }) => `${kind}-${number}`);
  return {
    title: record.title,
    chapter: record.chapter,
    citation: record.citation,
    through: record.through,
    catchline: record.catchline,
    status: record.status,
    versions: record.versions.length,
    in_force_now: record.in_force_now,
    under: below.length === 0 ? null : below.join("/"),
    canonical_url: record.canonical_url,
  };
}

/** Builds every map from the headings and the sections in printed order. Headings keep the order in which they are stored. */
export function codeMaps(
  titles: readonly StoredTitle[],
  sections: readonly PlacedSection[],
  constitutions: readonly ConstitutionRecord[],
  roots: PublicRoots,
): CodeMaps {
  const byChapter = Map.groupBy(sections, ({ title, chapter }) => `${title}/${chapter}`);
  const chapters = titles.flatMap((title) =>
    title.chapters.map((chapter, index) => ({
      ...chapterRecord(title, chapter, byChapter.get(`${title.number}/${chapter.number}`) ?? [], roots),
      previous: title.chapters[index - 1]?.number ?? null,
      next: title.chapters[index + 1]?.number ?? null,
    })),
  );
  const records = titles.map((title, index) => ({
    ...titleFields(
      title,
      chapters.filter((chapter) => chapter.title === title.number),
      roots,
    ),
    notes: title.notes,
    chapters: chapters.filter((chapter) => chapter.title === title.number).map(chapterSummary),
    previous: titles[index - 1]?.number ?? null,
    next: titles[index + 1]?.number ?? null,
  }));
  return { tree: tree(titles, chapters, constitutions, roots), titles: records, chapters };
}

function tree(
  titles: readonly StoredTitle[],
  chapters: readonly ChapterRecord[],
  constitutions: readonly ConstitutionRecord[],
  roots: PublicRoots,
): TreeRecord {
  return {
    titles: titles.map((title) => {
      const own = chapters.filter((chapter) => chapter.title === title.number);
      return {
        ...titleFields(title, own, roots),
        chapters: own.map(({ kind, chapter, heading, sections, canonical_url }) => ({
          kind,
          chapter,
          heading,
          sections,
          canonical_url,
        })),
      };
    }),
    constitutions: constitutions.map(({ scheme, heading, provision_count, canonical_url }) => ({
      scheme,
      heading,
      provision_count,
      canonical_url,
    })),
    title_count: titles.length,
    section_count: chapters.reduce((sum, chapter) => sum + chapter.sections, 0),
  };
}

function titleFields(title: StoredTitle, chapters: readonly ChapterRecord[], roots: PublicRoots) {
  return {
    title: title.number,
    heading: title.heading,
    chapter_count: chapters.length,
    section_count: chapters.reduce((sum, chapter) => sum + chapter.sections, 0),
    ...titleAddresses(roots, title.number),
  };
}

function chapterSummary({
  kind,
  chapter,
  heading,
  former_headings,
  sections,
  first,
  last,
  canonical_url,
  md_url,
  json_url,
  children,
}: ChapterRecord): ChapterSummary {
  return { kind, chapter, heading, former_headings, sections, first, last, canonical_url, md_url, json_url, children };
}

function chapterRecord(
  title: StoredTitle,
  chapter: StoredHeading,
  sections: readonly PlacedSection[],
  roots: PublicRoots,
): ChapterRecord {
  const items = sections.map(({ title: _title, chapter: _chapter, ...slim }) => slim);
  return {
    title: title.number,
    title_heading: title.heading,
    kind: chapter.kind,
    chapter: chapter.number,
    heading: chapter.heading,
    former_headings: chapter.former_headings,
    sections: items.length,
    first: firstOf(items),
    last: items.at(-1)?.through ?? items.at(-1)?.citation ?? null,
    ...chapterAddresses(roots, title.number, chapter.number),
    notes: chapter.notes,
    children: chapter.children.map((child) => headingRecord(child, null, items)),
    items,
    total: items.length,
    previous: null,
    next: null,
  };
}

function headingRecord(heading: StoredHeading, above: string | null, items: readonly SlimSection[]): HeadingRecord {
  const path = `${above === null ? "" : `${above}/`}${heading.kind}-${heading.number}`;
  const below = items.filter(({ under }) => under === path || under?.startsWith(`${path}/`));
  return {
    kind: heading.kind,
    number: heading.number,
    heading: heading.heading,
    path,
    sections: below.length,
    first: firstOf(below),
    notes: heading.notes,
    children: heading.children.map((child) => headingRecord(child, path, below)),
  };
}

function firstOf(items: readonly SlimSection[]): Citation | null {
  return items[0]?.citation ?? null;
}
