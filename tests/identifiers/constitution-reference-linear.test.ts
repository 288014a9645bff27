import { describe, expect, test } from "vitest";
import { REFERENCE_MAX_CHARS } from "../../src/identifiers/clean-reference.ts";
import { readConstitutionReference } from "../../src/identifiers/constitution-reference.ts";

const PIECES = [
  ...[
    "(",
    "()",
    "(a)",
    " (a)",
    "[",
    "-",
    "i-",
    "-a",
    "i",
    "I",
    "x",
    "XC",
    "1",
    "0",
    " ",
    ".",
    ", ",
    ": ",
    "§",
    "§ ",
    "¶ I",
  ],
  ...["%", "%25", "_", "+", "art. ", "art-i-", "art. I, ", "sec", "Section 1 of ", "Paragraph I ", "amend. ", "14th "],
  ...[
    "First ",
    "twenty ",
    "twenty-",
    "Amendment ",
    "cl. 3, ",
    "Preamble ",
    "the ",
    "of the ",
    "Const. ",
    "Ga. ",
    "U.S. ",
  ],
  ...[
    "United States ",
    "Constitution of ",
    "of 1983",
    "1983 ",
    "(1983)",
    "(1976) ",
    "(West ",
    "et seq. ",
    " [Reserved]",
  ],
  ...["subparagraph (a) of ", " and (a)", "\u200b", "\ud800", "'"],
];

describe("reading a reference of the longest length", () => {
  test.each(PIECES)("comes to an end for %j over and over", (piece) => {
    for (const start of ["", "Ga. Const. art. I, § I, ¶ I", "art-i-sec-i", "subparagraph (a) of ", "amend. XIV"]) {
      for (const end of ["", "!", "x", ")", " art. I"]) {
        const room = REFERENCE_MAX_CHARS - start.length - end.length;
        const text = start + piece.repeat(REFERENCE_MAX_CHARS).slice(0, room) + end;
        const started = performance.now();
        expect(() => readConstitutionReference(text)).not.toThrow();
        expect(performance.now() - started).toBeLessThan(250);
      }
    }
  });
});
