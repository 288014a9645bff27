import fc from "fast-check";
import { expect, test } from "vitest";
import { frontCode, frontDecode } from "../../src/lookup/front-coding.ts";
import { lookupWords } from "../../src/lookup/lookup-words.ts";
import { nameShards, packNames, slicesWith, unpackNames } from "../../src/lookup/names-shard.ts";

test("front coding keeps what a term shares with the one before once", () => {
  expect(frontCode(["lamp", "lamps", "lantern"])).toBe("AlampEsCntern");
  expect(frontDecode("AlampEsCntern")).toEqual(["lamp", "lamps", "lantern"]);
});

test("any folded words survive front coding, in any order", () => {
  const words = fc.string({ unit: "binary", maxLength: 40 }).map(lookupWords);
  fc.assert(
    fc.property(words, (terms) => {
      expect(frontDecode(frontCode(terms))).toEqual(terms);
    }),
    { numRuns: 3000 },
  );
});

const name = fc.stringMatching(/^[a-d0-2/-]{1,6}$/);
const named = fc.array(fc.record({ names: fc.array(name, { maxLength: 4 }) }), { maxLength: 30 });

test("the slices that may hold a beginning hold every name with it, whatever the size of a slice", () => {
  fc.assert(
    fc.property(
      named,
      fc.integer({ min: 1, max: 9 }),
      fc.stringMatching(/^[a-d0-2/-]{0,3}$/),
      (entries, size, start) => {
        const slices = nameShards(entries, size);
        const notes = slices.map(({ shard, first }) => ({ name: shard.name, first }));
        const rows = slicesWith(start, notes).flatMap((at) => unpackNames(JSON.parse(slices[at]?.shard.body ?? "")));
        const expected = entries.flatMap(({ names }, number) => [...new Set(names)].map((each) => `${each} ${number}`));
        const having = (texts: string[]) => texts.filter((text) => text.startsWith(start)).sort();
        expect(having(rows.map(([each, number]) => `${each} ${number}`))).toEqual(having(expected));
      },
    ),
    { numRuns: 2000 },
  );
});

test("rows survive packing", () => {
  const rows = [
    ["a", 7],
    ["a", 9],
    ["b", 0],
  ] as const;
  expect(unpackNames(packNames(rows))).toEqual(rows);
});
