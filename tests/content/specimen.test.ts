import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import matter from "gray-matter";
import { describe, expect, it, test } from "vitest";
import { versionsOn } from "../../src/corpus/section-versions.ts";
import { citationParts, parseCitation } from "../../src/identifiers/citation.ts";
import { storedCorpus } from "../../src/model/stored-corpus.ts";
import { type StoredHeading, type StoredTitle, storedTitles } from "../../src/model/stored-headings.ts";
import {
  type StoredSection,
  storedSection,
  storedSectionFields,
  versionQualifier,
} from "../../src/model/stored-section.ts";

const CONTENT = join(import.meta.dirname, "../../content");
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(CONTENT, path), "utf8"));

type Read = { path: string; keys: string[]; result: ReturnType<typeof storedSection.safeParse> };

function readSection(path: string): Read {
  const { data, content } = matter(readFileSync(join(CONTENT, path), "utf8"));
  return { path, keys: Object.keys(data), result: storedSection.safeParse({ ...data, text: content.trim() }) };
}

const files = readdirSync(join(CONTENT, "code"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== "titles.json")
  .map((entry) => relative(CONTENT, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
  .sort();
const read = files.map(readSection);
const sections = read.flatMap(({ path, result }) => (result.success ? [{ ...result.data, path }] : []));
const { titles } = storedTitles.parse(readJson("code/titles.json"));
const versionsOf = Map.groupBy(sections, (section) => section.citation);

const titleOf = (section: StoredSection): StoredTitle | undefined =>
  titles.find((title) => title.number === citationParts(section.citation).title);
const chapterOf = (section: StoredSection): StoredHeading | undefined =>
  titleOf(section)?.chapters.find((chapter) => chapter.number === citationParts(section.citation).chapter);

/** The headings from the chapter down to `under`, or undefined where a step of the path is not in titles.json. */
function headingsAbove(section: StoredSection): StoredHeading[] | undefined {
  const chapter = chapterOf(section);
  const above = chapter ? [chapter] : [];
  for (const step of section.under?.split("/") ?? []) {
    const next = above.at(-1)?.children.find((child) => `${child.kind}-${child.number}` === step);
    if (!next) return undefined;
    above.push(next);
  }
  return above.length > 0 ? above : undefined;
}

const walk = (headings: readonly StoredHeading[]): StoredHeading[] =>
  headings.flatMap((heading) => [heading, ...walk(heading.children)]);
const allHeadings = titles.flatMap((title) => walk(title.chapters));
const paragraphs = (section: StoredSection): string[] => section.text.split("\n\n");
const notesLength = (section: StoredSection): number => section.notes.reduce((sum, note) => sum + note.text.length, 0);
const hasNote = (section: StoredSection, heading: RegExp): boolean =>
  section.notes.some((note) => heading.test(note.heading));

describe("the specimen of the Code", () => {
  it("says in corpus.json that it is a specimen and not law", () => {
    const code = storedCorpus.parse(readJson("corpus.json")).code;
    expect(code).toMatchObject({ release_label: "specimen", specimen: true, license: "CC0-1.0" });
    expect(code?.coverage).toMatch(/specimen.*not law/i);
  });

  it("has only valid files, with every field in the schema's order", () => {
    const order = Object.keys(storedSectionFields.shape);
    for (const { path, keys, result } of read) {
      expect(result.error?.issues ?? [], path).toEqual([]);
      expect(keys, path).toEqual(order);
    }
    expect(sections.length).toBeGreaterThanOrEqual(60);
  });

  it("names every file after its citation, and after its version where there are several", () => {
    for (const section of sections) {
      const several = (versionsOf.get(section.citation)?.length ?? 0) > 1;
      const name = several ? `${section.citation}@${versionQualifier(section)}.md` : `${section.citation}.md`;
      expect(basename(section.path)).toBe(name);
      expect(dirname(section.path)).toBe(`code/title-${citationParts(section.citation).title}`);
    }
  });

  it("uses only titles that Georgia does not", () => {
    for (const title of titles) expect(title.number).toBeGreaterThanOrEqual(90);
    for (const section of sections) {
      const { title } = citationParts(section.citation);
      expect(title, section.path).toBeGreaterThanOrEqual(90);
      expect(section.source_url).toBe(`https://example.org/specimen/title-${title}#${section.citation}`);
    }
  });

  it("puts every section under headings that titles.json has", () => {
    for (const section of sections) expect(headingsAbove(section), `${section.path}: ${section.under}`).toBeDefined();
  });

  it("has no heading twice under one heading", () => {
    for (const { children } of [...allHeadings, ...titles.map((title) => ({ children: title.chapters }))]) {
      const names = children.map((child) => `${child.kind}-${child.number}`);
      expect(new Set(names).size, names.join(", ")).toBe(names.length);
    }
  });

  it("stores text as paragraphs, one a line, without indentation", () => {
    for (const section of sections) {
      for (const paragraph of section.text === "" ? [] : paragraphs(section)) {
        expect(paragraph, section.path).toMatch(/^[^\s](?:[^\n]*[^\s])?$/);
      }
    }
  });

  it("refers only to its own sections, but for one repealed long ago", () => {
    const gone = new Set(["93-9-1"]);
    const known = new Set<string>(
      sections.flatMap(({ citation, through }) => (through ? [citation, through] : [citation])),
    );
    const missing = new Set<string>();
    for (const section of sections) {
      const words = [section.text, ...section.notes.map((note) => note.text)].join("\n");
      for (const [written] of words.matchAll(/\b\d{1,2}-\d+[A-Z]*(?:\.\d+)*-\d+(?:\.\d+)*[A-Z]?\b/g)) {
        expect(parseCitation(written), section.path).toBe(written);
        if (!known.has(written)) missing.add(written);
      }
    }
    expect(missing).toEqual(gone);
  });
});

type Edge = [edge: string, citation: string, holds: (section: StoredSection, versions: StoredSection[]) => boolean];

const has = (pattern: RegExp) => (section: StoredSection) => pattern.test(section.text);
const qualifiers =
  (...expected: string[]) =>
  (_: StoredSection, versions: StoredSection[]) =>
    versions.map(versionQualifier).sort().join(" ") === expected.join(" ");
const present = (): boolean => true;
/** On a day: status and version of each stored text, the leading one first. */
const leads =
  (day: string, ...expected: string[]) =>
  (_: StoredSection, versions: StoredSection[]) =>
    versionsOn(day, versions)
      .map(({ version, status, inForce }) => `${version} ${status}${inForce ? " in force" : ""}`)
      .slice(0, expected.length)
      .join(", ") === expected.join(", ");

/** Each edge with a section that has it: whoever removes one learns here what it was for. */
const EDGES: Edge[] = [
  // Statuses and runs
  ["an active section", "90-1-1", (s) => s.status === "active"],
  ["a repealed section without text", "90-1A-4", (s) => s.status === "repealed" && s.text === ""],
  ["a reserved section that keeps its catchline", "90-1-22", (s) => s.status === "reserved" && s.catchline !== ""],
  [
    "a redesignated section named only by that word",
    "91-2-5",
    (s) => s.status === "redesignated" && s.catchline === "Redesignated.",
  ],
  [
    "a redesignated section that keeps its catchline",
    "97-1-4",
    (s) => s.status === "redesignated" && s.catchline === "Firewood.",
  ],
  ["a superseded text", "93-1-2", (_, all) => all.some((s) => s.status === "superseded" && s.text !== "")],
  ["a section of notes only", "91-2-4", (s) => s.status === "note_only" && s.text === "" && s.notes.length > 0],
  [
    "a reserved run, without catchline and notes",
    "90-3-1",
    (s) => s.through === "90-3-9" && s.catchline === "" && s.notes.length === 0,
  ],
  ["a repealed run of two", "90-3-10", (s) => s.through === "90-3-11" && s.status === "repealed"],
  [
    "a repealed run of numbers with points",
    "90-3-12.1",
    (s) => s.through === "90-3-12.3" && s.status === "repealed" && s.text === "",
  ],
  // Versions
  ["a repeal on a day to come", "97-1-3", (s) => s.effective_until === "2031-06-30" && s.ends_as === "repealed"],
  [
    "a repeal on a day that is past, with its text",
    "90-1-41",
    (s) => s.effective_until === "2025-06-30" && s.ends_as === "repealed",
  ],
  ["two versions that change in 2027", "91-1-3", qualifiers("2027-07-01", "until-2027-07-01")],
  ["two versions that changed in 2025", "90-1-21", qualifiers("2025-07-01", "until-2025-07-01")],
  ["three versions", "91-1-4", qualifiers("2025-07-01", "2027-07-01", "until-2025-07-01")],
  [
    "a version with both of its days",
    "91-1-4",
    (_, all) => all.some((s) => s.effective_from !== null && s.effective_until !== null),
  ],
  ["a version known only from an earlier release", "93-1-2", qualifiers("r1", "r2")],
  ["a single version not yet in force", "90-1A-5", (s, all) => s.effective_from === "2030-01-01" && all.length === 1],
  ["an end known without its successor", "93-1-3", (s, all) => s.ends_as === "superseded" && all.length === 1],
  [
    "a single text that has ended, superseded from its end on by none that is known",
    "93-1-4",
    leads("2024-07-01", "until-2024-07-01 superseded"),
  ],
  [
    "an end known from the text and, before it, a version known only from an earlier release",
    "91-2-8",
    qualifiers("2025-07-01", "r1", "until-2025-07-01"),
  ],
  ["its newest version in force", "91-2-8", leads("2026-01-01", "2025-07-01 active in force")],
  [
    "a gap between two versions, in which the later one leads and none is in force",
    "91-2-9",
    leads("2026-01-01", "2030-01-01 active", "until-2025-01-01 superseded"),
  ],
  [
    "a version in force beside one of uncertain effect",
    "91-2-10",
    leads("2026-01-01", "2019-07-01 active in force", "r2 active"),
  ],
  [
    "a repealed section whose text is known from an earlier release",
    "97-1-5",
    leads("2026-01-01", "r2 repealed", "r1 superseded"),
  ],
  ["an uncertain effect", "91-1-5", (s) => s.effect_uncertain && s.effective_from === null],
  // Citations
  ["a chapter with a letter", "90-1A-3", present],
  ["a chapter with a number and a letter of more digits", "95-13B-9", present],
  ["a chapter with a point", "93-2.1-1", present],
  ["a chapter-level article with a letter", "92-2A-101", present],
  ["a section with a point", "90-2-4.1", present],
  ["a section with two points", "90-2-4.1.1", present],
  ["a section with a letter", "91-3-2A", present],
  [".9, which stands before .10", "90-2-628.9", present],
  [".10, which stands after .9", "90-2-628.10", present],
  // Headings
  [
    "a section directly under a chapter that has articles",
    "90-1-2",
    (s) => s.under === null && chapterOf(s)?.children.length === 3,
  ],
  ["a section under an article", "90-1-20", (s) => s.under === "article-1"],
  ["a section under a part of an article", "90-2-1", (s) => s.under === "article-1/part-1"],
  ["a section under a subpart", "90-2-5", (s) => s.under === "article-1/part-2/subpart-2"],
  ["an article with a point", "90-2-20", (s) => s.under === "article-2.1"],
  ["a part directly under a chapter", "91-3-1", (s) => s.under === "part-1" && chapterOf(s)?.kind === "chapter"],
  ["a subpart under a part without article", "91-3-2A", (s) => s.under === "part-1/subpart-1"],
  ["an article in the place of a chapter", "92-1-101", (s) => chapterOf(s)?.kind === "article" && s.under === "part-1"],
  ["a chapter with former headings", "91-3-1", (s) => chapterOf(s)?.former_headings.length === 2],
  ["an article with a former heading", "97-1-1", (s) => headingsAbove(s)?.at(-1)?.former_headings.join() === "Bread"],
  // Markers
  ["all five levels of markers", "90-1-4", has(/^\(a\)[\s\S]*^\(1\)[\s\S]*^\(A\)[\s\S]*^\(i\)[\s\S]*^\(I\)/m)],
  ["two markers on one paragraph", "90-1-20", has(/^\(a\)\(1\) /m)],
  ["three markers on one paragraph", "90-1-20", has(/^\(b\)\(1\)\(A\) /m)],
  ["a subsection with a point", "90-1-3", has(/^\(a\.1\) /m)],
  ["a numbered paragraph with a point", "90-1-2", has(/^\(4\.1\) /m)],
  ["letters past z", "91-1-2", has(/^\(z\) [\s\S]*^\(aa\) [\s\S]*^\(bb\) /m)],
  ["(i) as the letter after (h)", "90-1A-3", has(/^\(h\) [^\n]*\n\n\(i\) [^\n]*\n\n\(j\) /m)],
  [
    "(i) as a number below (A), and as a letter after it",
    "91-2-7",
    has(/^\(h\) [\s\S]*^\(A\) [^\n]*\n\n\(i\) [\s\S]*^\(B\) [^\n]*\n\n\(i\) [^\n]*\n\n\(j\) /m),
  ],
  ["numbers above letters", "92-1-102", has(/^\(1\) [\s\S]*^\(2\) [\s\S]*^\(a\) /m)],
  ["a paragraph without marker after a list", "90-1-4", has(/^\(3\) The use of a rake[^\n]*\n\nThe prohibitions/m)],
  ["a paragraph without marker in the middle", "90-2-1", has(/following oath:\n\n“I will/)],
  [
    "definitions without markers",
    "90-1A-2",
    (s) =>
      paragraphs(s)
        .slice(1)
        .every((paragraph) => paragraph.startsWith("“")),
  ],
  ["a compact with headings of its own", "93-1-1", has(/^Article II\. Definitions\.$/m)],
  ["a sign in capitals", "91-2-3", has(/^“WARNING$/m)],
  // Characters and lengths
  [
    "what Markdown would read as markup",
    "93-2-1",
    (s) => ["*", "_", "[x]", "<br>", "&amp;", "\\", "`", "|", "~~"].every((sign) => s.text.includes(sign)),
  ],
  ["a line that opens as a Markdown list", "93-2-1", has(/^1\. Name/m)],
  ["lines that open as a heading, an item and a quotation", "93-2-1", has(/^# of [\s\S]*^- [\s\S]*^\+ [\s\S]*^> /m)],
  ["a line of dashes and a line like a field", "93-2-1", has(/^---\n\nstatus: mended$/m)],
  ["a line of dashes in a note", "93-2-1", (s) => s.notes.some((note) => /^---$/m.test(note.text))],
  ["a no-break space after a section sign", "93-2-1", has(/§\u00a093-2-1/)],
  ["fractions and accents", "91-2-2", has(/½[\s\S]*ñ[\s\S]*ç/)],
  ["typographic and straight quotation marks and dashes", "93-2-1", has(/–[\s\S]*"[\s\S]*'[\s\S]*’/)],
  ["a character outside the basic plane", "91-2-2", has(/[\u{10000}-\u{10ffff}]/u)],
  ["words that are names in JavaScript", "93-2-2", has(/constructor[\s\S]*__proto__[\s\S]*hasOwnProperty/)],
  ["a very short text", "93-2-3", (s) => s.text.length < 20],
  ["a text of more than 30,000 characters", "91-3-2A", (s) => s.text.length > 30_000],
  ["notes of more than 12,000 characters", "90-2-20", (s) => notesLength(s) > 12_000],
  // Notes and matter
  ["no notes at all", "93-2-4", (s) => s.status === "active" && s.notes.length === 0],
  ["notes without a history", "91-2-6", (s) => s.notes.length === 3 && !hasNote(s, /^History$/)],
  [
    "cross references and law reviews",
    "90-1-4",
    (s) => hasNote(s, /^Cross references$/) && hasNote(s, /^Law reviews$/),
  ],
  ["Code Commission notes", "90-2-2", (s) => hasNote(s, /^Code Commission notes$/)],
  ["Editor’s notes", "90-1-22", (s) => hasNote(s, /^Editor’s notes$/)],
  ["a note on the 2025 amendment", "91-1-3", (_, all) => all.some((s) => hasNote(s, /^The 2025 amendment$/))],
  ["a note on the effective date", "90-1A-5", (s) => hasNote(s, /^Effective date$/)],
  ["a short title", "90-1-1", has(/^This chapter shall be known and may be cited as the “Public Orchards Act\.”$/)],
  ["a second short title", "90-1A-1", has(/may be cited as the “Community Cider Press Act\.”$/)],
  ["a third short title", "91-1-1", has(/may be cited as the “Municipal Clocks Act\.”$/)],
  ["a penalty", "90-1-42", has(/civil penalty/)],
  ["a section on the effective date", "91-1-6", has(/shall become effective on July 1, 1988/)],
  [
    "a reference to a part of another section",
    "95-1-3",
    has(/paragraph \(4\) of subsection \(a\) of Code Section 91-2-1/),
  ],
  [
    "a reference to a provision of the constitution",
    "91-2-8",
    (_, all) => all.some((s) => /Article XXI, Section I, Paragraph VIII of the Constitution/.test(s.text)),
  ],
  ["a reference to a run of sections", "93-2-4", has(/Code Sections 95-13B-1 through 95-13B-9/)],
];

test.each(EDGES)("the specimen has %s (%s)", (_, citation, holds) => {
  const versions = versionsOf.get(citation as StoredSection["citation"]) ?? [];
  const [first] = versions;
  expect(first, `${citation} is in the specimen`).toBeDefined();
  expect(first !== undefined && holds(first, versions)).toBe(true);
});

test("the specimen has a chapter whose text does not fit into one answer", () => {
  const tolls = sections.filter((section) => section.citation.startsWith("95-20-"));
  expect(tolls.length).toBe(12);
  expect(tolls.reduce((sum, section) => sum + section.text.length, 0)).toBeGreaterThan(200_000);
});

test("the specimen has a title without chapters, a chapter and articles without sections, and notes on headings", () => {
  expect(titles.filter((title) => title.chapters.length === 0).map((title) => title.number)).toEqual([99]);
  const used = new Set(sections.flatMap((section) => headingsAbove(section) ?? []));
  const unused = allHeadings.filter((heading) => !used.has(heading));
  expect(unused.map((heading) => `${heading.kind} ${heading.number} ${heading.heading}`)).toEqual([
    "article 3 Windfalls",
    "article 2 Reserved",
    "chapter 3 Reserved",
  ]);
  expect(titles.some((title) => title.notes.length > 0)).toBe(true);
  expect(new Set(allHeadings.filter((heading) => heading.notes.length > 0).map((heading) => heading.kind))).toEqual(
    new Set(["chapter", "article"]),
  );
});
