import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { REFERENCE_MAX_CHARS } from "../../src/identifiers/clean-reference.ts";
import { readCodeReference } from "../../src/identifiers/code-reference.ts";

const folder = new URL("../../src/identifiers/", import.meta.url);

const PIECES = [
  ...[
    "(",
    ")",
    "()",
    "((a)",
    "(a)",
    " (a)",
    "[",
    "-",
    "1-",
    "1-1-",
    "16-5-1-",
    "16-5-1, ",
    "16-5-1 to ",
    "16-5-1..",
    "-1, ",
  ],
  ...[
    " ",
    " \u00a0",
    ".",
    ". ",
    ",",
    ", ",
    ";",
    "§",
    "§ ",
    "%",
    "%2",
    "%25",
    "%28",
    "_",
    "+",
    "a",
    "A.",
    "O.",
    "O.C.",
    "O. C. ",
  ],
  ...[
    "Code ",
    "the ",
    "Ga. ",
    "of ",
    "Sec",
    "Section ",
    "Title 1 ",
    "Chapter 1, ",
    "subsection (a) of ",
    "paragraph (1), ",
  ],
  ...[
    "(2022",
    "(2022 & ",
    "(West ",
    "et seq. ",
    ", inclusive",
    " [Reserved]",
    "1.1",
    ".1",
    "0",
    "9",
    "'",
    '"',
    "\u200b",
    "\ud800",
  ],
];

describe("reading a text of the longest length", () => {
  test.each(PIECES)("comes to an end for %j over and over", (piece) => {
    for (const start of ["", "16-5-1", "O.C.G.A. § 16-5-1(a)", "subsection (a) of "]) {
      for (const end of ["", "!", "x", ")", "16-5-1"]) {
        const room = REFERENCE_MAX_CHARS - start.length - end.length;
        const text = start + piece.repeat(REFERENCE_MAX_CHARS).slice(0, room) + end;
        expect(text).toHaveLength(REFERENCE_MAX_CHARS);
        expect(() => readCodeReference(text)).not.toThrow();
      }
    }
  });
});

/** A group closed by an unbounded repetition that has one inside: `(…+)*`, `(…*…)+`, `(…{2,})+`. */
const NESTED = /\((?:[^()\\]|\\.)*(?:[+*]|\{\d+,\})(?:[^()\\]|\\.)*\)(?:[+*]|\{\d+,\})/;

describe("the patterns of the folder", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));

  test("have no unbounded repetition nested in another", () => {
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      const literals = readFileSync(new URL(file, folder), "utf8")
        .split("\n")
        .filter((line) => /[`/]/.test(line));
      for (const line of literals) expect(NESTED.test(line), `${file}: ${line}`).toBe(false);
    }
    expect(NESTED.test(String.raw`(?:\d+)*`)).toBe(true);
  });

  test("import nothing outside it", () => {
    for (const file of files) {
      const source = readFileSync(new URL(file, folder), "utf8");
      for (const [, specifier = ""] of source.matchAll(/from "([^"]+)"/g)) {
        expect(new URL(specifier, new URL(file, folder)).href, file).toContain("/src/identifiers/");
        expect(specifier).toMatch(/^\.\.?\//);
      }
    }
  });
});
