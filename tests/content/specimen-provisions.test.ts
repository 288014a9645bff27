import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { compareProvisions, provisionParts, SCHEMES } from "../../src/identifiers/provision.ts";
import { CODE_STATUSES } from "../../src/model/code-status.ts";
import { storedCorpus } from "../../src/model/stored-corpus.ts";
import { type StoredProvision, storedProvision, storedProvisionFields } from "../../src/model/stored-provision.ts";
import { splitFrontmatter } from "../../src/store/frontmatter.ts";
import { readAnchors } from "../../src/text/anchors.ts";

const CONTENT = join(import.meta.dirname, "../../content");

function readProvision(path: string) {
  const split = splitFrontmatter(readFileSync(join(CONTENT, path), "utf8"));
  if (split.kind === "error") throw new Error(`${path}: ${split.message}`);
  return {
    path,
    keys: Object.keys(split.fields),
    result: storedProvision.safeParse({ ...split.fields, text: split.body }),
  };
}

const read = SCHEMES.flatMap((scheme) =>
  readdirSync(join(CONTENT, "constitution", scheme))
    .sort()
    .map((name) => readProvision(`constitution/${scheme}/${name}`)),
);
const provisions = read.flatMap(({ result }) => (result.success ? [result.data] : [])).sort(compareProvisions);
const provisionOf = (id: string): StoredProvision | undefined =>
  provisions.find(({ scheme, slug }) => `${scheme}/${slug}` === id);

/** The section of the Code specimen that a citation names, by itself or as the first of a run. */
const sectionFiles = readdirSync(join(CONTENT, "code"), { recursive: true }).map(String);
const hasSection = (citation: string): boolean =>
  sectionFiles.some((path) => path.endsWith(`/${citation}.md`) || path.includes(`/${citation}@`));

/** A reference to a provision of Georgia's specimen as its texts and the Code's write it. */
const REFERENCE =
  /\bArt(?:icle|\.) (?<article>[IVXLC]+), Sec(?:tion|\.) (?<section>[IVXLC]+), Para(?:graph|\.) (?<paragraph>[IVXLC]+)(?<letter>[A-H]?)\b/g;

function referredSlugs(words: string): string[] {
  return [...words.matchAll(REFERENCE)].map(({ groups }) => {
    const { article, section, paragraph, letter } = groups ?? {};
    return `art-${article}-sec-${section}-para-${paragraph}${letter ? `-${letter}` : ""}`.toLowerCase();
  });
}

const wordsOf = ({ text, notes }: StoredProvision): string => [text, ...notes.map((note) => note.text)].join("\n");
const notesLength = ({ notes }: StoredProvision): number => notes.reduce((sum, note) => sum + note.text.length, 0);
const noteHeadings = ({ notes }: StoredProvision): string => notes.map((note) => note.heading).join(", ");
const headingsOf = ({ headings }: StoredProvision): string =>
  headings.map(({ kind, number, heading }) => `${kind} ${number} ${heading}`.trim()).join(" / ");

