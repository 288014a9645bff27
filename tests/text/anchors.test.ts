import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAnchors } from "../../src/text/anchors.ts";
import { findAnchor, sliceSubsection } from "../../src/text/slice-subsection.ts";
import { outlines, printOutline } from "./made-up-outline.ts";

/** A text of one short paragraph for each entry; an entry without a marker is a paragraph without one. */
const textOf = (markers: string) =>
  markers
    .split(" ")
    .map((marker) => (marker.startsWith("(") ? `${marker} Kites.` : marker.replaceAll("_", " ")))
    .join("\n\n");
const anchorsOf = (markers: string) => readAnchors(textOf(markers)).map(({ anchor }) => anchor);

describe("markers at the heads of paragraphs", () => {
  test.each([
    ["(a) (b)", "a b"],
    ["(1) (2) (A) (B) (3)", "1 2 2-A 2-B 3"],
    ["(a) (1) (A) (i) (I) (II) (ii) (B) (2) (b)", "a a-1 a-1-A a-1-A-i a-1-A-i-I a-1-A-i-II a-1-A-ii a-1-B a-2 b"],
    ["(a)(1) (2) (b)(1)(A) (B) (2)", "a a-1 a-2 b b-1 b-1-A b-1-B b-2"],
    ["(a) (a.1) (b) (b.1)(1) (2) (c)", "a a.1 b b.1 b.1-1 b.1-2 c"],
    ["(.1) (.2) (1) (2) (2.1) (3)", ".1 .2 1 2 2.1 3"],
    ["(0.5) (1) (2)", "0.5 1 2"],
    ["(14) (14.05) (14.1) (14.15) (14.2) (15)", "14 14.05 14.1 14.15 14.2 15"],
    ["(1) (1.9) (1.10) (2)", "1 1.9 1.10 2"],
  ])("%s", (markers, anchors) => {
    expect(anchorsOf(markers)).toEqual(anchors.split(" "));
  });

  test("joined markers may have spaces between them, and each starts at its own", () => {
    const text = "(c.1) (1) (A) Kites.\n\n(B) Strings.";
    expect(readAnchors(text)).toEqual([
      { anchor: "c.1", section: null, start: 0, words: 6, end: text.length },
      { anchor: "c.1-1", section: null, start: 6, words: 10, end: text.length },
      { anchor: "c.1-1-A", section: null, start: 10, words: 14, end: 22 },
      { anchor: "c.1-1-B", section: null, start: 22, words: 26, end: text.length },
    ]);
  });

  test("what stands in parentheses within or without a list is no marker", () => {
    expect(readAnchors("(Reserved) Kites.\n\n(see) (2022) a kite (a) or (b)\n\n() (-) (a b) (iiii)")).toEqual([]);
  });
});

describe("ambiguous markers are told by the sequence", () => {
  test.each([
    ["(i) after (h) goes on with (j)", "(g) (h) (i) (j)", "g h i j"],
    ["(i) under (A) goes on with (ii)", "(h) (1) (A) (i) (ii) (B) (i)", "h h-1 h-1-A h-1-A-i h-1-A-ii h-1-B i"],
    ["(i) after (h)(1)(A) is a letter when (j) follows", "(h) (1) (A) (i) (j)", "h h-1 h-1-A i j"],
    ["(i) after (h)(1)(A) is a letter when its own (1) follows", "(h) (1) (A) (i) (1) (2)", "h h-1 h-1-A i i-1 i-2"],
    [
      "(i) after (h)(1)(A) is roman when (B) follows",
      "(h) (1) (A) (i) (ii) (B) (2)",
      "h h-1 h-1-A h-1-A-i h-1-A-ii h-1-B h-2",
    ],
    [
      "(v) after (iv) is roman",
      "(u) (1) (A) (i) (ii) (iii) (iv) (v) (vi) (v)",
      "u u-1 u-1-A u-1-A-i u-1-A-ii u-1-A-iii u-1-A-iv u-1-A-v u-1-A-vi v",
    ],
    ["(I) after (H) is a letter", "(1) (H) (I) (J)", "1 1-H 1-I 1-J"],
    ["(I) after (i) is roman", "(a) (1) (A) (i) (I) (II) (ii)", "a a-1 a-1-A a-1-A-i a-1-A-i-I a-1-A-i-II a-1-A-ii"],
    ["(l), (m), (c), (d) and (x) are letters in their turn", "(b) (c) (d) (e)", "b c d e"],
    ["letters go on past z", "(y) (z) (aa) (bb) (cc)", "y z aa bb cc"],
    ["(ii) after (hh) is a letter", "(gg) (hh) (ii) (jj)", "gg hh ii jj"],
    [
      "(a) after (a.1)(1)(A) does not hide the letters after it",
      "(a) (a.1)(1)(A) (b) (1) (2) (c)",
      "a a.1 a.1-1 a.1-1-A b b-1 b-2 c",
    ],
  ])("%s", (_, markers, anchors) => {
    const before = printOutline(lettersBefore(/^\(([a-z]+)\)/.exec(markers)?.[1]));
    const text = `${before}${textOf(markers)}`;
    expect(
      readAnchors(text)
        .map(({ anchor }) => anchor)
        .slice(-anchors.split(" ").length),
    ).toEqual(anchors.split(" "));
  });
});

