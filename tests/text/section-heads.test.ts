import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAnchors } from "../../src/text/anchors.ts";
import { sliceSubsection } from "../../src/text/slice-subsection.ts";

const textOf = (...paragraphs: string[]) => paragraphs.join("\n\n");
const anchorsOf = (...paragraphs: string[]) => readAnchors(textOf(...paragraphs)).map(({ anchor }) => anchor);

describe("a text that is divided into printed sections", () => {
  test.each([
    ["Section 1. Kites fly.", "Section 2. Strings hold."],
    ["SECTION 1. Kites fly.", "Sec. 2. Strings hold."],
    ["§ 1. Kites fly.", "§ 2. Strings hold."],
    ["SEC. 1.", "SEC. 2."],
    ["Section. 1. Kites fly.", "Section. 2. Strings hold."],
    ["Section 1: Kites fly.", "Section 2: Strings hold."],
    ["Section 1", "Section 2"],
    ["Section 1\nKites fly.", "Section 2\nStrings hold."],
    ["Section 1 Flight of Kites", "Section 2 Strings"],
    ["Section 1 [Flight.]", "Section 2 — Strings"],
    ["The Compact reads:", "ARTICLE I", "Section 1. Kites.", "Section 2. Strings."],
  ])("%s …", (...paragraphs) => {
    expect(anchorsOf(...paragraphs)).toEqual(["1", "2"]);
  });

  test.each([
    ["a lone one", ["Section 1. Kites fly."]],
    ["numbers left out", ["Section 1. Kites.", "Section 3. Strings."]],
    ["numbers that start later", ["Section 2. Kites.", "Section 3. Strings."]],
    ["numbers of each article", ["ARTICLE I", "§ 1. A.", "§ 2. B.", "ARTICLE II", "§ 1. C.", "§ 2. D."]],
    ["references", ["Section 1 of this compact applies.", "Section 2, too, applies."]],
    ["longer numbers", ["Section 1.5. Kites.", "Section 2.5. Strings."]],
    ["citations", ["Section 1-2-3. Kites.", "Section 2-3-4. Strings."]],
    ["what stands inside a line", ["See Section 1. Kites.", "See Section 2. Strings."]],
  ])("is not told from %s", (_, paragraphs) => {
    expect(anchorsOf(...paragraphs)).toEqual([]);
  });

  test("sections that stand in a list are part of it, not the other way round", () => {
    expect(anchorsOf("(a) It is made:", "Section 1. Kites.", "Section 2. Strings.", "(b) It ends.")).not.toContain("1");
  });

  test("lists start again in each, and every part has its own anchor", () => {
    const text = ["Section 1. (a) One.", "(b) Two.", "(1) Three.", "Section 2. Four:", "(A) Five.", "(B) Six."];
    expect(anchorsOf(...text)).toEqual(["1", "1-a", "1-b", "1-b-1", "2", "2-A", "2-B"]);
    expect(sliceSubsection(textOf(...text), "2-A")).toBe("(A) Five.");
    expect(sliceSubsection(textOf(...text), "1")).toBe(textOf("Section 1. (a) One.", "(b) Two.", "(1) Three."));
  });

  test("words begin behind the printed number and behind each marker", () => {
    const text = "Section 1. (a) Kites.\n\nSection 2. Strings.";
    const marks = readAnchors(text).map(({ section, start, words }) => [section, text.slice(start, words)]);
    expect(marks).toEqual([
      ["1", "Section 1. "],
      ["1", "(a) "],
      ["2", "Section 2. "],
    ]);
  });

  test("any number of sections tile the text from the first on", () => {
    const bodies = fc.array(fc.constantFrom("Kites.", "Kites:\n\n(a) One.\n\n(b) Two.", "(1) One."), { minLength: 2 });
    fc.assert(
      fc.property(bodies, fc.constantFrom("Section", "SECTION", "Sec.", "§"), (sections, word) => {
        const printed = sections.map((body, at) => `${word} ${at + 1}. ${body}`);
        const text = textOf("Preamble.", ...printed);
        expect(printed.map((_, at) => sliceSubsection(text, String(at + 1)))).toEqual(printed);
        const names = readAnchors(text).map(({ anchor }) => anchor);
        expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: 200 },
    );
  });
});
