import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type ImportedConstitution, importConstitution } from "../../src/import/constitution/import-constitution.ts";
import { readAnchors } from "../../src/text/anchors.ts";
import { REAL_DATA } from "./real-data.ts";

const FOLDER = join(REAL_DATA, "constitutions");
const UNICOURT = "gov.wy.code.constitution.us.html";
const GPO = "HMAN-117-constitution.xml";
const PLAIN = "constitution.xml";
const GEORGIA = "ga-constitution-1983-excerpts.txt";

const ROMAN =
  "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv xxvi xxvii".split(
    " ",
  );
const sections = (article: string, count: number) =>
  ROMAN.slice(0, count).map((roman) => `art-${article}-sec-${roman}`);
const SLUGS = [
  "preamble",
  ...sections("i", 10),
  ...sections("ii", 4),
  ...sections("iii", 3),
  ...sections("iv", 4),
  ...["art-v", "art-vi", "art-vii"],
  ...ROMAN.map((roman) => `amend-${roman}`),
];

/** Amendments that are divided into sections, and into how many. */
const DIVIDED = { xiii: 2, xiv: 5, xv: 2, xviii: 3, xx: 6, xxi: 3, xxii: 2, xxiii: 2, xxiv: 2, xxv: 4, xxvi: 2 };

/** The manual's editors mend clauses that its commentary interrupts. */
const MENDED = {
  house: "+the +house +of +representatives",
  eachHouse: "+house +each +house +may",
  members: "+the +senators +and +representatives +the +senators +and +representatives",
};

/** Where two prints have other words, and which (the first twelve). */
const UNICOURT_AND_GPO = [
  ["art-i-sec-ii", `-the +that ${MENDED.house}`],
  ["art-i-sec-v", `${MENDED.eachHouse} -not +nor`],
  ["art-i-sec-vi", MENDED.members],
  ["art-i-sec-vii", "-passed +repassed -the"],
  ["art-i-sec-x", "-imports +imposts"],
  ["art-ii-sec-i", "-the"],
  ["art-ii-sec-ii", "-the"],
  ["art-iii-sec-ii", "-a"],
  ["art-vii", "+signed +also +by +the +deputies +of +twelve +states -jun +jun"],
  ["amend-xi", "-to +of"],
  ["amend-xii", "-list +lists -of"],
  ["amend-xvii", "-appointment +appointments"],
  ["amend-xviii", "-territory +territories"],
  ["amend-xix", "-a +any"],
  ["amend-xx", "-one +1 -two +2"],
  ["amend-xxi", "-states +state"],
];
const PLAIN_AND_GPO = [
  ["art-i-sec-ii", MENDED.house],
  ["art-i-sec-iii", "+chosen +by +the +legislature +thereof"],
  ["art-i-sec-iv", "-place +places"],
  ["art-i-sec-v", MENDED.eachHouse],
  ["art-i-sec-vi", MENDED.members],
  ["art-i-sec-ix", "-section -in -parentheses -clarified -by -the -16th -amendment"],
  ["art-ii-sec-i", "-lie +be -the"],
  ["art-iv-sec-iii", "-states +state"],
  // The plain file has no signatures.
  ["art-vii", "+done +in +convention +by +the +unanimous +consent +of +the +states +present +the"],
  ["amend-xii", "-of -the"],
  ["amend-xviii", "-territory +territories"],
  ["amend-xxi", "-the +this"],
];

const imported = (name: string): ImportedConstitution =>
  importConstitution({ name, text: readFileSync(join(FOLDER, name), "utf8") });

/** White space, capitals and the shape of quotation marks are not the text's. */
const folded = (text: string) => text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, " ").toLowerCase();

/** One word in two spellings, of which either print may have either. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bdefense\b/g, "defence"],
  [/\boffenses?\b/g, "offence"],
  [/\boffences\b/g, "offence"],
  [/\bencrease/g, "increase"],
  [/\blabor\b/g, "labour"],
  [/\bbehavior\b/g, "behaviour"],
  [/\bcontroul\b/g, "control"],
  [/\bcan not\b/g, "cannot"],
  [/\bherein before\b/g, "hereinbefore"],
];

/** The words alone: no punctuation, no brackets around superseded passages, one spelling. */
function wordsOf(text: string): string[] {
  const plain = folded(text)
    .replace(/'/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  return SPELLINGS.reduce((words, [variant, spelling]) => words.replace(variant, spelling), plain).split(" ");
}

/** The words that only one of two texts has, by the longest common sequence: `-one +other`. */
function wordDifferences(a: readonly string[], b: readonly string[]): string[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const found: string[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (i < a.length && j < b.length && a[i] === b[j]) [i, j] = [i + 1, j + 1];
    else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) found.push(`-${a[i++]}`);
    else found.push(`+${b[j++]}`);
  }
  return found;
}

