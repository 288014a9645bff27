import fc from "fast-check";
import { expect, test } from "vitest";
import { bruteFind } from "./brute-find.ts";
import { bruteFold } from "./brute-fold.ts";
import { lawTextArbitrary } from "./law-text.ts";
import { findIn } from "./look.ts";

test("pieces are found where brute force over all ways to place them finds them", () => {
  const piece = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 2 }));
  fc.assert(
    fc.property(lawTextArbitrary, fc.array(piece, { minLength: 2, maxLength: 4 }), (source, cuts) => {
      fc.pre(!/…|\. ?\. ?\./.test(bruteFold(source)));
      const words = source.trim().split(/\s+/);
      const pieces = cuts.map(([from, count]) =>
        words.slice(from % words.length, (from % words.length) + count).join(" "),
      );
      fc.pre(pieces.every((text) => !/^\P{L}*$|\.$/u.test(text)));
      const quote = pieces.join(" … ");
      const places = findIn(source, quote).matches.map(({ start, end }) => ({ start, end }));
      expect(places).toEqual(bruteFind(source, ...pieces));
    }),
    { numRuns: 1000 },
  );
});
