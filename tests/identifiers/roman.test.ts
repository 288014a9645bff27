import { describe, expect, test } from "vitest";
import { ROMAN_MAX, readRoman, writeRoman } from "../../src/identifiers/roman.ts";

const NUMBERS = Array.from({ length: ROMAN_MAX }, (_, index) => index + 1);

describe("roman numerals", () => {
  test("are written as they are printed", () => {
    const written = [1, 4, 5, 8, 9, 14, 19, 28, 39, 40, 44, 49, 50, 88, 90, 99].map(writeRoman);
    const printed = "i iv v viii ix xiv xix xxviii xxxix xl xliv xlix l lxxxviii xc xcix";
    expect(written.join(" ")).toBe(printed);
  });

  test("are read back in any case, each number having one numeral", () => {
    for (const number of NUMBERS) {
      const roman = writeRoman(number) ?? "";
      expect(readRoman(roman)).toBe(number);
      expect(readRoman(roman.toUpperCase())).toBe(number);
    }
    expect(new Set(NUMBERS.map(writeRoman)).size).toBe(ROMAN_MAX);
  });

  test("are read from nothing else, of all texts of their letters up to five long", () => {
    const valid = new Set(NUMBERS.map(writeRoman));
    let texts = [""];
    for (let length = 0; length <= 5; length += 1) {
      for (const text of texts) expect(readRoman(text) !== null, text).toBe(valid.has(text));
      texts = texts.flatMap((text) => [..."ivxlc"].map((letter) => text + letter));
    }
  });

  test.each(["", " ", "14", "i ", "\u2163", "d", "m", "ii\n"])("are not read from %j", (text) => {
    expect(readRoman(text)).toBeNull();
  });

  test.each([0, -1, 100, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("are not written for %s", (number) => {
    expect(writeRoman(number)).toBeNull();
  });
});
