import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { findShortTitles } from "../../src/search/acts/find-short-titles.ts";
import { editDistance, lettersApart, lettersOf } from "../../src/search/answer/edit-distance.ts";
import { findDefinedTerms } from "../../src/search/compile/find-defined-terms.ts";
import { packNumbers, unpackNumbers } from "../../src/search/compile/pack-terms.ts";
import { bestPassage } from "../../src/search/ranking/best-passage.ts";
import { specimenIndex } from "./specimen-index.ts";

const made = [specimenIndex(), specimenIndex()];
afterAll(() => {
  for (const { close } of made) close();
});

function rowsOf(file: string): Record<string, unknown> {
  const db = new DatabaseSync(file, { readOnly: true });
  const tables = db
    .prepare("SELECT name, sql FROM sqlite_master WHERE name LIKE 'search%' AND type = 'table' ORDER BY name")
    .all();
  const rows = tables
    .filter(({ sql }) => !String(sql).startsWith("CREATE VIRTUAL"))
    .map(({ name }) => [name, db.prepare(`SELECT * FROM "${name}"`).all()] as const);
  db.close();
  return Object.fromEntries(rows);
}

test("the same store gives the same index, row for row", () => {
  const [a, b] = made.map(({ file }) => rowsOf(file));
  expect(Object.keys(a ?? {}).length).toBeGreaterThan(10);
  expect(a).toEqual(b);
});

test.each([
  ["This chapter shall be known and may be cited as the “Public Orchards Act.”", ["Public Orchards Act"]],
  ["(a) This article shall be known as “The Kite Act of 1937.”", ["The Kite Act of 1937"]],
  ["The short title of this article shall be the “Hedge Act.”", ["Hedge Act"]],
  ['This part may be cited as the "Stile Law."', ["Stile Law"]],
  ["The tower shall be known as the “Old Tower.”", []],
  ["It shall be cited for contempt.", []],
])("%j states the short titles %j", (text, expected) => {
  expect(findShortTitles(text)).toEqual(expected);
});

test.each([
  ["“Bob” means the weight.", ["Bob"]],
  ["“Kite” or “flyer,” as the case may be. “Line” or “string” includes wire.", ["Line", "string"]],
  ["He said “means of escape” twice.", []],
])("%j defines %j", (text, expected) => {
  expect(findDefinedTerms(text)).toEqual(expected);
});

test("packed numbers read back as they were", () => {
  const number = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 2 ** 31 - 1 }));
  fc.assert(
    fc.property(fc.array(number, { maxLength: 50 }), (numbers) => {
      const into = new Uint32Array(60);
      const count = unpackNumbers(packNumbers(numbers), into);
      expect([...into.subarray(0, count)]).toEqual(numbers);
    }),
  );
});

test("the edit distance is that of a plain search through all edits of one letter", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 5 });
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      expect(editDistance(a, b, 1) <= 1).toBe(a === b || oneEdit(a).has(b));
      expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
    }),
  );
});

test("words are never more letters apart than edits, so that no near spelling is passed over", () => {
  const word = fc.string({ unit: "grapheme", maxLength: 12 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(lettersApart(lettersOf(a), lettersOf(b))).toBeLessThanOrEqual(editDistance(a, b, 40));
    }),
  );
  expect(lettersApart(lettersOf("kite"), lettersOf("barn"))).toBe(4);
});

function oneEdit(word: string): ReadonlySet<string> {
  const edits = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    edits.add(before + after.slice(1));
    if (after.length > 1) edits.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of "abc") edits.add(before + letter + after).add(before + letter + after.slice(1));
  }
  return edits;
}

test("the best passage is that of trying every one", () => {
  const hit = fc.record({
    at: fc.integer({ min: 0, max: 60 }),
    sought: fc.integer({ min: 0, max: 3 }),
    weight: fc.constant(1),
  });
  const idf = [1, 2, 4, 8];
  fc.assert(
    fc.property(fc.array(hit, { maxLength: 12 }), (unordered) => {
      const hits = unordered.toSorted((a, b) => a.at - b.at);
      const masses = hits.map(({ at: start }) => {
        const inside = new Set(hits.filter(({ at }) => at >= start && at < start + 10).map(({ sought }) => sought));
        return [...inside].reduce((sum, sought) => sum + (idf[sought] ?? 0), 0);
      });
      expect(bestPassage(hits, idf, 10).mass).toBe(Math.max(0, ...masses));
    }),
  );
});
