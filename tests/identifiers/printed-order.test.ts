import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Citation, compareCitations, compareDesignations, parseCitation } from "../../src/identifiers/citation.ts";
import { citationTextArbitrary, designationArbitrary } from "./citation-arbitraries.ts";

function citation(text: string): Citation {
  const parsed = parseCitation(text);
  if (parsed === null) throw new Error(`not a citation: ${text}`);
  return parsed;
}

/** Any two of a sorted list compare as their places do. */
function expectPrintedOrder<T>(sorted: T[], compare: (a: T, b: T) => number): void {
  for (const [i, a] of sorted.entries()) {
    for (const [j, b] of sorted.entries()) expect(Math.sign(compare(a, b)), `${a} and ${b}`).toBe(Math.sign(i - j));
  }
}

describe("the printed order", () => {
  test("puts decimals after their number, letters after the decimals, and compares digits as integers", () => {
    const sorted = ["4", "4.1", "4.1.1", "4.1A", "4.2", "4.10", "4A", "4A.1", "4B", "4AA", "5", "10", "11A"];
    expectPrintedOrder(sorted, compareDesignations);
  });

  test("orders citations by title, chapter and section", () => {
    const sorted = ["2-1-1", "7-1-628.9", "7-1-628.10", "7-2-1", "10-1-1", "31-6-1", "31-6A-1", "31-7-1", "31-7-1.1"];
    expectPrintedOrder(sorted.map(citation), compareCitations);
  });

  test("has a place for integers beyond floating point", () => {
    expect(compareDesignations("90071992547409921", "90071992547409922")).toBeLessThan(0);
  });

  test("is total over designations and any other strings", () => {
    fc.assert(
      fc.property(designationArbitrary, designationArbitrary, designationArbitrary, (a, b, c) => {
        expect(Math.sign(compareDesignations(a, b))).toBe(-Math.sign(compareDesignations(b, a)) + 0);
        expect(compareDesignations(a, b) === 0).toBe(a === b);
        if (compareDesignations(a, b) <= 0 && compareDesignations(b, c) <= 0) {
          expect(compareDesignations(a, c)).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("is total over citations", () => {
    const citations = citationTextArbitrary.map(citation);
    fc.assert(
      fc.property(citations, citations, citations, (a, b, c) => {
        expect(compareCitations(a, b) === 0).toBe(a === b);
        expect(compareCitations(a, b) > 0).toBe(compareCitations(b, a) < 0);
        const [x, y, z] = [a, b, c].sort(compareCitations) as [Citation, Citation, Citation];
        expect(compareCitations(x, y) <= 0 && compareCitations(y, z) <= 0 && compareCitations(x, z) <= 0).toBe(true);
      }),
    );
  });
});
