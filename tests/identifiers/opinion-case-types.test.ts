import { describe, expect, test } from "vitest";
import { LIMITS } from "../../src/contract/limits.ts";
import { CASE_TYPES, caseTypeLabel, caseTypeOf } from "../../src/identifiers/opinions/case-types.ts";
import { isDocketNumber } from "../../src/identifiers/opinions/docket.ts";

const typeOf = (docket: string): string => (isDocketNumber(docket) ? caseTypeOf(docket) : "no docket number");

describe("the types of cases", () => {
  test("are twenty, as the court has, each with a letter, a short slug and a label of its own", () => {
    expect(CASE_TYPES).toHaveLength(20);
    for (const field of ["letter", "slug", "label"] as const) {
      expect(new Set(CASE_TYPES.map((row) => row[field])).size).toBe(CASE_TYPES.length);
    }
    for (const { slug } of CASE_TYPES) {
      expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(LIMITS.caseTypeChars);
    }
  });

  test.each(CASE_TYPES)("come from the letter: $letter is $slug", ({ letter, slug, label }) => {
    expect(typeOf(`S99${letter}0001`)).toBe(slug);
    expect(caseTypeLabel(slug)).toBe(label);
  });

  test.each(["S99J0001", "S99V0001", "A99A0001", "27629", "07-6762", "CLUSTER-4404371"])(
    "are not known for %s",
    (id) => {
      expect(typeOf(id)).toBe("unclassified");
      expect(caseTypeLabel(typeOf(id))).toBe("Unclassified");
    },
  );

  test("have no label for a word that is none", () => {
    for (const word of ["", "constructor", "__proto__"]) expect(caseTypeLabel(word)).toBe("Unclassified");
  });
});
