import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { mendCharacters } from "../../src/import/opinion-texts/mend-characters.ts";
import { type OpinionSource, readOpinionText } from "../../src/import/opinion-texts/read-opinion-text.ts";

const read = (form: OpinionSource["form"], text: string) => readOpinionText({ form, text });
const paragraphs = (form: OpinionSource["form"], text: string) => read(form, text).text.split("\n\n");

test.each([
  ["a control that is a dash in Windows-1252", "debts\u0097would", "debts—would"],
  ["UTF-8 read as Windows-1252", "Fernâ€™s moss Â§ 1", "Fern’s moss § 1"],
  ["Windows-1252 read as Thai", "15 U.S.C. \u0e07 16, \u0e16\u0e16 30", "15 U.S.C. § 16, ¶¶ 30"],
  ["UTF-8 read as Thai and controls", "that \u0e42\u0080\u0094", "that —"],
  ["Thai words stay", "\u0e01\u0e02\u0e03\u0e07", "\u0e01\u0e02\u0e03\u0e07"],
  ["French stays", "façade, déjà vu, Ângela", "façade, déjà vu, Ângela"],
  ["NULs and soft hyphens", "her\u0000on wil\u00adlow", "heron willow"],
  ["ligatures and font marks", "ﬁnd the oﬃce \uf0b7", "find the office •"],
  ["a lone half of a pair", "a\ud800b", "a\ufffdb"],
])("%s", (_, damaged, mended) => {
  expect(mendCharacters(damaged)).toBe(mended);
  expect(mendCharacters(mended)).toBe(mended);
});

describe("markup", () => {
  it("makes a paragraph of each block and keeps inline words together", () => {
    expect(paragraphs("any", "<p>The <i>her</i>on.</p><div>Two<br>lines<br><br>and more</div>")).toEqual([
      "The heron.",
      "Two lines",
      "and more",
    ]);
  });

  it.each([
    ["<p>A bank.<sup>[1]</sup></p>", "A bank.[1]"],
    ["<p>A bank.<sup>[fn. 1]</sup></p>", "A bank.[1]"],
    ['<p>A bank.<sup id="ref-fn1"><a href="#fn1">1</a></sup></p>', "A bank.[1]"],
    ['<p>A bank. <a class="footnote" href="#fn1" id="fn1_ref">1</a></p>', "A bank.[1]"],
    ["<p>A bank.<footnotemark>*</footnotemark></p>", "A bank.[*]"],
    ["<p>A bank.<sup>12</sup></p>", "A bank.[12]"],
    ["<p>x<sup>2</sup> and 21<sup>st</sup></p>", "x2 and 21st"],
  ])("reads the mark in %s", (markup, text) => {
    expect(read("any", markup).text).toBe(text);
  });

  it("takes page numbers out of the text, with their places", () => {
    const { text, pages } = read(
      "any",
      '<p>One <span class="star-pagination">*12</span> two, th<page-number label="13">*13</page-number>ree.</p><p><a class="page-label" data-label="14">*14</a> Four.</p>',
    );
    expect(text).toBe("One two, three.\n\nFour.");
    expect(pages.map(({ page, at }) => [page, text.slice(at, at + 4)])).toEqual([
      ["12", "two,"],
      ["13", "ree."],
      ["14", "Four"],
    ]);
  });

  it.each([
    ["<p>[*1]The fern [*2] grew.</p>", "The fern grew.", ["1", "2"]],
    [
      "<p>had neglected CT Page 229 and refused CT Page 230 to grow</p>",
      "had neglected and refused to grow",
      ["229", "230"],
    ],
    ["<p>2001 WL 1, at *4 (made up)</p>", "2001 WL 1, at *4 (made up)", []],
    ["<p>see CT Page 3 and CT Page 9</p>", "see CT Page 3 and CT Page 9", []],
    ["<p>one *4 two *5 three *6 four</p>", "one two three four", ["4", "5", "6"]],
  ])("takes written page numbers out only where they are certain: %s", (markup, text, pages) => {
    const found = read("any", markup);
    expect(found.text).toBe(text);
    expect(found.pages.map(({ page }) => page)).toEqual(pages);
  });

  it("puts footnotes after the text, also one that stands before it or is wrongly nested", () => {
    const note = (n: number, words: string) =>
      `<footnote_body><sup id="fn${n}"><a href="#ref-fn${n}">${n}</a></sup> ${words}`;
    expect(
      paragraphs(
        "any",
        `<p>${note(1, "A note.</footnote_body>")}</p><p>The text.</p><p>${note(2, "It said:</p><p>more.")}</footnote_body></p><p>End.</p>`,
      ),
    ).toEqual(["The text.", "End.", "[1] A note.", "[2] It said:", "more."]);
  });

  it("reports tags it does not know and keeps their words", () => {
    const { text, notes } = read("markup", "<p>One</p><riverbank>two</riverbank><st1:place>three</st1:place>");
    expect(text).toBe("One\n\ntwo\n\nthree");
    expect([...notes.unknownTags]).toEqual([["riverbank", 1]]);
  });

  it("takes angle brackets of plain words as words", () => {
    expect(read("any", "a < b and <unclear> words").text).toBe("a < b and <unclear> words");
  });
});

