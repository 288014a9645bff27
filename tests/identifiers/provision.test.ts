import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readConstitutionReference } from "../../src/identifiers/constitution-reference.ts";
import {
  compareProvisions,
  formatProvision,
  type Provision,
  parseProvisionId,
  parseProvisionSlug,
  provisionId,
  provisionParts,
  type Scheme,
} from "../../src/identifiers/provision.ts";
import { provisionSlug } from "../../src/identifiers/provision-slug.ts";
import { provisionPartsArbitrary } from "./provision-arbitraries.ts";

function provision(scheme: Scheme, text: string): Provision {
  const slug = parseProvisionSlug(scheme, text);
  if (slug === null) throw new Error(`not a slug of ${scheme}: ${text}`);
  return { scheme, slug };
}

const provisionArbitrary = provisionPartsArbitrary.map(({ scheme, parts }) =>
  provision(scheme, provisionSlug(scheme, parts) ?? ""),
);

describe("parseProvisionSlug", () => {
  const canonical = [
    ["ga", "preamble"],
    ["ga", "art-v"],
    ["ga", "art-i-sec-viii"],
    ["ga", "art-i-sec-i-para-i"],
    ["ga", "art-i-sec-i-para-xxviii"],
    ["ga", "art-vii-sec-ii-a-para-i"],
    ["ga", "art-ix-sec-ii-para-viii-a"],
    ["ga", "amend-i"],
    ["us", "preamble"],
    ["us", "art-i-sec-viii"],
    ["us", "art-v"],
    ["us", "amend-xiv"],
  ] as const;

  test.each(canonical)("reads the canonical %s slug %s as itself", (scheme, text) => {
    expect(parseProvisionSlug(scheme, text)).toBe(text);
  });

  const tolerated = [
    ["ga", "Art-I-Sec-I-Para-I", "art-i-sec-i-para-i"],
    ["ga", " art\u2011i\u2011sec\u2011i ", "art-i-sec-i"],
    ["ga", "art-ix-sec-ii-para-viiia", "art-ix-sec-ii-para-viii-a"],
    ["us", "AMEND-XIV", "amend-xiv"],
  ] as const;

  test.each(tolerated)("reads the %s slug %j as %s", (scheme, text, slug) => {
    expect(parseProvisionSlug(scheme, text)).toBe(slug);
  });

  const refused = [
    ...["", "art", "art-", "art-1", "art-iiii", "art-i-", "art-i-sec", "art-i-para-i", "art-a", "art-i-a", "art-c"],
    ...["preamble-i", "amend", "amend-14", "amend-xiv-sec-i", "art-i-sec-i-para-i(a)", "sec-i-para-i", "art-i-sec-i-i"],
    ...["article-i", "ga-const:art-i", "art i", "art-\u0131"],
  ];

  test.each(refused)("refuses %j", (text) => {
    for (const scheme of ["ga", "us"] as const) expect(parseProvisionSlug(scheme, text)).toBeNull();
  });

  test("refuses paragraphs and letters in the United States constitution", () => {
    expect(parseProvisionSlug("us", "art-i-sec-i-para-i")).toBeNull();
    expect(parseProvisionSlug("us", "art-i-sec-ii-a")).toBeNull();
  });
});

describe("provisionParts", () => {
  test("inverts the writing of generated parts, which is idempotent to read", () => {
    fc.assert(
      fc.property(provisionPartsArbitrary, ({ scheme, parts }) => {
        const slug = provisionSlug(scheme, parts);
        expect(slug && provisionParts(slug)).toEqual(parts);
        expect(slug && parseProvisionSlug(scheme, slug)).toBe(slug);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("formatProvision", () => {
  const cited = [
    ["ga", "art-i-sec-i-para-i", "Ga. Const. art. I, § I, ¶ I"],
    ["ga", "art-vii-sec-ii-a-para-i", "Ga. Const. art. VII, § IIA, ¶ I"],
    ["ga", "art-i-sec-x-c", "Ga. Const. art. I, § X-C"],
    ["ga", "art-v", "Ga. Const. art. V"],
    ["ga", "preamble", "Ga. Const. pmbl."],
    ["us", "amend-xiv", "U.S. Const. amend. XIV"],
    ["us", "art-i-sec-viii", "U.S. Const. art. I, § 8"],
    ["us", "preamble", "U.S. Const. pmbl."],
  ] as const;

  test.each(cited)("cites the %s provision %s as %s", (scheme, slug, citation) => {
    expect(formatProvision(scheme, provision(scheme, slug).slug)).toBe(citation);
  });

  test("is read back by the reader, with the scheme, another one or none", () => {
    fc.assert(
      fc.property(provisionArbitrary, fc.constantFrom<(Scheme | undefined)[]>("ga", "us", undefined), (id, given) => {
        const citation = formatProvision(id.scheme, id.slug);
        expect(readConstitutionReference(citation, given)).toEqual({ kind: "redirect", id, subsection: null });
      }),
      { numRuns: 2000 },
    );
  });
});

describe("provisionId", () => {
  test("is read back", () => {
    fc.assert(
      fc.property(provisionArbitrary, (id) => {
        const text = provisionId(id.scheme, id.slug);
        expect(parseProvisionId(text)).toEqual(id);
        expect(parseProvisionId(text.toUpperCase())).toEqual(id);
        expect(readConstitutionReference(text)).toEqual({ kind: "canonical", id, subsection: null });
      }),
    );
  });

  test.each(["", "ga-const:", "art-v", "uk-const:art-v", "us-const:art-i-sec-i-para-i", "ga-const:art-5", "16-5-1"])(
    "is not read from %j",
    (text) => {
      expect(parseProvisionId(text)).toBeNull();
    },
  );
});

describe("the printed order of provisions", () => {
  const printed = [
    ...["preamble", "art-i", "art-i-sec-i", "art-i-sec-i-para-i", "art-i-sec-i-para-ii", "art-i-sec-i-para-ii-a"],
    ...["art-i-sec-i-para-iii", "art-i-sec-i-para-ix", "art-i-sec-i-para-x", "art-i-sec-ii", "art-i-sec-ii-a"],
    ...["art-i-sec-ii-a-para-i", "art-i-sec-iii", "art-v", "art-ix", "art-x", "amend-i", "amend-ix", "amend-x"],
  ].map((slug) => provision("ga", slug));
  const sorted = [...printed, provision("us", "preamble"), provision("us", "art-i"), provision("us", "amend-i")];

  test("is preamble, articles, sections, paragraphs, amendments; Georgia first", () => {
    for (const [i, a] of sorted.entries()) {
      for (const [j, b] of sorted.entries()) expect(Math.sign(compareProvisions(a, b))).toBe(Math.sign(i - j));
    }
  });

  test("is total", () => {
    fc.assert(
      fc.property(provisionArbitrary, provisionArbitrary, provisionArbitrary, (a, b, c) => {
        expect(compareProvisions(a, b) === 0).toBe(a.scheme === b.scheme && a.slug === b.slug);
        expect(compareProvisions(a, b) > 0).toBe(compareProvisions(b, a) < 0);
        const [x, y, z] = [a, b, c].sort(compareProvisions) as [Provision, Provision, Provision];
        expect(compareProvisions(x, y) <= 0 && compareProvisions(y, z) <= 0 && compareProvisions(x, z) <= 0).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
