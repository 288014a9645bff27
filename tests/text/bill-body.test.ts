import fc from "fast-check";
import { expect, test } from "vitest";
import { checkBillBody, readBillText } from "../../src/text/bill-readings.ts";
import { madeUpBody } from "./bill-bodies.ts";

test.each([
  ["<del>a", "line 1, column 1: <del> is not closed in its paragraph"],
  ["a\n\nb <ins>c\n\nd</ins>", "line 3, column 3: <ins> is not closed in its paragraph"],
  ["a</ins>", "line 1, column 2: </ins> closes nothing"],
  ["<del>a <ins>b</ins></del>", "line 1, column 8: <ins> begins inside <del>"],
  ["<del>a</ins>", "line 1, column 7: </ins> inside <del>"],
  ["a<del></del>b", "line 1, column 2: <del> marks nothing"],
  ["a <del>b\n</del>c", "line 1, column 3: <del> begins or ends with a line break"],
  ["a <b>c</b>", "line 1, column 3: unknown tag <b>; only <del> and <ins> mark words"],
  ["a <DEL>c</DEL>", "line 1, column 3: unknown tag <DEL>; only <del> and <ins> mark words"],
  ["a < b", "line 1, column 3: a literal < is written &lt;"],
  ["a > b", "line 1, column 3: a literal > is written &gt;"],
  ["R&D", "line 1, column 2: a literal & is written &amp;"],
  ["a &nbsp; b", "line 1, column 3: a literal & is written &amp;"],
  ["a\n \nb", "line 1, column 2: paragraphs are separated by one blank line and nothing else"],
  ["a\n\n\nb", "line 1, column 2: paragraphs are separated by one blank line and nothing else"],
  ["\na", "line 2, column 1: a line break before the first or after the last word"],
  ["a\n", "line 1, column 1: a line break before the first or after the last word"],
])("%j is refused", (body, problem) => {
  expect(checkBillBody(body)).toBe(problem);
  expect(() => readBillText(body)).toThrow(problem);
});

test("what is made up by the rules is accepted", () => {
  fc.assert(
    fc.property(madeUpBody, ({ body }) => {
      expect(checkBillBody(body)).toBeNull();
    }),
  );
});

const SOUP = ["<del>", "</del>", "<ins>", "</ins>", "&lt;", "&amp;", "&", "<", ">", "a", " ", "\n", "\n\n", "<b>"];

/** The same rules by looking at each piece of a paragraph in turn. */
function isGood(body: string): boolean {
  if (body.trim() !== body && /^\s*\n|\n\s*$/.test(body)) return false;
  if (/\n[ \t]+\n|\n\n\n/.test(body)) return false;
  return body.split("\n\n").every((paragraph) => {
    let rest = paragraph;
    while (rest !== "") {
      const piece = /^<(del|ins)>((?:&(?:lt|gt|amp);|[^<>&])+)<\/\1>|^&(?:lt|gt|amp);|^[^<>&]/.exec(rest);
      if (piece === null || /^\n|\n$/.test(piece[2] ?? "")) return false;
      rest = rest.slice(piece[0].length);
    }
    return true;
  });
}

test("a body is accepted exactly where every piece of it is one that may stand there", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SOUP), { maxLength: 9 }), (pieces) => {
      const body = pieces.join("");
      expect(checkBillBody(body) === null).toBe(isGood(body));
    }),
    { numRuns: 5_000 },
  );
});
