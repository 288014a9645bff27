import { describe, expect, test } from "vitest";
import { isEllipsis, splitAtEllipses } from "../../src/verify/ellipses.ts";
import { OMISSION_MAX_CHARS } from "../../src/verify/find-pieces.ts";
import { PIECES_MAX } from "../../src/verify/quote.ts";
import { bruteFold } from "./brute-fold.ts";
import { findIn } from "./look.ts";

const FORMS = [
  "…",
  "...",
  ". . .",
  "[...]",
  "[…]",
  "[. . .]",
  "* * *",
  "* * * *",
  ". . . .",
  "\\[...\\]",
  ".\u00a0.\u00a0.",
];

const find = (source: string, quote: string) => findIn(source, quote);
const LAW = "An owner shall not fly a kite, a balloon or a drone at night.";

describe("an ellipsis in a quote", () => {
  test.each(FORMS)("written %s splits it, and is an ellipsis", (form) => {
    expect(find(LAW, `An owner shall ${form} fly a kite`)).toMatchObject({
      found: true,
      verbatim: false,
      occurrences: 1,
      matches: [
        { words: "An owner shall not fly a kite", omissions: [{ start: 15, end: 18, words: "not", printed: false }] },
      ],
    });
    expect(isEllipsis(bruteFold(form))).toBe(true);
  });

  test.each(["....., five points", "a.. two", "1...5 to none", "**bold** words", "a * b * c", "see § 5. A kite"])(
    "is not read in %j unless it is one",
    (text) => {
      expect(splitAtEllipses(text).length).toBe(text.startsWith("1...5") ? 2 : 1);
    },
  );

  test("gives back the omitted words of every gap, so that no word hides in one", () => {
    const [match] = find(LAW, "owner … fly … or a drone").matches;
    expect(match?.omissions.map(({ words }) => words)).toEqual(["shall not", "a kite, a balloon"]);
    for (const { start, end, words } of match?.omissions ?? []) expect(LAW.slice(start, end)).toBe(words);
  });

  test("holds pieces to their order", () => {
    expect(find(LAW, "a balloon … a kite").found).toBe(false);
  });

  test("omits as little as can be", () => {
    const [match] = find("A kite is red. A kite is not blue. A kite flies.", "A kite … flies").matches;
    expect(match).toMatchObject({ words: "A kite flies", omissions: [{ words: "" }] });
  });

  test("counts for nothing at the ends of a quote", () => {
    expect(find(LAW, "… shall not fly a kite ...")).toMatchObject({ verbatim: true, matches: [{ omissions: [] }] });
  });

  test("does not reach across more than the limit", () => {
    const far = (chars: number) => `one kite ${"x".repeat(chars - 2)} two kites`;
    expect(find(far(OMISSION_MAX_CHARS), "one kite … two kites").found).toBe(true);
    expect(find(far(OMISSION_MAX_CHARS + 1), "one kite … two kites").found).toBe(false);
  });

  test("is text where there are more than the limit of them", () => {
    const quote = (pieces: number) => Array.from({ length: pieces }, () => "kite").join(" … ");
    const source = "kite ".repeat(PIECES_MAX + 1);
    expect(find(source, quote(PIECES_MAX)).found).toBe(true);
    expect(find(source, quote(PIECES_MAX + 1)).found).toBe(false);
  });
});

describe("an ellipsis in the source", () => {
  const printed = "The kite . . . was red.";

  test("is matched as it is printed, before anything is omitted", () => {
    expect(find(`The kite is not what was red. ${printed}`, "the kite . . . was red")).toMatchObject({
      verbatim: true,
      occurrences: 1,
      matches: [{ words: "The kite . . . was red", omissions: [] }],
    });
  });

  test.each(FORMS)("written otherwise, as %s, omits no words", (form) => {
    const finding = find(printed, `The kite ${form} was red`);
    expect(finding.verbatim).toBe(true);
    for (const omission of finding.matches[0]?.omissions ?? [])
      expect(omission).toMatchObject({ words: ". . .", printed: true });
  });

  test("hides no word beside it", () => {
    expect(find("The kite . . . not was red.", "The kite … was red")).toMatchObject({
      verbatim: false,
      matches: [{ omissions: [{ words: ". . . not", printed: false }] }],
    });
  });
});
