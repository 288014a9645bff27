import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatGeorgiaDocket } from "../../src/identifiers/opinions/georgia-docket.ts";
import { readDockets } from "../../src/identifiers/opinions/read-dockets.ts";
import { georgiaDocketArbitrary } from "./opinion-arbitraries.ts";

const JOINED: readonly [printed: string, dockets: readonly string[]][] = [
  ["S99A9901", ["S99A9901"]],
  ["S99A9901, S99A9903", ["S99A9901", "S99A9903"]],
  ["S99A9901; S99A9903.", ["S99A9901", "S99A9903"]],
  ["S99A9901 & S99X9902", ["S99A9901", "S99X9902"]],
  ["S99A9901/S99A9903", ["S99A9901", "S99A9903"]],
  ["S99A9901\nS99A9903", ["S99A9901", "S99A9903"]],
  ["S99A9901, and S99A9903", ["S99A9901", "S99A9903"]],
  ["S99A9901, 9903", ["S99A9901", "S99A9903"]],
  ["S99A9901, 9903, 9905", ["S99A9901", "S99A9903", "S99A9905"]],
  ["S99A9901, X9902", ["S99A9901", "S99X9902"]],
  ["S99A9901/9903", ["S99A9901", "S99A9903"]],
  ["S99A9901-S99A9904", ["S99A9901", "S99A9902", "S99A9903", "S99A9904"]],
  ["S99A9901 to 9903", ["S99A9901", "S99A9902", "S99A9903"]],
  ["41616, 41617", ["41616", "41617"]],
  ["41616-41618.", ["41616", "41617", "41618"]],
  ["27629.", ["27629"]],
  ["26,727, 27,671", ["26727", "27671"]],
  ["S99A9901, S99A9901", ["S99A9901"]],
  ["L. A. No. 7276.  L. A. No. 7277.", ["LA-7276", "LA-7277"]],
  ["No. 1, 2", ["1", "2"]],
  ["", []],
  [" .\n", []],
];

const DAMAGED: readonly [printed: string, dockets: readonly string[], rest: string][] = [
  ["S99A9901 QUILLBY v", ["S99A9901"], "QUILLBY v"],
  ["QUILLBY v. STATE S99A9901", ["S99A9901"], "QUILLBY v. STATE"],
  ["S99A9901, Quillby, S99A9903", ["S99A9901", "S99A9903"], "Quillby"],
  ["S99AO9O1", ["S99A0901"], ""],
  ["SO1AOOO7, s99a9901", ["S01A0007", "S99A9901"], ""],
  ["S99A990", [], "S99A990"],
  ["S99A99012", [], "S99A99012"],
  ["99A9901", [], "99A9901"],
  ["Sl9A9901", [], "Sl9A9901"],
  ["S99A9901, 99", ["S99A9901"], "99"],
  ["S99A9901-S99X9902", ["S99A9901", "S99X9902"], "S99A9901-S99X9902"],
  ["S99A9903-S99A9901", ["S99A9903", "S99A9901"], "S99A9903-S99A9901"],
  ["S99A0001-S99A9901", ["S99A0001", "S99A9901"], "S99A0001-S99A9901"],
  ["S99A9901 (And Vice Versa)", ["S99A9901"], "And Vice Versa"],
  ["November 27, 1951", [], "November 27, 1951"],
  ["No. 32, October Term, 1955.", ["32"], "October Term, 1955"],
  ["7 Div. 46, 46A.", ["7-DIV-46"], "46A"],
  ["Quillby v. Marsh, No. 07-6762", ["07-6762"], "Quillby v. Marsh"],
  ["Not in source", [], "Not in source"],
];

describe("a printed field", () => {
  test.each(JOINED)("of docket numbers alone is read whole: %j", (printed, dockets) => {
    expect(readDockets(printed)).toEqual({ dockets, rest: "" });
  });

  test.each(DAMAGED)(
    "with damage is read as far as it is certain, and the rest is told: %j",
    (printed, dockets, rest) => {
      expect(readDockets(printed)).toEqual({ dockets, rest });
    },
  );

  test("of any docket numbers joined in any way gives each once, in order", () => {
    const joiner = fc.constantFrom(", ", ",", "; ", " & ", " and ", ", and ", " ", "\n", "/", ".\n", ". ");
    const several = fc.array(fc.tuple(georgiaDocketArbitrary, joiner), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(several, (pairs) => {
        const dockets = pairs.map(([parts]) => formatGeorgiaDocket(parts));
        const joined = pairs.slice(1).map(([parts, between]) => between + formatGeorgiaDocket(parts));
        const printed = [dockets[0], ...joined].join("");
        expect(readDockets(printed)).toEqual({ dockets: [...new Set(dockets)], rest: "" });
        expect(readDockets(dockets.join(", "))).toEqual(readDockets(printed));
      }),
      { numRuns: 2000 },
    );
  });

  test("never loses a word or a number: each is in a docket number or in the rest", () => {
    const word = fc.constantFrom("S99A9901", "S99A990", "Quillby", "27629", "v.", "99A9901", "No.", "07-6762", "Marsh");
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), fc.constantFrom(", ", " ", "; "), (words, joined) => {
        const { dockets, rest } = readDockets(words.join(joined));
        const told = `${dockets.join(" ")} ${rest}`;
        for (const each of words.filter((text) => /[a-z\d]{3}/i.test(text))) expect(told).toContain(each);
      }),
      { numRuns: 2000 },
    );
  });
});
