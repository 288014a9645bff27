import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { escapeText } from "../../src/render/escape-text.ts";
import { writeMarkdown } from "../../src/render/markdown.ts";
import { heading, line, link, sourceText } from "../../src/render/nodes.ts";
import { readParagraphs } from "../../src/text/paragraphs.ts";
import { DIALECTS, readBlocks } from "./read-markdown.ts";

const block = { before: "\n", after: "\n", within: "block", alone: true } as const;

/** Pieces that Markdown could take for something, between words. */
const PIECES = [
  ..."abz09 .,;:!?-+=|*_~`<>&#()[]{}\\/\"'$%^@\n\t",
  " ",
  "  ",
  "    ",
  "word",
  "Name",
  "(a)",
  "(1)",
  "1.",
  "12)",
  "§",
  "é",
  "“",
  "\u00a0",
  "🪁",
  "---",
  "___",
  "***",
  "===",
  "```",
  "~~~",
  "~~",
  "**",
  "&amp;",
  "&#35;",
  "<ins>",
  "</del>",
  "<!--",
  "-->",
  "<http://a.example>",
  "[x]",
  "[x]: y",
  "[^1]",
  "[^1]:",
  "](",
  "![",
  "|-|",
  "a|b",
  "|",
  "# ",
  "> ",
  "- ",
  "http://a.example/b_c",
  "www.a.example",
  "a@b.example",
  "\r",
];
const words = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(""));

/** Addresses that GitHub's dialect links by itself: the words stay, a link node is put around them. */
const withoutBareLinks = (read: string): string => read.replace(/«link ([^«»]*)»/g, "$1");

describe("what Markdown does not need is not escaped", () => {
  test.each([
    "[Repealed] as of [x], see [a] (b) and [c][d].",
    "No. 1. The snake_case name of AT&T & Co.; R&D; 5 * 4 = 20 | a > b; x < y; 1 <2.",
    "Name ________________ and date __________, signed ______.",
    "(a) The owner`s #1 kite - a-b -- c --- 50% + 3~4 ! [note] ^2 {x} $5.00 C:\\kites \\ end",
    "A ** B * C __ D ~ E.",
  ])("%s", (text) => {
    expect(escapeText(text, block)).toBe(text);
  });
});

describe("what would mean something is escaped", () => {
  test.each([
    ["# Kites", "\\# Kites"],
    ["#7 kites", "#7 kites"],
    ["> Kites", "\\> Kites"],
    ["- Kites", "\\- Kites"],
    ["1. Kites", "1\\. Kites"],
    ["1.5 kites", "1.5 kites"],
    ["1986. Kites", "1986\\. Kites"],
    ["---", "\\---"],
    ["______", "\\______"],
    ["*kites* and _strings_", "\\*kites\\* and \\_strings\\_"],
    ["*See note", "*See note"],
    ["`x` `", "\\`x\\` \\`"],
    ["<ins>kites</ins>", "\\<ins>kites\\</ins>"],
    ["&amp; &copy; &;", "\\&amp; \\&copy; &;"],
    ["[kite](x)", "[kite\\](x)"],
    ["[kite]: x", "\\[kite]: x"],
    ["\\[x\\]", "\\\\[x\\\\]"],
    ["  Kites ", "&#x20; Kites&#x20;"],
  ])("%j is written %j", (text, written) => {
    expect(escapeText(text, block)).toBe(written);
  });
});

describe.each(DIALECTS)("read back in $name", (dialect) => {
  const read = (markdown: string) =>
    readBlocks(markdown, dialect).map(({ type, words: read }) => ({ type, words: withoutBareLinks(read) }));

  test("every paragraph of a text comes back word for word", () => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), (pieces) => {
        const paragraphs = readParagraphs(pieces.join("\n\n"));
        const expected = paragraphs.map(({ text }) => ({ type: "paragraph", words: text }));
        expect(read(writeMarkdown(sourceText(pieces.join("\n\n"))))).toEqual(expected);
      }),
      { numRuns: 4_000 },
    );
  });

  test("a heading comes back word for word", () => {
    fc.assert(
      fc.property(words, (text) => {
        const one = text.replace(/\s+/g, " ").trim();
        fc.pre(one !== "");
        expect(read(writeMarkdown([heading(2, one)]))).toEqual([{ type: "heading", words: one }]);
      }),
      { numRuns: 2_000 },
    );
  });

  test("words around and in a link come back word for word", () => {
    fc.assert(
      fc.property(words, words, words, (left, label, right) => {
        const one = (text: string) => text.replace(/\s+/g, " ").trim();
        fc.pre(one(label) !== "" && !/(?:https?:|www\.|@)/.test(left + label + right));
        const written = writeMarkdown([
          line(`${one(left)}:`, link(one(label), "https://a.example/b"), `,${one(right)}`),
        ]);
        const read = `${one(left)}:«link ${one(label)}»,${one(right)}`;
        expect(readBlocks(written, dialect)).toEqual([{ type: "paragraph", words: read }]);
      }),
      { numRuns: 2_000 },
    );
  });
});