describe("the specimen of the constitutions", () => {
  it("says in corpus.json that both are specimens", () => {
    const constitutions = storedCorpus.parse(JSON.parse(readFileSync(join(CONTENT, "corpus.json"), "utf8"))).code
      ?.constitutions;
    for (const scheme of SCHEMES) {
      expect(constitutions?.[scheme]?.heading).toMatch(/^Specimen Constitution of /);
      expect(constitutions?.[scheme]?.license).toBe("CC0-1.0");
    }
  });

  it("has only valid files, named after their slugs, with every field in the schema's order", () => {
    const order = Object.keys(storedProvisionFields.shape);
    for (const { path, keys, result } of read) {
      expect(result.error?.issues ?? [], path).toEqual([]);
      expect(keys, path).toEqual(order);
      expect(path).toBe(`constitution/${result.data?.scheme}/${result.data?.slug}.md`);
    }
    expect(provisions.length).toBeGreaterThanOrEqual(12);
  });

  it("uses only articles and amendments that neither constitution has", () => {
    for (const { scheme, slug, source_url } of provisions) {
      const parts = provisionParts(slug);
      if (parts.kind === "article") expect(parts.article, slug).toBeGreaterThanOrEqual(20);
      if (parts.kind === "amendment") expect(parts.amendment, slug).toBeGreaterThanOrEqual(60);
      expect(source_url).toBe(`https://example.org/specimen/constitution-${scheme}#${slug}`);
    }
  });

  it("gives each article and section one heading, with the number that the slug has", () => {
    const known = new Map<string, string>();
    for (const { scheme, slug, headings } of provisions) {
      const written = headings.map(({ number }) => number.toLowerCase().replace(/(?<=[ivxlc])a$/, "-a"));
      const [article, section] = scheme === "us" ? written.map((number) => romanOf(Number(number))) : written;
      const above = [article && `art-${article}`, section && `sec-${section}`].filter(Boolean).join("-");
      expect(slug === above || slug.startsWith(above && `${above}-`), `${slug} under ${above}`).toBe(true);
      const words = headings.map(({ heading }) => heading).join(" / ");
      expect(known.get(`${scheme}/${above}`) ?? words, above).toBe(words);
      known.set(`${scheme}/${above}`, words);
    }
  });

  it("stores text as paragraphs, one a line, without indentation", () => {
    for (const { slug, text } of provisions) {
      for (const paragraph of text === "" ? [] : text.split("\n\n")) {
        expect(paragraph, slug).toMatch(/^[^\s](?:[^\n]*[^\s])?$/);
      }
    }
  });

  it("refers only to its own provisions and to sections of the Code specimen", () => {
    const words = provisions.map(wordsOf).join("\n");
    const referred = referredSlugs(words);
    expect(referred.length).toBeGreaterThan(0);
    for (const slug of referred) expect(provisionOf(`ga/${slug}`), slug).toBeDefined();
    const cited = [...words.matchAll(/§ (?<citation>\d\d-[\dA-Z.]+-[\dA-Z.]*\d)/g)].map(
      (found) => found.groups?.["citation"] ?? "",
    );
    expect(cited.length).toBeGreaterThan(0);
    for (const citation of cited) expect(hasSection(citation), citation).toBe(true);
  });

  it("is referred to from the Code specimen", () => {
    const files = ["title-91/91-2-8@2025-07-01.md", "title-97/97-1-5@r1.md"];
    const referred = files.flatMap((file) => referredSlugs(readFileSync(join(CONTENT, "code", file), "utf8")));
    expect(referred).toEqual(["art-xxi-sec-i-para-viii", "art-xxi-sec-i-para-i"]);
    for (const slug of referred) expect(provisionOf(`ga/${slug}`), slug).toBeDefined();
  });

  it("has provisions of every status", () => {
    expect(new Set(provisions.map(({ status }) => status))).toEqual(new Set(CODE_STATUSES));
  });

  it("has a printed order that is not the order of the alphabet", () => {
    const slugs = (scheme: string, start: string) =>
      provisions.filter((one) => one.scheme === scheme && one.slug.startsWith(start)).map(({ slug }) => slug);
    expect(slugs("ga", "art-xxi-").map((slug) => slug.split("para-")[1])).toEqual([
      "i",
      "ii",
      "viii",
      "viii-a",
      "ix",
      "x",
    ]);
    expect(slugs("us", "amend-")).toEqual(["amend-lx", "amend-lxi", "amend-lxii", "amend-lxv", "amend-lxix"]);
    expect(slugs("us", "amend-")).not.toEqual(slugs("us", "amend-").toSorted());
  });
});

function romanOf(number: number): string {
  const roman = ["xx", "xxi", "xxii"][number - 20];
  if (roman === undefined) throw new Error(`no article ${number} in the specimen`);
  return roman;
}

type Edge = [edge: string, id: string, holds: (provision: StoredProvision) => boolean];

const under =
  (expected: string) =>
  (provision: StoredProvision): boolean =>
    headingsOf(provision) === expected;
const has =
  (pattern: RegExp) =>
  ({ text }: StoredProvision): boolean =>
    pattern.test(text);
const anchors =
  (expected: string) =>
  ({ text }: StoredProvision): boolean =>
    readAnchors(text)
      .map(({ anchor }) => anchor)
      .join(" ") === expected;

