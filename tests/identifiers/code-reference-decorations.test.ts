import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CODE_NAMES, PART_WORDS, SECTION_WORDS } from "../../src/identifiers/code/reference-words.ts";
import { SECTION_JOINERS } from "../../src/identifiers/code/section-joiners.ts";
import { TRAILING_NOTES } from "../../src/identifiers/code/trailing-notes.ts";
import { readCodeReference } from "../../src/identifiers/code-reference.ts";
import { CHARACTER_FOLDS } from "../../src/identifiers/fold-characters.ts";
import { citationTextArbitrary } from "./citation-arbitraries.ts";

const examplesOf = (rows: readonly { readonly examples: readonly string[] }[]) =>
  rows.flatMap(({ examples }) => examples);
const oneOf = (values: readonly string[]) => fc.constantFrom(...values);
const [, DASHES, SPACES] = CHARACTER_FOLDS;

const names = examplesOf(CODE_NAMES);
const words = examplesOf(SECTION_WORDS);
const notes = examplesOf(TRAILING_NOTES);

describe("a citation", () => {
  test.each([...names, ...words])("is read after %s", (word) => {
    expect(readCodeReference(`${word} 7-1-4.1`)).toEqual({ kind: "redirect", id: "7-1-4.1", subsection: null });
  });

  test.each(notes)("is read before %j", (note) => {
    expect(readCodeReference(`8-2-20A${note}`)).toEqual({ kind: "redirect", id: "8-2-20A", subsection: null });
  });

  test.each(examplesOf(PART_WORDS))("is read after and before a part called %s", (word) => {
    const expected = { kind: "redirect", id: "7-1-4.1", subsection: "a-1" };
    expect(readCodeReference(`${word} (a)(1) of 7-1-4.1`)).toEqual(expected);
    expect(readCodeReference(`7-1-4.1, ${word} (a)(1)`)).toEqual(expected);
  });

  const joiners = SECTION_JOINERS.flatMap(({ joins, examples }) => examples.map((example) => ({ joins, example })));

  test.each(joiners)("and another one joined by $example are a $joins", ({ joins, example }) => {
    const [from, to] = ["7-1-4.1", "8-2-20A"];
    const items = joins === "range" ? [{ from, to }] : [from, to].map((id) => ({ from: id, to: id }));
    expect(readCodeReference(`${from}${example}${to}`)).toEqual({ kind: "range", items });
  });

  test("is read back from any decoration with known names, words, dashes, spaces, cases, notes and encodings", () => {
    const decoration = fc.record({
      name: oneOf(["", ...names.map((name) => `${name} `)]),
      word: oneOf(["", ...words.map((word) => `${word} `)]),
      note: oneOf(["", ...notes]),
      dash: oneOf(["-", " - ", ...(DASHES?.examples ?? [])]),
      space: oneOf([" ", ...(SPACES?.examples ?? [])]),
      wrap: fc.constantFrom(["", ""], ['"', '"'], ["(", ")"], ["\u201c", ".\u201d"], ["", "."]),
      marks: fc.constantFrom(["", null], ["(a)", "a"], ["(a)(1)", "a-1"], ["(b.1)(4.1)(A)(iv)", "b.1-4.1-A-iv"]),
      lower: fc.boolean(),
      encodings: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(
        citationTextArbitrary,
        decoration,
        (id, { name, word, note, dash, space, wrap, marks, lower, encodings }) => {
          const cased = lower ? id.toLowerCase() : id;
          const spaced = `${name}${word}`.replaceAll(" ", space) + cased.replaceAll("-", dash) + marks[0] + note;
          let written = wrap[0] + spaced + wrap[1];
          for (let n = 0; n < encodings; n += 1) written = encodeURIComponent(written);
          fc.pre(written.length <= 300);
          const found = readCodeReference(written);
          const bare = written === id;
          expect(found).toEqual({ kind: bare ? "canonical" : "redirect", id, subsection: marks[1] });
        },
      ),
      { numRuns: 3000 },
    );
  });
});
