import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SERVICE_LABEL } from "../../../src/model/service-text.ts";
import { bodyOfStamped, stampMarkdown } from "../../../src/render/frontmatter.ts";
import { writeMarkdown } from "../../../src/render/markdown.ts";
import {
  opinionFrontmatter,
  opinionMarkdown,
  opinionMarkdownBody,
} from "../../../src/render/opinions/opinion-markdown.ts";
import { opinionSourceBlocks } from "../../../src/render/opinions/opinion-source.ts";
import type { PageBreak } from "../../../src/render/opinions/page-marks.ts";
import { readParagraphs } from "../../../src/text/paragraphs.ts";
import { madeUpServiceText } from "../bills/made-up-bill.ts";
import { STAMP } from "../made-up-records.ts";
import { DIALECTS, readBlocks } from "../read-markdown.ts";
import { madeUpOpinion, madeUpSub } from "./made-up-opinion.ts";

const PIECES =
  "kite a b (a) ( : [ [1] 1. # > - * *b* _ __ ~~ ` [x] ]( [x]: ! \\ | <b> & &amp; § “ é 🪁 --- 12) , .".split(" ");
const text = fc
  .array(fc.constantFrom(...PIECES, " ", " ", "  ", "\n", "\n\n", "\n\n", "\t"), { minLength: 1, maxLength: 24 })
  .map((pieces) => pieces.join("").trim())
  .filter((joined) => joined !== "");

/** Places of page numbers in a text, in order, never within a surrogate pair. */
const withPages = text.chain((words) =>
  fc
    .array(fc.integer({ min: 0, max: words.length }), { maxLength: 4 })
    .map((places) =>
      places
        .filter((at) => !/^[\udc00-\udfff]/.test(words.slice(at, at + 1)))
        .sort((a, b) => a - b)
        .map((at, index): PageBreak => ({ page: String(900_000 + index), at, cite: null })),
    )
    .map((pages) => ({ words, pages })),
);

const record = (words: string) => madeUpOpinion(words);
const sourceOf = (words: string, pages: readonly PageBreak[]) =>
  writeMarkdown(opinionSourceBlocks(record(words), { text: words, pages }));

describe.each(DIALECTS)("read back in $name", (dialect) => {
  const read = (words: string, pages: readonly PageBreak[]) =>
    readBlocks(sourceOf(words, pages), dialect).filter(({ type }) => type !== "heading" && type !== "blockquote");

  test("every word of an opinion comes back in its paragraph, page numbers taken out", () => {
    const mark = / ?\[\*9000\d\d\] ?/g;
    const withoutBlanks = (words: string) => words.replace(/\s/g, "");
    fc.assert(
      fc.property(withPages, ({ words, pages }) => {
        const blocks = read(words, pages);
        expect(blocks.map(({ type }) => type)).toEqual(blocks.map(() => "paragraph"));
        const expected = readParagraphs(words).map((paragraph) => paragraph.text);
        if (pages.length === 0) expect(blocks.map((block) => block.words)).toEqual(expected);
        expect(blocks.map((block) => withoutBlanks(block.words.replace(mark, " ")))).toEqual(
          expected.map(withoutBlanks),
        );
      }),
      { numRuns: 4_000 },
    );
  });

  test("every page number comes back once, in order, as it is printed", () => {
    fc.assert(
      fc.property(withPages, ({ words, pages }) => {
        const found = read(words, pages).flatMap((block) => [...block.words.matchAll(/\[\*(9000\d\d)\]/g)]);
        expect(found.map(([, page]) => page)).toEqual(pages.map(({ page }) => page));
      }),
      { numRuns: 2_000 },
    );
  });
});

test.each([
  ["before a word", "A kite flies.", 2, "A [*900000] kite flies."],
  ["after a word", "A kite flies.", 6, "A kite [*900000] flies."],
  ["within a word", "A kite flies.", 4, "A ki[*900000]te flies."],
  ["before a bracket within a word", "See 1(a).", 5, "See 1[*900000\\](a)."],
  ["at the beginning", "A kite.", 0, "[*900000] A kite."],
  ["at the end", "A kite.", 7, "A kite. [*900000]"],
  ["between paragraphs", "A kite.\n\nA string.", 8, "A kite.\n\n[*900000] A string."],
  ["at the end of a paragraph", "A kite.\n\nA string.", 7, "A kite.\n\n[*900000] A string."],
  ["at the beginning of a line", "A kite\nflies.", 7, "A kite  \n[*900000] flies."],
])("a page that begins %s is marked there", (_, words, at, shown) => {
  expect(sourceOf(words, [{ page: "900000", at, cite: null }])).toContain(`\n\n${shown}\n`);
});

