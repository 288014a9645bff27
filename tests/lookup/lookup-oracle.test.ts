import fc from "fast-check";
import { expect, test } from "vitest";
import type { LookupEntry } from "../../src/lookup/lookup-entry.ts";
import type { Lookup } from "../../src/lookup/lookup-reader.ts";
import { generatedEntries, numbers } from "./generated-entries.ts";
import { memoryLookup } from "./memory-lookup.ts";
import { wordsFinding } from "./naive-lookup.ts";

const LIMIT = 100;

/** Checks that a search finds what a linear scan finds, entries with more of the words first. */
async function expectAsScanned(lookup: Lookup, entries: readonly LookupEntry[], typed: readonly string[]) {
  const { hits, direct, complete } = await lookup.search(typed.join(" "), LIMIT);
  expect({ direct, complete }).toEqual({ direct: null, complete: true });
  const scanned = new Map(entries.map((entry) => [entry.id, wordsFinding(typed, entry)]));
  const expected = [...scanned.values()].filter((words) => words > 0).sort((a, b) => b - a);
  expect(hits.map(({ id }) => scanned.get(id))).toEqual(expected.slice(0, LIMIT));
  expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
}

/** Few letters, so that words begin and misspell one another; none of them a stopword. */
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom("b", "c", "d"), minLength: 2, maxLength: 7 }),
  fc.constantFrom("constructor", "prototype", "tostring", "length", "hasownproperty", "valueof"),
);
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
const corpus = fc
  .array(fc.record({ heading: phrase, place: phrase, status: fc.constantFrom("active", "repealed") }), {
    maxLength: 40,
  })
  .map((rows) => rows.map((row, at) => ({ id: `1-${1 + (at % 3)}-${1 + at}`, names: [], ...row })));

test("over random corpora it finds what a linear scan finds", async () => {
  await fc.assert(
    fc.asyncProperty(corpus, fc.array(word, { minLength: 1, maxLength: 3 }), async (entries, typed) => {
      await expectAsScanned(memoryLookup(entries), entries, typed);
    }),
    { numRuns: 1500 },
  );
});

test("over many slices it finds what a linear scan finds", async () => {
  const entries = generatedEntries(4000).map((entry) => ({
    ...entry,
    heading: entry.heading.replace(".", ""),
    place: entry.place.replaceAll(" › ", " "),
  }));
  const lookup = memoryLookup(entries);
  const next = numbers(9);
  for (let round = 0; round < 150; round += 1) {
    const words = entries[next(entries.length)]?.heading.split(" ").slice(0, 1 + next(3)) ?? [];
    const typed = words.map((one) => (next(2) === 0 ? one : one.slice(0, 3 + next(one.length - 2))));
    await expectAsScanned(lookup, entries, typed);
  }
  expect(lookup.fetched.filter((name) => name.startsWith("terms-")).length).toBeGreaterThan(3);
});
