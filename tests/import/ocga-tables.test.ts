import { parseDocument } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { MARK_PHRASES, readMarks } from "../../src/import/ocga/heading-marks.ts";
import { itemMarker, markerAt } from "../../src/import/ocga/list-markers.ts";
import { NOTE_HEADINGS, readNoteOpening } from "../../src/import/ocga/note-headings.ts";
import { pageBlocks } from "../../src/import/ocga/page-blocks.ts";
import { NOTE_SENTENCES } from "../../src/import/ocga/section-status.ts";
import { isoDateOf } from "../../src/text/printed-dates.ts";

describe("tables of the importer", () => {
  it.each(NOTE_HEADINGS.flatMap(({ name, examples }) => examples.map((example) => [name, example] as const)))(
    "reads the %s heading %j in bold, and no other row does",
    (name, example) => {
      const [block] = pageBlocks(parseDocument(`<p><b>${example}</b> Words.</p>`));
      const opening = block && readNoteOpening(block);
      expect(opening?.text).toContain("Words.");
      const rows = NOTE_HEADINGS.filter(({ pattern }) => pattern.test(opening?.heading ?? ""));
      expect(rows.map((row) => row.name)).toEqual([name]);
    },
  );

  it("reads a heading that is not bold only where a dash or the word History says so", () => {
    const open = (html: string) => pageBlocks(parseDocument(html)).map(readNoteOpening)[0]?.heading ?? null;
    expect(open("<p>Cross references. - Lamps.</p>")).toBe("Cross references");
    expect(open("<p>History. Code 1981, § 95-1-1.</p>")).toBe("History");
    expect(open("<p>Effective date of Code, § 95-1-9.</p>")).toBeNull();
    expect(open("<p>The 2021 amendment, effective July 1, 2021, is one sentence of several.</p>")).toBeNull();
    expect(open("<p><b>Effective date of census. —</b> A case.</p>")).toBeNull();
  });

  it.each(MARK_PHRASES.flatMap(({ examples }) => examples))("understands the mark %j", (example) => {
    expect(readMarks(example)).not.toBeNull();
    expect(MARK_PHRASES.filter(({ pattern }) => pattern.test(example))).toHaveLength(1);
  });

  it("does not take a mark apart that it does not know", () => {
    for (const words of ["Suspended", "Effective July 32, 2023", "Effective July 1, 2023 or later", "constructor"]) {
      expect(readMarks(words), words).toBeNull();
    }
  });

  it.each(NOTE_SENTENCES.flatMap(({ examples, pattern }) => examples.map((example) => [example, pattern] as const)))(
    "finds what became of a section in %j",
    (example, pattern) => {
      expect(example).toMatch(pattern);
    },
  );
});

describe("markers of list items", () => {
  it("counts in figures, letters and roman figures beyond the alphabet and forty", () => {
    expect(markerAt("1", 12)).toBe("12");
    expect([1, 26, 27, 53].map((place) => markerAt("a", place))).toEqual(["a", "z", "aa", "aaa"]);
    expect([4, 9, 19, 40, 49].map((place) => markerAt("i", place))).toEqual(["iv", "ix", "xix", "xl", "xlix"]);
    expect(markerAt("I", 14)).toBe("XIV");
    expect(markerAt("square", 1)).toBeNull();
  });

  it("believes the place where the id agrees and the id where it differs but can be a marker", () => {
    expect(itemMarker("i", 2, "s1ol1a1Aiii", ["s1ol1a1A", "s1ol1a1Ai"])).toEqual({ marker: "ii", doubt: "none" });
    expect(itemMarker("i", 2, "s1ol1a1Aiii", ["s1ol1a1A"])).toEqual({ marker: "iii", doubt: "disagreement" });
    expect(itemMarker("a", 2, "s1ol1c", [])).toEqual({ marker: "c", doubt: "disagreement" });
    expect(itemMarker("a", 2, "elsewhere", [])).toEqual({ marker: "b", doubt: "disagreement" });
    expect(itemMarker("a", 2, "", [])).toEqual({ marker: "b", doubt: "none" });
  });
});

describe("printed dates", () => {
  it("are days that exist", () => {
    expect(isoDateOf("July 1, 2023")).toBe("2023-07-01");
    expect(isoDateOf("February 29, 2024")).toBe("2024-02-29");
    for (const printed of ["February 29, 2023", "Juli 1, 2023", "constructor 1, 2023", "July 1 2023"]) {
      expect(isoDateOf(printed), printed).toBeNull();
    }
  });
});
