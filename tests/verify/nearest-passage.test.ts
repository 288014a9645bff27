import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldQuote } from "../../src/verify/fold.ts";
import { cutArbitrary, hostileTextArbitrary } from "./law-text.ts";
import { findIn, nearestIn } from "./look.ts";

const LAW = `Any person who keeps a kite shall, within ten days after the kite is bought, enter it in the register. The register
is open to all. A person who does not enter a kite pays a fine of $1,000,000 or more.

(b) The owner of a kite—paper or silk—shall not fly it at night, unless lit.`;

/** The difference on one line: [removed] and {added}. */
function tell(quote: string, source = LAW): string | null {
  const marks = { same: ["", ""], removed: ["[", "]"], added: ["{", "}"] } as const;
  const nearest = nearestIn(source, quote);
  if (nearest === null) return null;
  return nearest.difference.map(({ kind, words }) => marks[kind][0] + words + marks[kind][1]).join("");
}

describe("the nearest passage", () => {
  test.each([
    ["a changed word", "within 10 days after the kite", "within[ ten]{ 10} days after the kite"],
    ["a dropped not", "shall fly it at night", "shall[ not] fly it at night"],
    ["an added word", "shall not ever fly it at night", "shall not{ ever} fly it at night"],
    ["a changed first word", "An owner of a kite", "[The]{An} owner of a kite"],
    ["a changed last word", "The owner of a house", "The owner of a[ kite]{ house}"],
    ["a shortened number", "pays a fine of $1,000", "pays a fine of $[1,000,000]{1,000}"],
    ["punctuation", "kite is bought enter it in the register", "kite is bought[,] enter it in the register"],
    ["spaces beside a dash", "a kite — paper or silk", "a kite[—paper]{ — paper} or silk"],
    [
      "an ellipsis",
      "keeps a kite shall … enter it in no register",
      "keeps a kite shall[, within ten days after the kite is bought,] enter it in[ the]{ no} register",
    ],
    [
      "a sentence left out",
      "enter it in the register. A person who does not enter a kite pays",
      "enter it in the register[. The register\nis open to all]. A person who does not enter a kite pays",
    ],
  ])("shows %s", (_name, quote, told) => {
    expect(tell(quote)).toBe(told);
  });

  test.each(["nothing of this sort stands anywhere", "", "…", "zeppelins"])("is null for %j", (quote) => {
    expect(tell(quote)).toBeNull();
  });

  test("is found in a long text among passages like it", () => {
    const like = Array.from(
      { length: 950 },
      (_, index) => `(${index}) A person of class ${index} may fly a kite on day ${index}.`,
    );
    const source = `${like.join("\n")} The owner of a silk kite may fly it on day 450 only. ${like.join("\n")}`;
    expect(source.length).toBeGreaterThan(100_000);
    expect(tell("The owner of a paper kite may fly it on day 450 only", source)).toBe(
      "The owner of a[ silk]{ paper} kite may fly it on day 450 only",
    );
  });

  test.each([
    ["one word repeated", "kite ".repeat(20_000), "kite kites ".repeat(5_000)],
    ["ellipses only but for a few words", LAW, `${"a … ".repeat(8_000)}kite`],
    ["a quote far longer than the source", "a kite is red", "a kite is blue ".repeat(3_000)],
    ["a quote past the limit", LAW, "a kite shall ".repeat(30_000)],
  ])("comes to an end for %s", (_name, source, quote) => {
    expect(() => nearestIn(source, quote)).not.toThrow();
  });
});

describe("the difference", () => {
  const joined = (difference: readonly { kind: string; words: string }[], kind: string) =>
    difference
      .filter((part) => part.kind === "same" || part.kind === kind)
      .map(({ words }) => words)
      .join("");

  test("put together gives the passage, and the quote", () => {
    fc.assert(
      fc.property(cutArbitrary, fc.nat(), ({ source, words }, at) => {
        const quote = words.toSpliced(at % words.length, 1, "zeppelin").join(" ");
        fc.pre(!/…|\. ?\. ?\./.test(quote));
        const nearest = nearestIn(source, quote);
        if (nearest === null) return;
        expect(nearest.passage).toBe(source.slice(nearest.start, nearest.end));
        expect(joined(nearest.difference, "removed")).toBe(nearest.passage);
        expect(foldQuote(joined(nearest.difference, "added")).replaceAll(" ", "")).toBe(
          foldQuote(quote).replaceAll(" ", ""),
        );
      }),
      { numRuns: 500 },
    );
  });

  test("of a long cut with one word changed is that word", () => {
    fc.assert(
      fc.property(cutArbitrary, fc.nat(), ({ source, words }, at) => {
        fc.pre(words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length >= 6 && !/…|\. ?\. ?\./.test(source));
        const quote = words.toSpliced(1 + (at % (words.length - 2)), 1, "zeppelin").join(" ");
        const nearest = nearestIn(source, quote);
        const added = nearest?.difference.filter(({ kind }) => kind === "added").map(({ words: own }) => own);
        expect(added?.join(" ").match(/[\p{L}\p{N}]+/gu)).toEqual(["zeppelin"]);
      }),
      { numRuns: 300 },
    );
  });

  test("is never empty of changes where the quote is not found", () => {
    fc.assert(
      fc.property(hostileTextArbitrary, hostileTextArbitrary, (source, quote) => {
        const nearest = nearestIn(source, quote);
        if (nearest === null || /…|\. ?\. ?\.|\* \* \*/.test(foldQuote(quote))) return;
        const changed = nearest.difference.some(({ kind }) => kind !== "same");
        expect(changed).toBe(!findIn(source, quote).found);
      }),
      { numRuns: 2000 },
    );
  });
});