/** Each edge with a provision that has it: whoever removes one learns here what it was for. */
const EDGES: Edge[] = [
  // Places
  ["Georgia's preamble, under no heading", "ga/preamble", (p) => p.headings.length === 0 && p.text !== ""],
  [
    "the preamble of the United States, under no heading",
    "us/preamble",
    (p) => p.headings.length === 0 && p.text !== "",
  ],
  [
    "a paragraph of a section with a heading",
    "ga/art-xx-sec-i-para-i",
    under("article XX Orchards and Gathering / section I Gatherers"),
  ],
  ["a section without a heading", "ga/art-xx-sec-ii-para-i", under("article XX Orchards and Gathering / section II")],
  [
    "a section with a letter",
    "ga/art-xx-sec-i-a-para-i",
    under("article XX Orchards and Gathering / section IA Beekeepers"),
  ],
  [
    "a paragraph of an article's only section",
    "ga/art-xxi-sec-i-para-i",
    under("article XXI Bells / section I Ringing"),
  ],
  ["a paragraph with a letter", "ga/art-xxi-sec-i-para-viii-a", has(/^Paragraph VIII of this Section /)],
  ["a section without paragraphs, after one that has them", "ga/art-xxii-sec-ii", under("article XXII Ferries")],
  [
    "a section under an article with an Arabic number, bracketed heading",
    "us/art-xx-sec-i",
    under("article 20 [The Bells]"),
  ],
  ["a second section of the same article", "us/art-xx-sec-ii", under("article 20 [The Bells]")],
  ["an article without sections, under its own heading", "us/art-xxi", under("article 21 Ferries and Tides")],
  ["an amendment under no heading", "us/amend-lxi", (p) => p.headings.length === 0],
  ["an amendment without a heading of its own", "us/amend-lxii", (p) => p.heading === "" && p.status === "active"],
  // Statuses
  [
    "a reserved paragraph",
    "ga/art-xx-sec-i-para-iii",
    (p) => p.status === "reserved" && p.text === "" && p.notes.length === 0,
  ],
  ["a repealed paragraph without text", "ga/art-xxi-sec-i-para-ii", (p) => p.status === "repealed" && p.text === ""],
  ["a repealed amendment with its text", "us/amend-lxi", (p) => p.status === "repealed" && p.text !== ""],
  ["a redesignated paragraph", "ga/art-xxi-sec-i-para-ix", (p) => p.status === "redesignated" && p.text === ""],
  ["a superseded section with its text", "us/art-xx-sec-iii", (p) => p.status === "superseded" && p.text !== ""],
  ["a paragraph of notes only", "ga/art-xxi-sec-i-para-x", (p) => p.status === "note_only" && p.notes.length > 0],
  ["an amendment of notes only", "us/amend-lxix", (p) => p.status === "note_only" && p.notes.length > 0],
  ["an effective note", "ga/art-xxi-sec-i-para-i", (p) => p.effective_note === "Effective July 1, 2024. See note."],
  // Markers
  [
    "subsections, two and three markers on a line",
    "ga/art-xx-sec-i-para-ii",
    anchors("a a-1 a-1-A a-1-B a-2 b b-1 b-2 b-2-A b-2-B c"),
  ],
  ["subsections in a section of the United States", "us/art-xx-sec-ii", anchors("a b")],
  ["several paragraphs without markers", "us/art-xx-sec-i", (p) => p.text.split("\n\n").length === 3 && anchors("")(p)],
  [
    "an amendment with sections, one of them with a list",
    "us/amend-lx",
    (p) => /^Section 1\. /.test(p.text) && anchors("1 2 2-a 2-b 3")(p),
  ],
  ["an amendment without sections", "us/amend-lxv", (p) => !p.text.includes("\n") && anchors("")(p)],
  // Characters
  [
    "what Markdown would read as markup",
    "ga/art-xxii-sec-i-para-ii",
    (p) => ["*", "_", "[x]", "<b>", "&amp;", "\\", "|", "![", "<!--"].every((sign) => p.text.includes(sign)),
  ],
  [
    "lines that open as a heading, lists, a quotation, a fence, a rule, a reference",
    "ga/art-xxii-sec-i-para-ii",
    has(
      /^# [\s\S]*^1\. [\s\S]*^2\) [\s\S]*^- [\s\S]*^\+ [\s\S]*^> [\s\S]*^---$[\s\S]*^```$[\s\S]*^~~~$[\s\S]*^\[see\]: /m,
    ),
  ],
  [
    "a heading with such signs",
    "ga/art-xxii-sec-i-para-ii",
    (p) => ["*", "[", "`"].every((sign) => p.heading.includes(sign)),
  ],
  [
    "a note with a line of dashes and a line like a field",
    "ga/art-xxii-sec-i-para-ii",
    (p) => p.notes.some((note) => /^---\n\nstatus: /m.test(note.text)),
  ],
  [
    "a character outside the basic plane, a fraction, accents",
    "ga/art-xxii-sec-i-para-ii",
    has(/🔔[\s\S]*¼[\s\S]*ë[\s\S]*ñ[\s\S]*ç/),
  ],
  ["words that are names in JavaScript", "us/art-xx-sec-ii", has(/constructor, __proto__, null, true/)],
  ["a very short text", "ga/art-xx-sec-ii-para-i", (p) => p.text.length < 50],
  // Notes
  ["no notes at all", "us/amend-lxv", (p) => p.status === "active" && p.notes.length === 0],
  ["notes of more than 12,000 characters", "ga/art-xxii-sec-i-para-i", (p) => notesLength(p) > 12_000],
  [
    "History, cross references, law reviews, Editor’s notes",
    "ga/art-xxii-sec-i-para-i",
    (p) => noteHeadings(p) === "History, Cross references, Law reviews, Editor’s notes",
  ],
  ["a note on the effective date", "ga/art-xxi-sec-i-para-i", (p) => noteHeadings(p).includes("Effective date")],
  ["Code Commission notes", "ga/art-xxii-sec-i-para-ii", (p) => noteHeadings(p) === "Code Commission notes"],
];

test.each(EDGES)("the specimen has %s (%s)", (_, id, holds) => {
  const provision = provisionOf(id);
  expect(provision, `${id} is in the specimen`).toBeDefined();
  expect(provision !== undefined && holds(provision)).toBe(true);
});
