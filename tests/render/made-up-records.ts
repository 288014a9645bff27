import type { Citation } from "../../src/identifiers/citation.ts";
import type { Note } from "../../src/model/common.ts";
import type { SectionRecord } from "../../src/model/section-record.ts";
import type { ChapterRecord, SlimSection } from "../../src/model/tree-records.ts";

/** A made-up section in force with one version. */
export function madeUpSection(number: number, text: string, notes: Note[] = []): SectionRecord {
  const citation = `99-1-${number}` as Citation;
  const shared = {
    catchline: `Kite ${number}.`,
    status: "active" as const,
    in_force_now: true,
    current_through: "2026 Regular Session",
    source_url: "https://source.example/99",
  };
  const url = `https://site.example/code/${citation}`;
  return {
    ...shared,
    citation,
    through: null,
    cite_as: `O.C.G.A. § ${citation}`,
    title: 99,
    chapter: "1",
    headings: [],
    canonical_url: url,
    md_url: `${url}.md`,
    text_url: `${url}/text`,
    json_url: `https://site.example/api/code/sections/${citation}`,
    license: "CC0-1.0",
    versions: [
      {
        ...shared,
        version: "r86",
        effective_from: null,
        effective_until: null,
        effective_note: null,
        chars: text.length,
        text,
        subsections: [],
        notes,
      },
    ],
    previous: null,
    next: null,
  };
}

/** A made-up chapter of those sections, none of them below an article. */
export function madeUpChapter(sections: readonly SectionRecord[]): ChapterRecord {
  const url = "https://site.example/code/title-99/chapter-1";
  return {
    kind: "chapter",
    chapter: "1",
    heading: "Kites",
    former_headings: [],
    sections: sections.length,
    first: sections[0]?.citation ?? null,
    last: sections.at(-1)?.citation ?? null,
    canonical_url: url,
    md_url: `${url}.md`,
    json_url: "https://site.example/api/code/titles/99/chapters/1",
    title: 99,
    title_heading: "Toys",
    notes: [],
    children: [],
    items: sections.map(slim),
    total: sections.length,
    previous: null,
    next: null,
  };
}

function slim({ citation, through, catchline, status, in_force_now, canonical_url }: SectionRecord): SlimSection {
  return { citation, through, catchline, status, versions: 1, in_force_now, under: null, canonical_url };
}

/** What frontmatter says of the made-up collection. */
export const STAMP = { corpusVersion: "specimen-0123456789ab", license: "CC0-1.0", releaseDate: "2026-07-01" };
