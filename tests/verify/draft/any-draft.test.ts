import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draftShelf } from "../../../functions/verify/draft-shelf.ts";
import { draftReport } from "../../../src/model/draft-records.ts";
import { checkDraft } from "../../../src/verify/draft/check-draft.ts";
import { draftSpan, plainDraft } from "../../../src/verify/draft/plain-draft.ts";
import { readDraft } from "../../../src/verify/draft/read-draft.ts";
import { openSpecimen } from "../specimen-corpus.ts";

const PIECES = [
  ..."“ ” \" ' ‘ ’ « ( ) [ ] [t]he … . . . ; : , — - § ¶ Id. supra See also v. \\ * _".split(" "),
  ...["O.C.G.A. § 90-1-4(a)", "§§ 90-1-1, 90-1-2", "90-1-20", "Code Section 90-1-41", "through 90-1-4", "-21"],
  ...[
    "Ga. Const. art. XX, § I, ¶ I",
    "U.S. Const. amend. LX",
    "Article XX",
    "the Constitution",
    "Sixty-fifth Amendment",
  ],
  ...[
    "HB 9001",
    "(2025-2026)",
    "S.B. 9001 (2025)",
    "999 Ga. 1050",
    "(999 S.E.2d 101)",
    "(2025)",
    "S25A9001",
    "No. 99012",
  ],
  ...["Windfall v. State,", "In re Thistlewood", "42 U.S.C. § 1983", "312 Ga. at 3", "1", "2025", "(Ga. 2021)"],
  ...["Every gatherer shall be entitled", "to enter a public orchard", "between sunrise and sunset", "not", "A kite"],
  ...["\n", "\n\n", "\r\n\r\n", "\n> ", "\n    ", "\t", "\u00a0", "\u00ad", "\ud800", "𐐀", "constructor", "__proto__"],
];
const draftArbitrary = fc.oneof(
  fc
    .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom(" ", " ", "")), { maxLength: 60 })
    .map((pieces) => pieces.flat().join("")),
  fc.string({ unit: "binary", maxLength: 80 }),
);
const SHELF = draftShelf(openSpecimen());

describe("any draft at all", () => {
  test("has a report whose items have their words at their offsets, in order, and fit the schema", () => {
    fc.assert(
      fc.property(draftArbitrary, (draft) => {
        const report = checkDraft(draft, SHELF);
        expect(draftReport.parse(report)).toEqual(report);
        for (const [index, { start, end, written }] of report.items.entries()) {
          expect(draft.slice(start, end)).toBe(written);
          expect(start).toBeLessThan(end);
          expect(start).toBeGreaterThanOrEqual(report.items[index - 1]?.start ?? 0);
        }
        for (const item of report.items) {
          if (item.kind === "quotation" && item.citation !== null)
            expect(report.items[item.citation]?.kind).toBe("citation");
        }
      }),
      { numRuns: 1500 },
    );
  });

  test("has citations that do not overlap, nor quotations that do", () => {
    fc.assert(
      fc.property(draftArbitrary, (draft) => {
        const { citations, quotations } = readDraft(draft);
        for (const spans of [citations, quotations.map(({ quotation }) => quotation)]) {
          for (const [index, { start }] of spans.entries())
            expect(start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0);
        }
        for (const { quotation } of quotations) {
          for (const { start, end } of quotation.inner) {
            expect(quotation.start).toBeLessThanOrEqual(start);
            expect(end).toBeLessThanOrEqual(quotation.end);
          }
        }
      }),
      { numRuns: 1500 },
    );
  });

  test("has the same report each time", () => {
    fc.assert(
      fc.property(draftArbitrary, (draft) => {
        expect(checkDraft(draft, SHELF)).toEqual(checkDraft(draft, SHELF));
      }),
    );
  });

  test("says the same in plain text as in its own, character by character", () => {
    fc.assert(
      fc.property(draftArbitrary, (draft) => {
        const plain = plainDraft(draft);
        expect(plain.offsets).toHaveLength(plain.text.length);
        for (let at = 0; at < plain.text.length; at += 1) {
          const { start, end } = draftSpan(plain, at, at + 1);
          expect(end).toBe(start + 1);
          if (/[\p{L}\p{N}(§.,]/u.test(plain.text.charAt(at)))
            expect(draft.slice(start, end)).toBe(plain.text.charAt(at));
          expect(start).toBeGreaterThan(at === 0 ? -1 : (plain.offsets[at - 1] ?? 0));
        }
      }),
    );
  });

  test.each(
    [
      "“",
      '"',
      "'a ",
      '"aaaaaaaaaaaaa" ',
      "90-1-1, ",
      "999 Ga. 1050 ",
      "1-",
      "(",
      "(a)",
      " ",
      "\n",
      "> ",
      "\n> a",
      "A ",
      "Aa v. ",
      "art. I, ",
      "Section 1 of ",
      "HB 1 (",
      "[",
      "*",
      ". ",
    ].map((piece) => [piece]),
  )("of nothing but %j is read in a moment", (piece) => {
    const draft = piece.repeat(Math.ceil(100_000 / piece.length)).slice(0, 100_000);
    const start = performance.now();
    readDraft(draft);
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});