/** Entries for the letters before one, so that a list does not start in its middle. */
function lettersBefore(letter = "a") {
  const position = letter.charCodeAt(0) - 96 + 26 * (letter.length - 1);
  return Array.from({ length: position - 1 }, () => ({ children: [] }));
}

describe("lists that start again", () => {
  test("under headings of a compact anchors repeat, and the first counts", () => {
    const text = textOf("Article_I._Kites. (a) (b) Article_II._Strings. (a) (1) (b)");
    expect(readAnchors(text).map(({ anchor }) => anchor)).toEqual(["a", "b", "a", "a-1", "b"]);
    expect(sliceSubsection(text, "b")).toBe("(b) Kites.");
  });

  test("a part ends where the next heading starts", () => {
    expect(sliceSubsection("(a) Kites.\n\nARTICLE II\n\n(a) Strings.", "a")).toBe("(a) Kites.");
  });

  test("without a heading a list of the same kind stands below the latest entry, so that each part has its anchor", () => {
    expect(anchorsOf("(1) (A) (B) (A) (B) (2)")).toEqual(["1", "1-A", "1-B", "1-B-A", "1-B-B", "2"]);
  });
});

describe("against the grain", () => {
  test("however often a list repeats, parts do not sink deeper and deeper", () => {
    const depths = readAnchors(textOf(Array.from({ length: 3_000 }, () => "(a)").join(" "))).map(
      ({ anchor }) => anchor.split("-").length,
    );
    expect(Math.max(...depths)).toBeLessThanOrEqual(2);
  });

  test("a line of nothing but markers is read as far as lines go", () => {
    expect(readAnchors("(a)".repeat(50_000)).length).toBeLessThanOrEqual(8);
  });
});

describe("slices", () => {
  const text = "Kites:\n\n(a) One:\n\n(1) hemp;\n\nand flush words\n\n(A) Two\nlines.\n\n(2) cotton.\n\n(b) Silk.\n";

  test.each([
    ["a", "(a) One:\n\n(1) hemp;\n\nand flush words\n\n(A) Two\nlines.\n\n(2) cotton."],
    ["a-1", "(1) hemp;\n\nand flush words\n\n(A) Two\nlines."],
    ["a-1-A", "(A) Two\nlines."],
    ["A-1-a", "(A) Two\nlines."],
    ["b", "(b) Silk."],
    ["c", null],
    ["", null],
    ["constructor", null],
  ])("%j", (anchor, words) => {
    expect(sliceSubsection(text, anchor)).toBe(words);
  });

  test("an anchor in the wrong case that fits two parts fits none", () => {
    const extent = { start: 0, end: 1 };
    const anchors = [
      { anchor: "a-A", ...extent },
      { anchor: "a-a", ...extent },
    ];
    expect(findAnchor(anchors, "A-A")).toBeNull();
    expect(findAnchor(anchors, "a-a")).toEqual(anchors[1]);
  });
});

describe("for any outline", () => {
  test("what is printed is read back", () => {
    fc.assert(
      fc.property(outlines, (outline) => {
        const expected = outline.map(({ anchor }) => anchor);
        const text = outline.map(({ printed }) => printed).join("");
        expect(readAnchors(text).map(({ anchor }) => anchor)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});

describe("for any text", () => {
  const piece = fc.constantFrom(
    "(a)",
    "(1)",
    "(A)",
    "(i)",
    "(I)",
    "(b.1)",
    "(.1)",
    "(ii)",
    " ",
    "\n",
    "\n\n",
    "x",
    "Article I",
    "Section 1. ",
    "Section 2. ",
    "(",
    ")",
  );
  const anyText = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join("")),
  );

  /** What may stand between the end of a part and its neighbour: the heading below which lists start again, and its words. */
  const HEADING = /^(?:Article I|Section [12]\.)/;

  test.each([
    ["(a) Kites.\n\nSection 2. \n\n(a) Strings.", "(a) Kites.\n\n"],
    ["(a) Kites.\n\nArticle I\n\n(b) Strings.", "(a) Kites.\n\n"],
    ["(a) Kites.\n\nTails.\n\n(b) Strings.", "(a) Kites.\n\nTails.\n\n"],
  ])("a part ends at its neighbour or at a heading before it: %j", (text, part) => {
    const [first] = readAnchors(text);
    expect(text.slice(first?.start, first?.end)).toBe(part);
  });

  test("nothing is thrown, extents nest, and neighbours in a list tile their parent up to a heading", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const anchors = readAnchors(text);
        anchors.forEach(({ anchor, start, words, end }, at) => {
          expect(start < words && words <= end && end <= text.length).toBe(true);
          const depth = anchor.split("-").length;
          const after = anchors.slice(at + 1).find((other) => other.anchor.split("-").length <= depth);
          const between = text.slice(end, after?.start);
          if (between !== "") expect(between).toMatch(HEADING);
          expect(sliceSubsection(text, anchor)).not.toBeNull();
        });
      }),
      { numRuns: 500, examples: [["(a)\n\nSection 2. \n\n(a)"]] },
    );
  });
});
