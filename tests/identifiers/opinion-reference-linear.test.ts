import { describe, expect, test } from "vitest";
import { REFERENCE_MAX_CHARS } from "../../src/identifiers/clean-reference.ts";
import { readOpinionReference } from "../../src/identifiers/opinions/opinion-reference.ts";
import { readDockets } from "../../src/identifiers/opinions/read-dockets.ts";

const PIECES = [
  ...[
    "S",
    "S9",
    "S99",
    "S99A",
    "S99A9901",
    "S99A9901, ",
    "S99A9901-",
    "S99A9901 ",
    "S 9 ",
    "A 1 ",
    ", 9901",
    "O",
    "0",
    "9",
  ],
  ...[
    "1,",
    "1,234",
    "1,234,",
    "1, ",
    "1-",
    "1-1-",
    "12345-",
    "1:",
    "1/",
    "/",
    "//",
    "No. ",
    "Nos. ",
    "Case ",
    "Docket No. ",
  ],
  ...[
    "1 Ga. ",
    "1 Ga. 1, ",
    "1 Ga. 1 (",
    "312 Ga. 456 (2) ",
    "Ga. ",
    "S. E. ",
    "S.E.2d ",
    "L. A. ",
    "A.",
    "A. ",
    "U. S. ",
  ],
  ...[
    "(2021",
    "(2021) ",
    "(",
    ")",
    "((",
    "[",
    "]",
    " at 1",
    "at ",
    "v. ",
    "and ",
    " and",
    "& ",
    "; ",
    "May 1, ",
    "Term, ",
  ],
  ...[
    "ga-",
    "cap-",
    "cluster ",
    "CLUSTER-",
    "https://",
    "/opinions/",
    "courtlistener.com/",
    "%",
    "%2",
    "%25",
    "_",
    "+",
    "½",
  ],
  ...[" ", " \u00a0", ".", "..", ",", "-", "'", '"', "\u200b", "\ud800", "#", "*", "n", "x"],
];

describe("reading a text of the longest length", () => {
  test.each(PIECES)("comes to an end for %j over and over", (piece) => {
    for (const start of ["", "S99A9901", "Quillby v. State, 312 Ga. 456", "No. "]) {
      for (const end of ["", "!", "x", ")", "S99A9901", " 861 SE2d 99"]) {
        const room = REFERENCE_MAX_CHARS - start.length - end.length;
        const text = start + piece.repeat(REFERENCE_MAX_CHARS).slice(0, room) + end;
        expect(text).toHaveLength(REFERENCE_MAX_CHARS);
        expect(() => readOpinionReference(text)).not.toThrow();
      }
    }
  });

  test.each(PIECES)("takes a printed field ten times as long with %j over and over", (piece) => {
    expect(() => readDockets(piece.repeat(3000).slice(0, 3000))).not.toThrow();
  });
});
