import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CITATION_NOTES } from "../../src/identifiers/opinions/citation-list.ts";
import {
  formatCitation,
  parseReporterCitation,
  parseReporterCitations,
  reporterCitation,
} from "../../src/identifiers/opinions/reporter-citation.ts";
import { foldReporter } from "../../src/identifiers/opinions/reporter-pattern.ts";
import { REPORTER_NAMES, REPORTERS, YEAR_REPORTERS } from "../../src/identifiers/opinions/reporters.ts";
import { spelled } from "./opinion-arbitraries.ts";

const PRINTED = REPORTERS.flatMap(({ reporters }) => reporters);
const notes = CITATION_NOTES.flatMap(({ examples }) => examples);

describe("the reporters", () => {
  test("have a fold each, which no other reporter has", () => {
    expect(new Set(PRINTED.map(foldReporter)).size).toBe(PRINTED.length);
    expect(new Set(YEAR_REPORTERS.map(foldReporter)).size).toBe(YEAR_REPORTERS.length);
    for (const reporter of Object.keys(REPORTER_NAMES)) expect(PRINTED).toContain(reporter);
  });

  test.each(PRINTED)("%s is read in any spelling, and all of them share a key", (reporter) => {
    const key = `312-${foldReporter(reporter)}-456`;
    const expected = { volume: "312", reporter, page: "456", cite: `312 ${reporter} 456`, key };
    fc.assert(
      fc.property(spelled(reporter), (written) => {
        expect(parseReporterCitation(`312 ${written} 456`)).toEqual(expected);
      }),
      { numRuns: 12 },
    );
    expect(key).toMatch(/^[A-Z0-9-]+$/);
  });

  test.each(YEAR_REPORTERS)("%s follows a year", (reporter) => {
    expect(parseReporterCitation(`2019 ${reporter} 12`)).toMatchObject({ reporter, cite: `2019 ${reporter} 12` });
  });

  test.each(Object.entries(REPORTER_NAMES).flatMap(([reporter, names]) => names.map((name) => [name, reporter])))(
    "are also called %s",
    (name, reporter) => {
      expect(parseReporterCitation(`312 ${name} 456`)?.reporter).toBe(reporter);
    },
  );
});

describe("a citation", () => {
  test("is read back from how it is written, whatever its reporter", () => {
    const parts = fc.record({
      volume: fc.integer({ min: 1, max: 1500 }).map(String),
      reporter: fc.constantFrom(...PRINTED, "Quill. L. Rptr.", "Marsh. Rep. 2d", "Q.M.2d (BNA)"),
      page: fc.integer({ min: 1, max: 99_999 }).map(String),
    });
    fc.assert(
      fc.property(parts, ({ volume, reporter, page }) => {
        const citation = reporterCitation(volume, reporter, page);
        expect(citation).not.toBeNull();
        if (citation === null) return;
        expect(formatCitation(citation)).toBe(citation.cite);
        expect(parseReporterCitation(citation.cite)).toEqual(citation);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(notes)("is read before %j, which is passed over", (note) => {
    expect(parseReporterCitation(`312 Ga. 456${note}`)?.key).toBe("312-GA-456");
  });

  test("with its parallel ones names each once, and is not one citation", () => {
    const written = "312 Ga. 456, 458 (2) (a) (861 SE2d 99) (2021), 861 S.E.2d 99";
    expect(parseReporterCitations(written)?.map(({ key }) => key)).toEqual(["312-GA-456", "861-SE2D-99"]);
    expect(parseReporterCitation(written)).toBeNull();
  });

  test("of a year is another one than of a volume with that name", () => {
    expect(parseReporterCitation("2005 ND 96")?.reporter).toBe("ND");
    expect(parseReporterCitation("62 ND 584")?.reporter).toBe("N.D.");
  });

  test.each([
    ...[
      "",
      "312",
      "312 Ga.",
      "Ga. 456",
      "312 Ga. at 458",
      "0 Ga. 1",
      "312 Ga. 0",
      "12345 Ga. 1",
      "312 Ga. 456 quillby",
    ],
    ...[
      "96 C 6647",
      "90 CW 1022",
      "7 Div. 46",
      "3-70 Civ. 261",
      "12-89",
      "1617313",
      "12 March 2021",
      "S 19 A 1006",
      "19 A 0992",
    ],
    ...["Quillby v. State, 312 Ga. 456", "5 quillbies 6", "2021 Ga. Code 16"],
  ])("is not found in %j", (written) => {
    expect(parseReporterCitation(written)).toBeNull();
  });
});
