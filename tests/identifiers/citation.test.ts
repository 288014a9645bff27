import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { citationOf, citationParts, parseCitation } from "../../src/identifiers/citation.ts";
import { citationPartsArbitrary, citationTextArbitrary } from "./citation-arbitraries.ts";

describe("parseCitation", () => {
  const canonical = [
    "16-5-1",
    "7-1-4.1",
    "8-2-20A",
    "50-13A-9",
    "11-2A-103",
    "31-5A-1",
    "12-2-2.1.1",
    "7-2.1-4.1A",
    "99-9-9",
  ];

  test.each(canonical)("reads the canonical citation %s as itself", (text) => {
    expect(parseCitation(text)).toBe(text);
  });

  const tolerated = [
    ["8-2-20a", "8-2-20A"],
    ["11-2a-103", "11-2A-103"],
    ["06-5-1", "6-5-1"],
    ["0016-5-1", "16-5-1"],
    [" 16 - 5 - 1 ", "16-5-1"],
    ["16\u00a0-\u00a05-1", "16-5-1"],
    ["16\u20105\u20111", "16-5-1"],
    ["16\u20135\u20141", "16-5-1"],
    ["16\u22125-1", "16-5-1"],
  ] as const;

  test.each(tolerated)("reads %j as %s", (text, expected) => {
    expect(parseCitation(text)).toBe(expected);
  });

  const refused = [
    ...[
      "",
      "16",
      "16-5",
      "16-5-",
      "-16-5-1",
      "16-5-1-1",
      "0-5-1",
      "100-5-1",
      "16A-5-1",
      "16-05-1",
      "16-5-01",
      "16-5-0",
    ],
    ...["16-5-1.", "16-5-1.0", "16-5-1(a)", "§ 16-5-1", "16-5-A", "16.5.1", "16-5-1 2", "16-5-\u0661", "1\u017f-5-1"],
  ];

  test.each(refused)("refuses %j", (text) => {
    expect(parseCitation(text)).toBeNull();
  });

  test("inverts the formatting of generated parts", () => {
    fc.assert(
      fc.property(citationPartsArbitrary, (parts) => {
        const made = citationOf(parts.title, parts.chapter, parts.section);
        expect(made).toBe(`${parts.title}-${parts.chapter}-${parts.section}`);
        expect(made && citationParts(made)).toEqual(parts);
      }),
    );
  });

  test("is idempotent on whatever it accepts", () => {
    const nearly = fc.oneof(
      citationTextArbitrary.map((text) => text.toLowerCase()),
      fc.stringMatching(/^[0-9a-cA-C. -]{1,12}$/),
    );
    fc.assert(
      fc.property(nearly, (text) => {
        const parsed = parseCitation(text);
        if (parsed !== null) expect(parseCitation(parsed)).toBe(parsed);
      }),
    );
  });
});