describe("typed text", () => {
  const WIDE = "the heron stood on the north bank of the slow river and watched the";

  it("joins lines, with hyphens where the document tells", () => {
    expect(
      paragraphs(
        "typed",
        `${WIDE} wil-\nlow and the self-\nevident reeds; a willow is a willow and a self-evident one\n`,
      ),
    ).toEqual([`${WIDE} willow and the self-evident reeds; a willow is a willow and a self-evident one`]);
  });

  it("keeps a hyphen that may belong to the word", () => {
    expect(read("typed", `${WIDE} cross-\nbank of the river`).text).toBe(`${WIDE} cross-bank of the river`);
  });

  it("tells paragraphs of double-spaced text by their indentation", () => {
    const text = `     ${WIDE}\n\n${WIDE} fish\n\nand went.\n\n     ${WIDE}\n\nreeds.\n`;
    expect(paragraphs("typed", text)).toEqual([`${WIDE} ${WIDE} fish and went.`, `${WIDE} reeds.`]);
  });

  it("tells paragraphs of single-spaced text by empty lines", () => {
    const [first, second] = [`${WIDE}\n${WIDE} reeds.`, `And ${WIDE}\n${WIDE} fish.`];
    expect(paragraphs("typed", `${first}\n\n${second}\n`)).toEqual([
      first.replace("\n", " "),
      second.replace("\n", " "),
    ]);
  });

  it("leaves out page numbers that go with the pages, and running headers that are certain", () => {
    const page = (n: number, words: string) => `Case 1:01 Page ${n} of 4\n\n${words}\n\n                 ${n}\n\f`;
    const lines = ["fern", "moss", "reed", "sedge"].map((plant) => `${plant} and ${WIDE} ${plant}`);
    const { text, pages, notes } = read("typed", lines.map((line, index) => page(index + 1, line)).join(""));
    expect(text).toBe(`Case 1:01 Page 1 of 4\n\n${lines.join(" ")}`);
    expect(pages.map(({ page: number }) => number)).toEqual(["1", "2", "3", "4"]);
    expect(notes.headers).toBe(3);
  });

  it("keeps a lone number that is no page number", () => {
    expect(read("typed", `${WIDE}\n\n     1987\n`).text).toContain("1987");
  });
});

const word = fc.stringMatching(/^[a-z]{1,9}$/);

test("no word of a text is lost or moved, whatever its spacing", () => {
  const gap = fc.constantFrom(" ", "  ", "\n", "\n\n", "\n\n\n", "\n     ", "\t", "\u00a0", "        ");
  fc.assert(
    fc.property(
      fc.array(fc.tuple(word, gap), { maxLength: 60 }),
      fc.constantFrom("typed", "lines", "any"),
      (pieces, form) => {
        const { text } = read(form, pieces.flat().join(""));
        expect(text.split(/\s+/).filter((each) => each !== "")).toEqual(pieces.map(([each]) => each));
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/\n{3}| {2}|[^\n]\n[^\n]/);
      },
    ),
  );
});

test("page numbers never change the words around them, and their places are in order", () => {
  const piece = fc.oneof(
    word.map((each) => `${each} `),
    fc.nat(999).map((page) => `<span class="star-pagination">*${page}</span>`),
    fc.constantFrom("</p><p>", "<br><br>", "<i>", "</i>"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { text, pages } = read("markup", `<p>${pieces.join("")}</p>`);
      const without = read("markup", `<p>${pieces.filter((each) => !each.includes("star-pagination")).join("")}</p>`);
      expect(text).toBe(without.text);
      expect(pages.length).toBe(pieces.filter((each) => each.includes("star-pagination")).length);
      expect(pages.every(({ at }, index) => at >= (pages[index - 1]?.at ?? 0) && at <= text.length)).toBe(true);
    }),
  );
});
