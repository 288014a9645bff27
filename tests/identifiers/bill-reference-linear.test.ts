import { describe, expect, test } from "vitest";
import { readBillReference } from "../../src/identifiers/bills/bill-reference.ts";
import { readSession } from "../../src/identifiers/bills/written-session.ts";
import { REFERENCE_MAX_CHARS } from "../../src/identifiers/clean-reference.ts";

const PIECES = [
  ...["HB 136", "HB ", "H.", "H. ", "S.B. 1 ", "House ", "House Bill ", "Bill", "No. ", "# ", "0", "1", "9", "EX"],
  ...["2025", "2025-", "2025-2026", "2025-2026 ", "2025/", "20", "25-26/", "/", "-", " - ", ":", "|", ".", ", ", "; "],
  ...["(", ")", "()", "[", "] ", "(2025)", " ", " \u00a0", "of ", "of the ", "the ", "from ", "Ga. ", "Georgia "],
  ...[
    "Regular ",
    "Reg. Sess. ",
    "Special ",
    "Special Session 1 ",
    "1st ",
    "first ",
    "twenty ",
    "Ex. ",
    "ss",
    "X1",
    "Sess",
  ],
  ...["158th Gen. Assem. ", "158th ", "General Assembly ", "Leg. ", "annual "],
  ...["/AP", "/CA", "/CSFA", "/", "as ", "passed ", "by the House ", "House and Senate ", "sub ", "LC 28 ", "Act 1 "],
  ...["https://", "www.", "/bills/", "bills/", "api/", "legiscan.com/GA/bill/", "legis.ga.gov/", "hb1/", "?", "#"],
  ...["%", "%2", "%25", "%28", "_", "+", "a", "a-", "'", '"', "\u200b", "\ud800", "\uff11", "\uff08"],
];

/** Far above what any of these texts takes, and far below what backtracking without bounds would. */
const MOST_MILLISECONDS = 250;

describe("reading a text of the longest length", () => {
  test.each(PIECES)("comes to an end soon for %j over and over", (piece) => {
    for (const start of ["", "HB 136", "HB 136 (", "2025-2026/", "https://legiscan.com/GA/bill/", "136 of 2025"]) {
      for (const end of ["", "!", "x", ")", "HB 136", "/136"]) {
        const room = REFERENCE_MAX_CHARS - start.length - end.length;
        const text = start + piece.repeat(REFERENCE_MAX_CHARS).slice(0, room) + end;
        expect(text).toHaveLength(REFERENCE_MAX_CHARS);
        const started = performance.now();
        expect(() => readBillReference(text)).not.toThrow();
        expect(() => readSession(text)).not.toThrow();
        expect(performance.now() - started).toBeLessThan(MOST_MILLISECONDS);
      }
    }
  });
});