function compare(a: ImportedConstitution, b: ImportedConstitution): { slug: string; differences: string[] }[] {
  return a.provisions.flatMap(({ slug, text }, index) => {
    const other = b.provisions[index]?.text ?? "";
    if (folded(text) === folded(other)) return [];
    return [{ slug, differences: wordDifferences(wordsOf(text), wordsOf(other)) }];
  });
}

describe.skipIf(!existsSync(join(FOLDER, GPO)))(
  "the Constitution of the United States, imported from every format",
  () => {
    describe.each([UNICOURT, GPO, PLAIN])("%s", (name) => {
      test("has its 52 provisions in order, each with a text", () => {
        const { scheme, provisions, problems } = imported(name);
        expect(scheme).toBe("us");
        expect(provisions.map(({ slug }) => slug)).toEqual(SLUGS);
        expect(provisions.filter(({ text }) => text.trim() === "")).toEqual([]);
        expect(provisions[0]?.text).toMatch(/^We the People of the United States/);
        expect(problems.filter(({ kind }) => kind !== "words in brackets")).toEqual([]);
      });

      test("has the sections of amendments where anchors find them", () => {
        const { provisions } = imported(name);
        const found = provisions.flatMap(({ slug, text }) => {
          const count = readAnchors(text).filter(({ anchor }) => /^\d+$/.test(anchor)).length;
          return slug.startsWith("amend-") && count > 0 ? [[slug.slice("amend-".length), count] as const] : [];
        });
        expect(Object.fromEntries(found)).toEqual(DIVIDED);
      });

      test("has one repealed amendment, and no commentary", () => {
        const { provisions } = imported(name);
        expect(provisions.filter(({ status }) => status !== "active").map(({ slug }) => slug)).toEqual(["amend-xviii"]);
        expect(provisions.filter(({ text }) => /\* \*|Kilbourn|Click to/.test(text))).toEqual([]);
      });
    });

    test.each([
      [UNICOURT, GPO, UNICOURT_AND_GPO, 13],
      [PLAIN, GPO, PLAIN_AND_GPO, 11],
    ])(
      "differs between %s and %s in a handful of words, all of them the prints' own",
      (one, other, handful, spelling) => {
        const found = compare(imported(one), imported(other));
        const inWords = found.filter(({ differences }) => differences.length > 0);
        const lines = inWords.map(({ slug, differences }) => `  ${slug}: ${differences.slice(0, 12).join(" ")}`);
        const others = found.length - inWords.length;
        process.stdout.write(
          `${one} and ${other}: ${52 - found.length} of 52 the same, ${others} but for spelling and punctuation, ${inWords.length} differ in words\n${lines.join("\n")}\n`,
        );
        expect(inWords.map(({ slug, differences }) => [slug, differences.slice(0, 12).join(" ")])).toEqual(handful);
        expect(others).toBeLessThanOrEqual(spelling);
      },
    );
  },
);

describe.skipIf(!existsSync(join(FOLDER, GEORGIA)))("excerpts of the Constitution of Georgia, imported", () => {
  test("have the right addresses in both layouts", () => {
    const { scheme, provisions, problems } = imported(GEORGIA);
    expect(scheme).toBe("ga");
    expect(problems).toEqual([]);
    expect(provisions.map(({ slug }) => slug)).toEqual([
      "preamble",
      ...ROMAN.slice(0, 7).map((roman) => `art-i-sec-i-para-${roman}`),
      ...ROMAN.slice(0, 3).map((roman) => `art-vi-sec-i-para-${roman}`),
    ]);
    expect(provisions.filter(({ text }) => text === "")).toEqual([]);
    expect(provisions[1]).toMatchObject({
      heading: "Life, liberty, and property.",
      headings: [
        { kind: "article", number: "I", heading: "Bill of Rights" },
        { kind: "section", number: "I", heading: "Rights of Persons" },
      ],
    });
    expect(provisions.at(-1)?.heading).toBe('Judges; exercise of power outside own court; scope of term "judge."');
    expect(provisions.at(-1)?.text).toMatch(/^Provided the judge/);
  });
});
