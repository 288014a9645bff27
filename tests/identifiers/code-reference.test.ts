import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCitation } from "../../src/identifiers/citation.ts";
import { cleanReference, REFERENCE_MAX_CHARS } from "../../src/identifiers/clean-reference.ts";
import { withoutNotes } from "../../src/identifiers/code/trailing-notes.ts";
import { WRITTEN_FORMS } from "../../src/identifiers/code/written-forms.ts";
import { readCodeReference } from "../../src/identifiers/code-reference.ts";
import { CODE_REFERENCE_EXAMPLES } from "../../src/identifiers/code-reference-examples.ts";

const bare = (text: string): string => withoutNotes(cleanReference(text));

describe("every example", () => {
  test("is there once, and there are at least ninety", () => {
    expect(CODE_REFERENCE_EXAMPLES.length).toBeGreaterThanOrEqual(90);
    expect(new Set(CODE_REFERENCE_EXAMPLES.map(({ written }) => written)).size).toBe(CODE_REFERENCE_EXAMPLES.length);
  });

  test.each(CODE_REFERENCE_EXAMPLES)("$written reads as $kind", ({ written, ...expected }) => {
    const resolution = readCodeReference(written);
    if (expected.kind === "unknown")
      expect(resolution).toEqual({ kind: "unknown", reason: expect.stringMatching(/\.$/) });
    else expect(resolution).toEqual(expected);
  });

  test("names citations as their parser gives them", () => {
    for (const example of CODE_REFERENCE_EXAMPLES) {
      const ids =
        "items" in example ? example.items.flatMap(({ from, to }) => [from, to]) : "id" in example ? [example.id] : [];
      for (const id of ids) expect(parseCitation(id)).toBe(id);
    }
  });

  test("that is read is read by exactly one written form", () => {
    for (const { written, kind } of CODE_REFERENCE_EXAMPLES) {
      const forms = WRITTEN_FORMS.filter(({ read }) => read(bare(written)) !== null).map(({ name }) => name);
      if (kind !== "unknown") expect(forms, written).toHaveLength(1);
    }
  });
});

describe("the table of written forms", () => {
  const rows = WRITTEN_FORMS.flatMap((form) => form.examples.map((example) => ({ ...form, example })));

  test.each(rows)("reads $example as $name, and the reader agrees", ({ read, example }) => {
    expect(read(bare(example))).not.toBeNull();
    expect(readCodeReference(example)).toEqual(read(bare(example)));
  });
});

describe("a reason", () => {
  test("states the ends of a reversed range", () => {
    expect(readCodeReference("O.C.G.A. §§ 16-5-5 to -1")).toEqual({
      kind: "unknown",
      reason: "The range 16-5-5 through 16-5-1 is reversed. Write the lower section first.",
    });
  });

  test("states the limit for a text one character too long, which is read up to the limit", () => {
    const atLimit = "16-5-1".padEnd(REFERENCE_MAX_CHARS, " ");
    expect(readCodeReference(atLimit)).toMatchObject({ kind: "redirect", id: "16-5-1" });
    expect(readCodeReference(`${atLimit} `)).toMatchObject({ kind: "unknown", reason: expect.stringContaining("300") });
  });
});

describe("reading any text", () => {
  const anyText = fc.oneof(
    fc.string({ maxLength: 320 }),
    fc.string({ unit: "binary", maxLength: 320 }),
    fc.string({ unit: fc.constantFrom(..."16-5.()§ aA,%;&+_[]\ud800\udc00\u0000\u2013\u00a0\u200d"), maxLength: 60 }),
    fc
      .array(
        fc.constantFrom("16-5-1", "-3", " to ", "(a)", "§ ", ", ", "Title 16", " of ", "subsection ", "..", "%2", "("),
        {
          maxLength: 12,
        },
      )
      .map((pieces) => pieces.join("")),
  );

  test("never throws and always gives a resolution", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(["canonical", "redirect", "range", "ambiguous", "unknown"]).toContain(readCodeReference(text).kind);
      }),
      { numRuns: 3000 },
    );
  });

  test("gives ids that are canonical, so resolving is idempotent", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const resolution = readCodeReference(text);
        if (resolution.kind !== "canonical" && resolution.kind !== "redirect") return;
        expect(readCodeReference(resolution.id)).toEqual({ kind: "canonical", id: resolution.id, subsection: null });
      }),
      { numRuns: 3000 },
    );
  });
});
