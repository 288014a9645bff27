import { chapterAddresses, type PublicRoots, sectionAddresses, titleAddresses } from "../../src/contract/addresses.ts";
import { INDEPENDENCE } from "../../src/contract/statements.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import type { Citation } from "../../src/identifiers/citation.ts";
import { SCHEMES } from "../../src/identifiers/provision.ts";
import type { SectionRecord, SectionVersion } from "../../src/model/section-record.ts";
import type { CodeMeta } from "../../src/model/service-records.ts";
import type {
  ChapterRecord,
  HeadingRecord,
  SlimSection,
  TitleRecord,
  TreeRecord,
} from "../../src/model/tree-records.ts";
import { fakeConstitutions } from "./fake-constitutions.ts";
import { FAKE_SECTIONS, type FakeSection } from "./fake-sections.ts";

/** Roots that no page may confuse with each other. */
const FAKE_ROOTS: PublicRoots = {
  api: "https://api.example/api",
  site: "https://site.example",
  mcp: "https://mcp.example/mcp",
};

const LICENSE = "CC0 1.0";
const THROUGH = "the 2025 specimen supplement";

const constitutions = fakeConstitutions(FAKE_ROOTS, THROUGH, LICENSE);
const provisionCount = SCHEMES.flatMap((scheme) => constitutions.provisions(scheme)).length;

const citations = FAKE_SECTIONS.map(({ citation }) => citation);

/** A corpus of made-up law: two titles, two constitutions, every status, text that tries to be markup. */
export function fakeCorpus({ specimen = true }: { specimen?: boolean } = {}): Corpus {
  return {
    asOf: "2026-01-15",
    nextChange: "2026-07-01",
    roots: FAKE_ROOTS,
    bills: null,
    opinions: null,
    collections: () => [
      {
        collection: "code",
        corpusVersion: "specimen-0123456789ab",
        releaseDate: "2026-01-02",
        currentThrough: THROUGH,
        coverage: "Made-up sections that show every form a section can take.",
        license: LICENSE,
        specimen,
        count: FAKE_SECTIONS.length + provisionCount,
      },
    ],
    section: (citation) => fakeRecord(citation),
    citations: () => citations,
    codeAlias: () => null,
    codeAliases: () => [],
    nearestSections: () => [],
    sectionsBetween: () => [],
    ...constitutions,
    tree: fakeTree,
    title: (title) => (title === 90 || title === 91 ? fakeTitle(title) : null),
    chapter: (title, chapter) =>
      (title === 90 && chapter === "1") || (title === 91 && chapter === "2A") ? fakeChapter(title, chapter) : null,
    codeMeta: () => fakeMeta(specimen),
    artifact: () => null,
    close: () => {},
  };
}

function fakeRecord(wanted: Citation): SectionRecord | null {
  const at = citations.indexOf(wanted);
  const section = FAKE_SECTIONS[at];
  if (section === undefined) return null;
  const { citation, catchline, headings, versions } = section;
  const stored = versions.map((version) => fakeVersion(section, version));
  const lead = stored[0] as SectionVersion;
  return {
    citation,
    through: section.through ?? null,
    cite_as: `O.C.G.A. § ${citation}`,
    catchline,
    title: Number(citation.split("-")[0]),
    chapter: citation.split("-")[1] ?? "",
    headings,
    status: lead.status,
    in_force_now: lead.in_force_now,
    current_through: THROUGH,
    ...sectionAddresses(FAKE_ROOTS, citation),
    source_url: lead.source_url,
    license: LICENSE,
    versions: stored,
    previous: citations[at - 1] ?? null,
    next: citations[at + 1] ?? null,
  };
}

function fakeVersion({ citation, catchline }: FakeSection, version: FakeSection["versions"][number]): SectionVersion {
  return {
    version: version.effective_from ?? (version.effective_until ? `until-${version.effective_until}` : "r1"),
    catchline,
    status: "active",
    in_force_now: true,
    effective_from: null,
    effective_until: null,
    effective_note: null,
    current_through: THROUGH,
    source_url: `https://source.example/specimen#${citation}`,
    chars: version.text.length,
    subsections: [],
    notes: [],
    ...version,
  };
}

function slim(section: FakeSection): SlimSection {
  const record = fakeRecord(section.citation) as SectionRecord;
  return {
    citation: record.citation,
    through: record.through,
    catchline: record.catchline,
    status: record.status,
    versions: record.versions.length,
    in_force_now: record.in_force_now,
    under: section.under,
    canonical_url: record.canonical_url,
  };
}

