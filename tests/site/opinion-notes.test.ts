import fc from "fast-check";
import { expect, test } from "vitest";
import { readNotes } from "../../src/components/opinions/opinion-notes.ts";
import { opinionParts } from "../../src/components/opinions/opinion-parts.ts";
import { cutParagraph, type PlacedPiece } from "../../src/components/opinions/opinion-pieces.ts";

const notes = (...texts: string[]) => {
  const { from, notes: found } = readNotes(texts.map((text) => ({ text })));
  return {
    from,
    found: found.map(({ mark, references }) => [
      mark.label,
      mark.paragraph,
      references.map(({ paragraph, at }) => [paragraph, at]),
    ]),
  };
};

test("a paragraph that begins with a mark is a footnote where the mark stands before it", () => {
  expect(notes("A lamp.[1] A well.[2]", "[1] Lit.", "Still lit.", "[2] Wet.")).toEqual({
    from: 1,
    found: [
      ["1", 1, [[0, 7]]],
      ["2", 3, [[0, 18]]],
    ],
  });
});

test("a mark without a footnote, and a footnote without a mark, stay words", () => {
  expect(notes("A lamp.[1]", "[2] Lit.")).toEqual({ from: 2, found: [] });
  expect(notes("[1] Lit.", "A lamp.[1]")).toEqual({ from: 2, found: [] });
  expect(notes()).toEqual({ from: 0, found: [] });
});

test("where parts of the text begin with a mark too, the last paragraph that does is the footnote", () => {
  expect(notes("Held.[1]", "[1] First part.", "More of it.", "[1] See there.")).toEqual({
    from: 3,
    found: [["1", 3, [[0, 5]]]],
  });
});

test("stars that are used again lead each to its own footnote, and the last takes what is left", () => {
  expect(notes("One.[*] Two.[*] Three.[*]", "[*] First.", "[*] Second.").found).toEqual([
    ["*", 1, [[0, 4]]],
    [
      "*",
      2,
      [
        [0, 12],
        [0, 22],
      ],
    ],
  ]);
});

test("a paragraph cut at its pieces keeps every word, in order", () => {
  const texts = fc.string({ maxLength: 40 });
  fc.assert(
    fc.property(texts, fc.array(fc.nat(40), { maxLength: 6 }), (text, offsets) => {
      const placed = offsets
        .map((at) => Math.min(at, text.length))
        .sort((a, b) => a - b)
        .map((at): PlacedPiece => ({ at, chars: 0, piece: { kind: "page", shown: "[*1]", id: null } }));
      const pieces = cutParagraph(text, placed);
      expect(pieces.map((piece) => (piece.kind === "words" ? piece.words : "")).join("")).toBe(text);
      expect(pieces.filter(({ kind }) => kind === "page")).toHaveLength(placed.length);
    }),
  );
});

test("words that no opinion of a decision claims are shown too, and ids are each used once", () => {
  const part = {
    opinion_id: null,
    author: null,
    joined_by: [],
    per_curiam: true,
    download_url: null,
    text_field: null,
    ocr: false,
  };
  const text = "Before.\n\nThe opinion.[1]\n\n[1] A note.\n\nAfter.";
  const subOpinions = [{ ...part, kind: "lead" as const, start: 9, chars: 28 }];
  const pages = [5, 9, 9, 40].map((at) => ({ page: "1", at, cite: null }));
  const parts = opinionParts({ text, subOpinions, pages, anchors: [42] });
  expect(parts.map(({ heading }) => heading)).toEqual(["Opinion", "Lead opinion, per curiam", "Opinion"]);
  const paragraphs = parts.flatMap((each) => [...each.paragraphs, ...each.notes]);
  const pieces = paragraphs.flatMap((paragraph) => paragraph.pieces);
  expect(
    pieces
      .flatMap((piece) => (piece.kind === "words" ? piece.words : piece.kind === "page" ? [] : piece.label))
      .join(""),
  ).toBe(text.replaceAll("\n", ""));
  const ids = [...paragraphs.map(({ id }) => id), ...pieces.map((piece) => ("id" in piece ? piece.id : null))].filter(
    (id) => id !== null,
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(parts[2]?.paragraphs[0]?.id).toBe("at-39");
});
