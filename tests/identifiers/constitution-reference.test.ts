import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { REFERENCE_MAX_CHARS } from "../../src/identifiers/clean-reference.ts";
import { readCodeReference } from "../../src/identifiers/code-reference.ts";
import { CODE_REFERENCE_EXAMPLES } from "../../src/identifiers/code-reference-examples.ts";
import { readConstitutionReference } from "../../src/identifiers/constitution-reference.ts";
import {
  CONSTITUTION_REFERENCE_EXAMPLES,
  type ConstitutionReferenceExample,
} from "../../src/identifiers/constitution-reference-examples.ts";
import { type Provision, parseProvisionId, provisionId, type Scheme } from "../../src/identifiers/provision.ts";
import type { Resolution } from "../../src/identifiers/resolution.ts";

const idOf = ({ scheme, slug }: Provision): string => provisionId(scheme, slug);

/** A resolution as the rows of examples state it. */
function stated(resolution: Resolution<Provision>): unknown {
  switch (resolution.kind) {
    case "canonical":
    case "redirect":
      return { ...resolution, id: idOf(resolution.id) };
    case "ambiguous":
      return { ...resolution, candidates: resolution.candidates.map(idOf) };
    case "unknown":
      return { kind: "unknown" };
    case "range":
      return resolution;
    default:
      return resolution satisfies never;
  }
}

const idsOf = (example: ConstitutionReferenceExample): readonly string[] =>
  example.kind === "ambiguous" ? example.candidates : example.kind === "unknown" ? [] : [example.id];

describe("every example", () => {
  test("is there once, and there are at least ninety", () => {
    const keys = CONSTITUTION_REFERENCE_EXAMPLES.map(({ written, scheme }) => `${scheme} ${written}`);
    expect(keys.length).toBeGreaterThanOrEqual(90);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each(CONSTITUTION_REFERENCE_EXAMPLES)(
    "$written in $scheme reads as $kind",
    ({ written, scheme, ...expected }) => {
      expect(stated(readConstitutionReference(written, scheme ?? undefined))).toEqual(expected);
    },
  );

  test("names provisions as their parser gives them", () => {
    for (const id of CONSTITUTION_REFERENCE_EXAMPLES.flatMap(idsOf)) {
      const provision = parseProvisionId(id);
      expect(provision && idOf(provision)).toBe(id);
    }
  });

  test("that needs no scheme reads alike with its own one, but for slugs and ids", () => {
    for (const { written, scheme, ...expected } of CONSTITUTION_REFERENCE_EXAMPLES) {
      if (scheme !== null || expected.kind !== "redirect") continue;
      const own = expected.id.startsWith("ga") ? "ga" : "us";
      const { kind, ...rest } = readConstitutionReference(written, own);
      expect(["canonical", "redirect"]).toContain(kind);
      expect(rest, written).toEqual({ id: parseProvisionId(expected.id), subsection: expected.subsection });
    }
  });
});

describe("the two readers of the Code collection", () => {
  test("never read the same text", () => {
    for (const { written, kind } of CONSTITUTION_REFERENCE_EXAMPLES) {
      if (kind !== "unknown") expect(readCodeReference(written).kind, written).toBe("unknown");
    }
    for (const { written, kind } of CODE_REFERENCE_EXAMPLES) {
      if (kind !== "unknown") expect(readConstitutionReference(written).kind, written).toBe("unknown");
    }
  });
});

describe("a reason", () => {
  const reasonFor = (text: string, scheme?: Scheme): unknown => readConstitutionReference(text, scheme);

  test("says that the constitution is an earlier one, also where the route gives the scheme", () => {
    const earlier = { kind: "unknown", reason: expect.stringContaining("earlier constitution") };
    expect(reasonFor("Ga. Const. 1976, Art. I, Sec. I, Para. I")).toEqual(earlier);
    expect(reasonFor("Article I, Section I (1945)")).toEqual(earlier);
    expect(reasonFor("Article I, Section I (1945)", "ga")).toEqual(earlier);
    expect(reasonFor("Article I, Section I (1787)", "us")).toMatchObject({ kind: "redirect" });
  });

  test("states the limit for a text one character too long, which is read up to the limit", () => {
    const atLimit = "amend-xiv".padEnd(REFERENCE_MAX_CHARS, " ");
    expect(reasonFor(atLimit, "us")).toMatchObject({ kind: "redirect" });
    expect(reasonFor(`${atLimit} `, "us")).toMatchObject({ kind: "unknown", reason: expect.stringContaining("300") });
  });

  test("ends with a written form that is read", () => {
    const { reason } = readConstitutionReference("") as { reason: string };
    expect(reason).toContain("Ga. Const. art. I, § I, ¶ I.");
  });
});

describe("reading any text", () => {
  const pieces = [
    ...[
      "Ga. Const. ",
      "U.S. Const. ",
      "Constitution",
      "art. I",
      ", ",
      "§ I",
      "¶ I",
      "Section 1",
      "Paragraph II",
      " of the ",
    ],
    ...[
      "amend. XIV",
      "14th Amendment",
      "(a)",
      "(A)",
      "cl. 3",
      "preamble",
      "-",
      "-a",
      "art-i",
      "-sec-i",
      "1983",
      " (1976)",
    ],
    ...["subparagraph (a) of ", "IIA", "twenty-", "first ", "%2", "("],
  ];
  const anyText = fc.oneof(
    fc.string({ maxLength: 320 }),
    fc.string({ unit: "binary", maxLength: 320 }),
    fc.string({ unit: fc.constantFrom(..."ivxIVX1a.()§¶ ,%:-_[]\ud800\udc00\u0000\u2013\u00a0\u200d"), maxLength: 60 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((chosen) => chosen.join("")),
  );
  const anyScheme = fc.constantFrom<(Scheme | undefined)[]>("ga", "us", undefined);

  test("never throws and always gives a resolution", () => {
    fc.assert(
      fc.property(anyText, anyScheme, (text, scheme) => {
        expect(["canonical", "redirect", "ambiguous", "unknown"]).toContain(
          readConstitutionReference(text, scheme).kind,
        );
      }),
      { numRuns: 4000 },
    );
  });

  test("gives ids that are canonical, so resolving is idempotent", () => {
    fc.assert(
      fc.property(anyText, anyScheme, (text, scheme) => {
        const resolution = readConstitutionReference(text, scheme);
        const found =
          resolution.kind === "ambiguous"
            ? resolution.candidates
            : resolution.kind === "canonical" || resolution.kind === "redirect"
              ? [resolution.id]
              : [];
        for (const id of found) {
          const again = { kind: "canonical", id, subsection: null };
          expect(readConstitutionReference(idOf(id))).toEqual(again);
          expect(readConstitutionReference(id.slug, id.scheme)).toEqual(again);
        }
        if (resolution.kind === "ambiguous") expect(new Set(found.map(idOf)).size).toBeGreaterThan(1);
      }),
      { numRuns: 4000 },
    );
  });
});
