import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldQuote, foldText } from "../../src/verify/fold.ts";
import { foldCase } from "../../src/verify/fold-case.ts";
import { CHARACTER_ROWS } from "../../src/verify/folded-characters.ts";
import { sourceEnd, sourceStart } from "../../src/verify/offset-runs.ts";
import { isWordPoint } from "../../src/verify/words.ts";
import { bruteFold } from "./brute-fold.ts";
import { hostileTextArbitrary } from "./law-text.ts";

const allPoints = Array.from({ length: 0x110000 }, (_, point) => point);

describe("folding", () => {
  test("gives what a brute-force fold gives, on any string", () => {
    fc.assert(
      fc.property(hostileTextArbitrary, (text) => {
        expect(foldText(text).folded).toBe(bruteFold(text));
      }),
      { numRuns: 3000 },
    );
  });

  test("twice is folding once", () => {
    fc.assert(
      fc.property(hostileTextArbitrary, (text) => {
        const { folded } = foldText(text);
        expect(foldText(folded).folded).toBe(folded);
      }),
      { numRuns: 3000, examples: [["[[T]\u0301]"], ["[[T]]he"], ["\\\u200b["]] },
    );
  });

  test("of a quote is folding of a text without white space at its ends", () => {
    fc.assert(
      fc.property(hostileTextArbitrary, (text) => {
        expect(foldQuote(text)).toBe(foldText(text).folded.trim());
      }),
    );
  });

  test.each(CHARACTER_ROWS)("replaces every code point listed under $name", ({ to, codePoints }) => {
    for (const point of codePoints) expect(foldText(`x${String.fromCodePoint(point)}y`).folded).toBe(`x${to}y`);
  });

  test("lists no code point twice", () => {
    const listed = CHARACTER_ROWS.flatMap(({ codePoints }) => codePoints.map(String));
    expect(new Set(listed).size).toBe(listed.length);
  });

  test("knows every character that JavaScript calls white space", () => {
    const blank = allPoints.filter((point) => /\s/.test(String.fromCodePoint(point)));
    expect(
      blank.filter((point) => !["", " "].includes(foldText(`x${String.fromCodePoint(point)}`).folded.slice(1))),
    ).toEqual([]);
  });
});

describe("case folding of every code point", () => {
  test("is folding once, makes only words of words, and agrees on both cases", () => {
    const isWord = (text: string) => Array.from(text).every((letter) => isWordPoint(letter.codePointAt(0) ?? 0));
    const wrong = allPoints
      .map((point) => String.fromCodePoint(point))
      .filter((letter) => {
        const folded = foldCase(letter);
        if (Array.from(folded, foldCase).join("") !== folded || isWord(letter) !== isWord(folded)) return true;
        return letter !== "ı" && Array.from(letter.toUpperCase(), foldCase).join("") !== folded;
      });
    expect(wrong).toEqual([]);
  });
});

describe("the way back", () => {
  test("every folded unit comes from a stretch of the source, in order, that folds to it", () => {
    fc.assert(
      fc.property(hostileTextArbitrary, (text) => {
        const { folded, runs } = foldText(text);
        let last = 0;
        for (let at = 0; at < folded.length; at += 1) {
          const [start, end] = [sourceStart(runs, at), sourceEnd(runs, at + 1)];
          expect(start).toBeLessThan(end);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeLessThanOrEqual(text.length);
          last = start;
        }
      }),
    );
  });

  test.each([
    ["the [T]he end", "the end", "[T]he end"],
    ["a \\[kite\\] here", "[kite]", "[kite\\]"],
    ["see Straße 5", "strasse", "Straße"],
    ["so —\u200b— be", "-", "—\u200b—"],
    ["pos\u00adses\u00adsion", "possession", "pos\u00adses\u00adsion"],
    ["İlk kite", "i̇lk", "İlk"],
  ])("in %j the folded %j stands for %j", (source, wanted, words) => {
    const { folded, runs } = foldText(source);
    const at = folded.lastIndexOf(wanted);
    expect(source.slice(sourceStart(runs, at), sourceEnd(runs, at + wanted.length))).toBe(words);
  });
});
