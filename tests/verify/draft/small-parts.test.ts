import { describe, expect, test } from "vitest";
import { caseNameBefore, isOtherCase } from "../../../src/verify/draft/case-name.ts";
import { draftParagraphs } from "../../../src/verify/draft/draft-paragraphs.ts";
import { omitsNegation } from "../../../src/verify/draft/omitted-negation.ts";
import { sentenceStarts } from "../../../src/verify/draft/sentences.ts";

describe("words left out under an ellipsis", () => {
  test.each(["not", "shall not", "not, except on Sundays, and then", "no", "unless", "in no case", "never", "without"])(
    "turn the sense around: %s",
    (words) => {
      expect(omitsNegation(words)).toBe(true);
    },
  );
  test.each([
    "",
    "a kite, a balloon, or a drone",
    "except as otherwise provided in subsection (b) of this Code section,",
    "not later than ten days after the sale",
    "no more than",
    "who does not hold a license and has not asked for one",
    "without regard to the weather or the day,",
  ])("do not: %s", (words) => {
    expect(omitsNegation(words)).toBe(false);
  });
});

describe("the name of a case", () => {
  test.each([
    ["See Tern v. Heron, ", "See Tern v. Heron"],
    ["It fell. In re Tern, No. ", "In re Tern"],
    [
      "(quoting Bd. of Trs. of the Kite Fund v. Heron & Sons, Inc. (",
      "Bd. of Trs. of the Kite Fund v. Heron & Sons, Inc.",
    ],
    ["Mullein v. the Pantry, Inc., ", "Mullein v. the Pantry, Inc."],
    ["as the court said in ", null],
    ["Tern v. Heron.\n", null],
  ])("before a citation in %j is %j", (text, words) => {
    expect(caseNameBefore(text, text.length)?.words ?? null).toBe(words);
  });

  test.each([
    ["Tern v. Heron", ["Tern v. Heron"], false],
    ["In Tern v. State", ["Tern v. The State"], false],
    ["Peñalosa v. Ile-aux-Noix", ["Penalosa v. Île-aux-Noix Ferry Company"], false],
    ["Gull v. State", ["Tern v. State"], true],
    ["State v. State", ["Tern v. State"], false],
    ["Tern v. Heron", [], false],
  ])("%j beside %j is of another case: %s", (written, names, isOther) => {
    expect(isOtherCase(written, names)).toBe(isOther);
  });
});

test("sentences end at points, but not at those of abbreviations, citations and quotations", () => {
  const draft =
    "It fell. See Tern v. Heron, No. 5. The Ga. Code says so (p. 3). A. B. Tern said “No. It is.” Then it rose.";
  const quote = { start: draft.indexOf("“"), end: draft.indexOf("”") + 1 };
  const starts = sentenceStarts(draft, [{ start: 0, end: draft.length }], [quote]);
  expect(starts.map(({ start }) => draft.slice(start, start + 7))).toEqual([
    "It fell",
    "See Ter",
    "The Ga.",
    "A. B. T",
    "Then it",
  ]);
});

test("paragraphs are parted by blank lines and by how their lines begin", () => {
  const draft = "One\ntwo\n\n    Three\nfour\n    five\n    six\n> seven\n> eight\r\n\r\nnine";
  const paragraphs = draftParagraphs(draft).map(({ start, end, style }) => [style, draft.slice(start, end)]);
  expect(paragraphs).toEqual([
    ["flush", "One\ntwo"],
    ["flush", "Three\nfour"],
    ["indented", "five\n    six"],
    ["quoted", "seven\n> eight"],
    ["flush", "nine"],
  ]);
});
