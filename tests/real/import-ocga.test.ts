import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type ImportedCode, importOcga, type TitlePage } from "../../src/import/ocga/import-ocga.ts";
import { type StoredSection, storedSection, versionQualifier } from "../../src/model/stored-section.ts";
import { readTitleIndependently, type SecondReading } from "./ocga-second-reading.ts";

const DATA = resolve(process.env["REAL_DATA"] ?? "../shared/data", "ocga");
const DRAWN = 50;
/** Sections with something odd about them, drawn every time. */
const ODD = [
  "3-2-35",
  "7-1-628.10",
  "21-5-44",
  "31-48-1",
  "31-50-1",
  "37-1-114.1",
  "39-1-1",
  "42-1-12",
  "42-3-54",
  "42-9-81",
];
const SEED = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

function pagesOf(release: string): TitlePage[] {
  const folder = join(DATA, release);
  return readdirSync(folder).map((name) => ({ name, html: readFileSync(join(folder, name), "utf8") }));
}

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pageAnchor = ({ source_url }: StoredSection) => source_url.slice(source_url.lastIndexOf("/") + 1);

/** The importer's paragraphs as the second reading has them: sentences in an ended section's place stay text there. */
function paragraphsOf(section: StoredSection): string[] {
  if (section.text !== "") return section.text.split("\n\n");
  const said = section.notes.find(
    ({ heading, text }) => heading === "History" && /^(?:Reserved|Repealed|Redesignated)\b/.test(text),
  );
  return said === undefined ? [] : said.text.split("\n\n");
}

/** How the two readings of a section differ; null where they agree. */
function difference(section: StoredSection, second: SecondReading): string | null {
  const mine = paragraphsOf(section);
  const at = mine.findIndex((paragraph, index) => paragraph !== second.paragraphs[index]);
  if (at === -1 && mine.length >= second.paragraphs.length) return headingDifference(section, second);
  // The second reading knows r86's `History.` before such a sentence and takes it for a note.
  if (second.paragraphs.length === 0 && section.text === "") return headingDifference(section, second);
  const place = at === -1 ? mine.length : at;
  return `${second.id} paragraph ${place}: ${JSON.stringify(mine[place])} against ${JSON.stringify(second.paragraphs[place])}`;
}

function headingDifference({ citation, catchline }: StoredSection, { id, heading }: SecondReading): string | null {
  return heading.startsWith(citation) && heading.endsWith(catchline) ? null : `${id} heading: ${heading}`;
}

describe.skipIf(!existsSync(join(DATA, "r86")))("release 86, imported whole", () => {
  let imported: ImportedCode;
  let second: Map<string, SecondReading>;

  beforeAll(async () => {
    const pages = pagesOf("r86");
    imported = await importOcga(pages);
    second = new Map(
      pages.flatMap(({ name, html }) =>
        readTitleIndependently(html).map((read) => [`${name}#${read.id}`, read] as const),
      ),
    );
  });

  test("has its 25 titles and everything in them, and nothing that was not understood", () => {
    const { titles, versions, sections, repeats, not_understood } = imported.report;
    expect(titles).toBe(25);
    expect(versions).toBeGreaterThanOrEqual(8_500);
    expect(versions + repeats).toBe(second.size);
    expect(sections).toBe(new Set(imported.sections.map(({ citation }) => citation)).size);
    expect(not_understood).toEqual([]);
  });

  test("fits the stored schema, with versions that no qualifier confuses", () => {
    for (const section of imported.sections)
      expect(storedSection.safeParse(section).error, section.source_url).toBeUndefined();
    const names = imported.sections.map((section) => `${section.citation}@${versionQualifier(section)}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test(`reads ${DRAWN} sections drawn with SEED=${SEED}, and the odd ones, as a second reading does`, () => {
    const next = random(SEED);
    const drawn = Array.from({ length: DRAWN }, () => imported.sections[Math.floor(next() * imported.sections.length)]);
    const odd = imported.sections.filter(({ citation }) => ODD.includes(citation));
    expect(new Set(odd.map(({ citation }) => citation))).toEqual(new Set(ODD));
    for (const section of [...drawn, ...odd]) {
      const other = section && second.get(pageAnchor(section));
      expect(other, section?.source_url).toBeDefined();
      if (section && other) expect(difference(section, other)).toBeNull();
    }
  });

  test("agrees with the second reading in every section", () => {
    const differences = imported.sections.flatMap((section) => {
      const other = second.get(pageAnchor(section));
      return other === undefined ? [`${section.source_url} was read once`] : (difference(section, other) ?? []);
    });
    expect(differences).toEqual([]);
    const kept = new Set(imported.sections.map(pageAnchor));
    const folded = [...second].filter(([anchor]) => !kept.has(anchor)).map(([, read]) => read);
    expect(folded.length).toBe(imported.report.repeats);
    expect(folded.every(({ paragraphs }) => paragraphs.length === 0)).toBe(true);
  });

  test("knows when each text of a section set out twice is law", () => {
    const versionsOf = (citation: string) => imported.sections.filter((section) => section.citation === citation);
    expect(versionsOf("3-2-35")).toMatchObject([
      { status: "active", effective_from: null, effective_until: "2023-07-01", ends_as: "superseded" },
      { status: "active", effective_from: "2023-07-01", effective_until: null },
    ]);
    expect(versionsOf("31-50-1")).toMatchObject([
      { status: "reserved", through: "31-50-5", effective_until: "2022-07-01", ends_as: "superseded" },
      { status: "active", effective_from: "2022-07-01" },
    ]);
    expect(versionsOf("31-8-179")).toMatchObject([{ effective_until: "2025-06-30", ends_as: "repealed" }]);
    expect(versionsOf("39-1-1")[0]?.text).toMatch(/^\(a\) The age of legal majority/);
    const chapter = imported.titles.find(({ number }) => number === 31)?.chapters.find(({ number }) => number === "50");
    expect(chapter).toMatchObject({ heading: "Rare Diseases", former_headings: ["Commission on Medical Cannabis"] });
  });

  test("names the sections whose paragraphs the source moved", () => {
    const moved = imported.report.out_of_order.map(({ id }) => id.replace(/^.*s(?=\d)/, ""));
    expect(moved).toEqual(expect.arrayContaining(["4-11-3", "7-1-285", "38-3-164", "42-1-12"]));
    expect(moved.length).toBeLessThan(60);
    expect(imported.collection.qualifications.at(-1)).toContain("7-1-285, ");
  });
});

describe.skipIf(!existsSync(join(DATA, "r74")))("other releases, imported whole", () => {
  test.each([
    ["r74", 2_463, 0],
    ["r75", 2_442, 0],
    // Three items of title 13 whose ids say (b), (b) and (c) where their places say (i), (i) and (ii).
    ["r84", 311, 3],
  ])("%s has %i versions and %i things that were not understood", async (release, versions, problems) => {
    const pages = pagesOf(release);
    const { sections, report } = await importOcga(pages);
    expect(report.versions).toBe(versions);
    expect(report.not_understood.filter(({ kind }) => kind !== "marker disagreement")).toEqual([]);
    expect(report.not_understood).toHaveLength(problems);
    for (const section of sections) expect(storedSection.safeParse(section).error, section.source_url).toBeUndefined();
  });
});
