import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONSTITUTION_NAMES } from "../../src/identifiers/constitution/constitution-names.ts";
import { LEVEL_WORDS, PART_WORDS, PREAMBLE } from "../../src/identifiers/constitution/level-words.ts";
import { TRAILING_NOTES } from "../../src/identifiers/constitution/trailing-notes.ts";
import { readConstitutionReference } from "../../src/identifiers/constitution-reference.ts";
import { CHARACTER_FOLDS } from "../../src/identifiers/fold-characters.ts";
import { parseProvisionSlug, type Scheme } from "../../src/identifiers/provision.ts";
import { writeRoman } from "../../src/identifiers/roman.ts";

const [, DASHES, SPACES] = CHARACTER_FOLDS;
const notes = TRAILING_NOTES.flatMap(({ examples }) => examples);

function expected(scheme: Scheme, text: string, subsection: string | null = null) {
  return { kind: "redirect", id: { scheme, slug: parseProvisionSlug(scheme, text) }, subsection };
}

describe("a provision", () => {
  const names = CONSTITUTION_NAMES.flatMap(({ scheme, examples }) => examples.map((name) => ({ name, scheme })));

  test.each(names)("is read before and after $name", ({ name, scheme }) => {
    const [given, found] = scheme === null ? (["us", "us"] as const) : ([undefined, scheme] as const);
    expect(readConstitutionReference(`${name} art. V, § 4`, given)).toEqual(expected(found, "art-v-sec-iv"));
    expect(readConstitutionReference(`Article V, Section IV of the ${name}`, given)).toEqual(
      expected(found, "art-v-sec-iv"),
    );
  });

  test.each(notes)("is read before %j", (note) => {
    expect(readConstitutionReference(`U.S. Const. amend. XVIII${note}`)).toEqual(expected("us", "amend-xviii"));
  });

  test.each(LEVEL_WORDS.article.examples)("is read with %s for article", (word) => {
    expect(readConstitutionReference(`${word} V`, "us")).toEqual(expected("us", "art-v"));
  });

  test.each(LEVEL_WORDS.amendment.examples)("is read with %s for amendment", (word) => {
    expect(readConstitutionReference(`${word} V`)).toEqual(expected("us", "amend-v"));
    expect(readConstitutionReference(`fifth ${word}`)).toEqual(expected("us", "amend-v"));
  });

  test.each(LEVEL_WORDS.clause.examples)("is read with %s for clause", (word) => {
    expect(readConstitutionReference(`art. VI, ${word} 2`)).toEqual(expected("us", "art-vi"));
  });

  test.each(PREAMBLE.examples)("is read with %s for preamble", (word) => {
    expect(readConstitutionReference(word, "ga")).toEqual(
      word === "preamble" ? { ...expected("ga", "preamble"), kind: "canonical" } : expected("ga", "preamble"),
    );
  });

  test.each(Object.values(PART_WORDS).flatMap(({ examples }) => examples))(
    "is read around a part called %s",
    (word) => {
      const found = expected("ga", "art-i-sec-i-para-ii", "a-1");
      expect(readConstitutionReference(`${word} (a)(1) of Paragraph II of Section I of Article I`)).toEqual(found);
      expect(readConstitutionReference(`Article I, Section I, Paragraph II, ${word} (a)(1)`)).toEqual(found);
    },
  );
});

const numeral = fc.integer({ min: 1, max: 99 }).chain((number) => {
  const roman = writeRoman(number) ?? "";
  return fc.record({ roman: fc.constant(roman), written: fc.constantFrom(roman, roman.toUpperCase(), String(number)) });
});
const word = (level: keyof typeof LEVEL_WORDS) => fc.constantFrom(...LEVEL_WORDS[level].examples);

describe("a paragraph", () => {
  test("is read back from any words, numerals, order, name, dashes, spaces, notes, wrapping and encodings", () => {
    const georgia = CONSTITUTION_NAMES.flatMap(({ scheme, examples }) => (scheme === "us" ? [] : examples));
    const decoration = fc.record({
      name: fc.constantFrom("", ...georgia),
      nameLast: fc.boolean(),
      words: fc.tuple(word("article"), word("section"), word("paragraph")),
      style: fc.constantFrom(", ", " ", " of "),
      note: fc.constantFrom("", ...notes),
      space: fc.constantFrom(" ", ...(SPACES?.examples ?? [])),
      wrap: fc.constantFrom(["", ""], ['"', '"'], ["(", ")"], ["\u201c", ".\u201d"], ["", "."]),
      marks: fc.constantFrom(["", null], ["(a)", "a"], ["(a)(1)", "a-1"], [" (b.1)(4.1)(A)(iv)", "b.1-4.1-A-iv"]),
      encodings: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(fc.tuple(numeral, numeral, numeral), decoration, (numerals, d) => {
        const levels = numerals.map(({ written }, index) => `${d.words[index]} ${written}`);
        levels[2] += d.marks[0];
        const joined = (d.style === " of " ? levels.reverse() : levels).join(d.style);
        const named = d.name === "" ? joined : d.nameLast ? `${joined} of the ${d.name}` : `${d.name}, ${joined}`;
        let written = d.wrap[0] + named.replaceAll(" ", d.space) + d.note + d.wrap[1];
        for (let n = 0; n < d.encodings; n += 1) written = encodeURIComponent(written);
        fc.pre(written.length <= 300);
        const [article, section, paragraph] = numerals.map(({ roman }) => roman);
        const slug = `art-${article}-sec-${section}-para-${paragraph}`;
        expect(readConstitutionReference(written), written).toEqual(expected("ga", slug, d.marks[1]));
      }),
      { numRuns: 3000 },
    );
  });

  test("is read back from its slug in any case, with any dashes, Arabic numerals and encodings", () => {
    const dashes = fc.constantFrom("-", ...(DASHES?.examples ?? []));
    fc.assert(
      fc.property(numeral, numeral, numeral, dashes, fc.boolean(), (article, section, paragraph, dash, encoded) => {
        const id = `art-${article.roman}-sec-${section.roman}-para-${paragraph.roman}`;
        const text = `art-${article.written}-sec-${section.written}-para-${paragraph.written}`.replaceAll("-", dash);
        const found = readConstitutionReference(encoded ? encodeURIComponent(text) : text);
        expect(found).toEqual(expected("ga", id));
      }),
    );
  });
});
