import { describe, expect, test } from "vitest";
import { provisionText } from "../../src/verify/documents.ts";
import { FOLDING_TABLE } from "../../src/verify/folding-table.ts";
import { verifyQuote } from "../../src/verify/verify-quote.ts";

const foldedBy = (source: string, quote: string) =>
  verifyQuote(provisionText({ text: source, in_force_now: true }), quote).folded;

const examples = FOLDING_TABLE.filter(({ treatment }) => treatment === "folded").flatMap(({ name, examples: rows }) =>
  rows.map((example) => ({ name, ...example })),
);

describe("the foldings that a finding took", () => {
  test.each(examples)("have $name for $quote in $source", ({ name, quote, source }) => {
    expect(foldedBy(source, quote)).toContain(name);
  });

  test.each([
    ["exactly as it is written", "The kite shall “fly”", "kite shall “fly”", []],
    ["in other quotation marks", "The kite shall “fly”", 'kite shall "fly"', ["double quotation marks"]],
    ["in one bracket", "The kite shall fly", "[t]he kite shall fly", ["letter case", "bracketed leading letter"]],
    [
      "in a bracket with the letter as it is",
      "The kite shall fly",
      "[T]he kite shall fly",
      ["bracketed leading letter"],
    ],
    ["with white space at its ends", "The kite shall fly", " kite shall fly\n", ["white space"]],
    ["on two lines", "The kite shall fly", "The kite\n  shall fly", ["white space"]],
    ["in pieces", "The “kite” shall not fly", 'the "kite" shall … fly', ["double quotation marks", "letter case"]],
    ["with an ellipsis at its end", "The kite shall not fly", "The kite shall …", []],
    ["with escapes", "(a) The kite. Fly", "\\(a\\) The kite\\. Fly", ["Markdown escapes"]],
    [
      "with an escaped bracket",
      "The kite shall fly",
      "\\[T\\]he kite shall fly",
      ["bracketed leading letter", "Markdown escapes"],
    ],
    ["with a soft hyphen and dashes", "a kite—of silk", "a ki\u00adte--of silk", ["dashes", "invisible characters"]],
    ["in longer letters", "Straße of kites", "STRASSE of kites", ["letter case"]],
  ])("of a quote %s are told", (_how, source, quote, rows) => {
    expect(foldedBy(source, quote)).toEqual(rows);
  });

  test("are none where nothing was found", () => {
    expect(foldedBy("a kite", "A ZEPPELIN")).toEqual([]);
  });
});