test("where pages of several reporters are marked each names its own", () => {
  const pages = [
    { page: "102", at: 2, cite: "999 Ga." },
    { page: "88", at: 7, cite: "9 S.E.3d" },
  ];
  const page = sourceOf("A kite flies.", pages);
  expect(page).toContain("A [999 Ga. *102] kite [9 S.E.3d *88] flies.\n");
  expect(page).toContain(
    "> A number such as [999 Ga. *102] is where a printed page begins; it is not part of the text.\n",
  );
  expect(sourceOf("A kite flies.", pages.slice(0, 1))).toContain("where a printed page of 999 Ga. begins");
});

test("each opinion of a decision stands under its own heading, and words that none claims are kept", () => {
  const words = "Before.\n\nLead words.\n\nBetween.\n\nDissenting words.\n\nAfter.";
  const at = (part: string) => words.indexOf(part);
  const subs = [
    madeUpSub(at("Lead"), "Lead words.".length, { author: "Roe" }),
    madeUpSub(at("Diss"), "Dissenting words.".length, { kind: "dissent", joined_by: ["Doe", "Poe"], ocr: true }),
  ];
  const page = opinionMarkdownBody(madeUpOpinion(words, { sub_opinions: subs }), { text: words, pages: [] });
  expect(page).toContain(
    [
      "## Opinion\n\nBefore.",
      "## Lead opinion, by Roe\n\nLead words.",
      "## Opinion\n\nBetween.",
      "## Dissent\n\n> Joined by Doe, Poe.\n>\n> The source read this text from a picture: letters may be wrong.\n\nDissenting words.",
      "## Opinion\n\nAfter.\n",
    ].join("\n\n"),
  );
});

test("what the service wrote stands below its heading; reasoning and quotes come with full", () => {
  const words = "A kite *flies*.";
  const written = madeUpOpinion(words, {
    summary: madeUpServiceText("It is about kites."),
    reasoning: madeUpServiceText("Because of wind."),
    key_quotes: [{ quote: "kite *flies*", start: 2, end: 14 }],
    legal_areas: ["Kites"],
  });
  const plain = opinionMarkdownBody(written, { text: words, pages: [] });
  expect(plain).not.toMatch(/Because of wind|Quotations|Upstream records/);
  const full = opinionMarkdownBody(written, { text: words, pages: [] }, { full: true });
  const [source = "", service = ""] = full.split(`\n## ${SERVICE_LABEL}\n`);
  expect(source).toContain(
    "## Upstream records\n\n- [Kite archive, cluster 9000001](https://upstream.example/9000001)\n",
  );
  expect(source).not.toMatch(/about kites|Because of wind/);
  expect(service).toContain("### Reasoning\n\nBecause of wind.\n\nIn English, by `made-up-model`, 2026-11-02.\n");
  expect(service).toContain("> kite \\*flies\\*\n\nCharacters 2 to 14 of the text.\n");
  expect(service).toContain("### Legal areas\n\n- Kites\n");
});

test("without a text the twin says why and leads to the source", () => {
  expect(opinionMarkdownBody(madeUpOpinion(null), { text: null, pages: [] })).toContain(
    "> The source holds no text of this opinion.\n>\n> It may be read at <https://upstream.example/opinion/9000001>\n",
  );
});

test("a filing date is written as near as it is known", () => {
  const near = (date_precision: "day" | "month" | "year") =>
    opinionFrontmatter(madeUpOpinion(null, { date_filed: "1999-03-01", date_precision }), STAMP).date;
  expect([near("day"), near("month"), near("year")]).toEqual(["1999-03-01", "1999-03", "1999"]);
});

test("a cached body stamped again is the page rendered again", () => {
  const source = { text: "A kite.", pages: [] };
  const later = { ...STAMP, corpusVersion: "specimen-ba9876543210" };
  const cached = bodyOfStamped(opinionMarkdown(madeUpOpinion("A kite."), source, STAMP));
  expect(stampMarkdown(opinionFrontmatter(madeUpOpinion("A kite."), later), cached)).toBe(
    opinionMarkdown(madeUpOpinion("A kite."), source, later),
  );
});