function heading(
  path: string,
  words: string,
  items: readonly SlimSection[],
  children: HeadingRecord[] = [],
): HeadingRecord {
  const [kind, number] = (path.split("/").at(-1) ?? "").split("-") as ["article", string];
  const below = items.filter(({ under }) => under === path || under?.startsWith(`${path}/`));
  return {
    kind,
    number,
    heading: words,
    path,
    sections: below.length,
    first: below[0]?.citation ?? null,
    notes: [],
    children,
  };
}

function fakeChapter(title: number, chapter: string): ChapterRecord {
  const items = FAKE_SECTIONS.filter(({ citation }) => citation.startsWith(`${title}-${chapter}-`)).map(slim);
  const parts = [
    heading("article-2/part-1", "Wells and Springs", items),
    heading("article-2/part-2", "Ponds <& Other Still Waters>", items),
  ];
  return {
    title,
    title_heading: title === 90 ? "Lanterns, Wells, and Ferries" : "Orchards",
    kind: title === 90 ? "chapter" : "article",
    chapter,
    heading: title === 90 ? "Public Lanterns" : "Keeping of Bees",
    former_headings: title === 90 ? ["Street Lamps and Lanterns"] : [],
    sections: items.length,
    first: items[0]?.citation ?? null,
    last: items.at(-1)?.citation ?? null,
    ...chapterAddresses(FAKE_ROOTS, title, chapter),
    notes: title === 90 ? [{ heading: "Editor’s notes", text: "This chapter was made up.\n\nAll of it was." }] : [],
    children:
      title === 90
        ? [
            heading("article-1", "General Provisions", items),
            heading("article-2", "Waters", items, parts),
            heading("article-3", "Reserved", items),
          ]
        : [],
    items,
    total: items.length,
    previous: null,
    next: null,
  };
}

function fakeTitle(title: number): TitleRecord {
  const chapter = fakeChapter(title, title === 90 ? "1" : "2A");
  const { kind, former_headings, sections, first, last, canonical_url, md_url, json_url, children } = chapter;
  return {
    title,
    heading: chapter.title_heading,
    chapter_count: 1,
    section_count: sections,
    ...titleAddresses(FAKE_ROOTS, title),
    notes: title === 90 ? [{ heading: "Law reviews", text: "On lanterns, see 1 Specimen L. Rev. 1." }] : [],
    chapters: [
      {
        kind,
        chapter: chapter.chapter,
        heading: chapter.heading,
        former_headings,
        sections,
        first,
        last,
        canonical_url,
        md_url,
        json_url,
        children,
      },
    ],
    previous: title === 91 ? 90 : null,
    next: title === 90 ? 91 : null,
  };
}

function fakeTree(): TreeRecord {
  const titles = [90, 91].map((number) => {
    const { notes: _notes, previous: _previous, next: _next, chapters, ...title } = fakeTitle(number);
    const slimmed = chapters.map(({ kind, chapter, heading, sections, canonical_url }) => ({
      kind,
      chapter,
      heading,
      sections,
      canonical_url,
    }));
    return { ...title, chapters: slimmed };
  });
  return {
    titles,
    constitutions: SCHEMES.map((scheme) => {
      const { heading, provision_count, canonical_url } = constitutions.constitution(scheme);
      return { scheme, heading, provision_count, canonical_url };
    }),
    title_count: 2,
    section_count: FAKE_SECTIONS.length,
  };
}

function fakeMeta(specimen: boolean): CodeMeta {
  return {
    collection: "code",
    corpus_version: "specimen-0123456789ab",
    specimen,
    coverage: "Made-up sections that show every form a section can take.",
    qualifications: ["None of it is law.", "Case annotations are left out."],
    current_through: THROUGH,
    release_date: "2026-01-02",
    as_of: "2026-01-15",
    next_change: "2026-07-01",
    counts: {
      titles: 2,
      chapters: 2,
      sections: FAKE_SECTIONS.length,
      versions: FAKE_SECTIONS.reduce((sum, { versions }) => sum + versions.length, 0),
      provisions: provisionCount,
      by_status: { active: 5, repealed: 1, reserved: 1, redesignated: 0, superseded: 0, note_only: 1 },
    },
    constitutions: SCHEMES.map((scheme) => {
      const { heading, current_through, license, provision_count } = constitutions.constitution(scheme);
      return { scheme, heading, current_through, license, provision_count };
    }),
    license: LICENSE,
    attribution: null,
    sources: [{ name: "Specimen press", url: "https://source.example/specimen", license: LICENSE }],
    independence: INDEPENDENCE,
    bulk_url: `${FAKE_ROOTS.api}/code/bulk`,
  };
}
