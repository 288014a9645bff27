import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect, test } from "vitest";
import { LAW_FORMS } from "../../src/search/query/law-forms.ts";
import { LAW_WORDS } from "../../src/search/query/law-words.ts";
import { parseQuery } from "../../src/search/query/parse-query.ts";
import { porterStem } from "../../src/search/words/porter-stem.ts";
import { SAME_WORDS } from "../../src/search/words/same-words.ts";
import { FILLER_WORDS, STOPWORDS } from "../../src/search/words/stopwords.ts";
import { termOf } from "../../src/search/words/term-of.ts";
import { termsOf } from "../../src/search/words/terms-of.ts";
import { foldWord, tokenize } from "../../src/search/words/tokenize.ts";
import { wordsKey } from "../../src/search/words/words-key.ts";

const words = (text: string) => [...tokenize(text)].map(({ word }) => word);

test.each([
  ["Code Section 16-5-1.1(a)", ["code", "section", "16-5-1.1", "a"]],
  ["O.C.G.A. and 861 S.E.2d 99", ["ocga", "and", "861", "se2d", "99"]],
  ["$1,000.00 of driver’s licenses", ["1000", "00", "of", "driver", "licenses"]],
  ["O'Brien, Peñalosa", ["obrien", "penalosa"]],
  ["court-appointed 2023-2024", ["court", "appointed", "2023-2024"]],
  ["𝐀𝐂𝐓 ＩＩ İzmir", ["act", "ii", "izmir"]],
  ["😀 \0 * § —", []],
])("%j has the words %j", (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test("a token's place is where its characters stand, for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      let end = 0;
      for (const { word, start, end: next } of tokenize(text)) {
        expect(start).toBeGreaterThanOrEqual(end);
        expect(next).toBeGreaterThan(start);
        expect(word).toBe(foldWord(word));
        end = next;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});

test("stems are those of SQLite's own porter tokenizer", () => {
  const endings = "s es ed ing ational ization fulness ement ion y ies eed ll e iveness ability".split(" ");
  const stems =
    "relat hop fil agre tro controll happ sk adjust commun probat guardian valu differ vil oper hes possibl".split(" ");
  const made = stems.flatMap((stem) => endings.map((ending) => stem + ending));
  const db = new DatabaseSync(":memory:");
  db.exec(
    "CREATE VIRTUAL TABLE t USING fts5(x, tokenize = 'porter ascii'); CREATE VIRTUAL TABLE v USING fts5vocab(t, 'instance')",
  );
  for (const [at, word] of made.entries()) db.prepare("INSERT INTO t (rowid, x) VALUES (?, ?)").run(at + 1, word);
  const rows = db.prepare("SELECT term, doc FROM v ORDER BY doc").all() as { term: string; doc: number }[];
  expect(rows.map(({ doc }) => porterStem(made[doc - 1] ?? ""))).toEqual(rows.map(({ term }) => term));
  db.close();
});

test("every row of the tables of words is needed and read as it says", () => {
  for (const [first, ...others] of SAME_WORDS)
    for (const other of others) expect(termOf(other), `${first} ${other}`).toBe(termOf(first));
  for (const [said, law] of LAW_WORDS) {
    for (const word of [...said, ...law]) expect(termsOf(word).length, word).toBeGreaterThan(0);
  }
  for (const word of FILLER_WORDS) expect(STOPWORDS.has(word), word).toBe(false);
});

const lawFor = (q: string) => LAW_FORMS.formsFor(parseQuery(q)).map((forms) => forms.map(({ written }) => written));

test("an expression is found with small words in it or left out, and not with others", () => {
  expect(lawFor("run for office")[0]).toContain("candidate");
  expect(lawFor("run for that very office")[0]).not.toContain("candidate");
  expect(lawFor("get rid of a nest")).toEqual(lawFor("get rid a nest"));
  expect(lawFor('"run for office"')).toEqual([[]]);
});

test("what the law says for a longer expression comes before what it says for one word of it", () => {
  const [first, ...others] = lawFor("national guard")[0] ?? [];
  expect(first).toBe("georgia national guard");
  expect(others).toContain("organized militia");
});

test("no expression stands in two rows", () => {
  const rowsOf = Map.groupBy(
    LAW_WORDS.flatMap(([said], row) => said.map((each) => ({ key: words(each).map(termOf).join(" "), row }))),
    ({ key }) => key,
  );
  expect([...rowsOf].filter(([, places]) => new Set(places.map(({ row }) => row)).size > 1)).toEqual([]);
});

test("no expression is one that a query can never be asked for", () => {
  const dead = LAW_WORDS.flatMap(([said]) => said).filter((each) =>
    words(each).every((word) => STOPWORDS.has(word) || FILLER_WORDS.has(word)),
  );
  expect(dead).toEqual([]);
});

test("the key of words does not see case, accents and punctuation, and sees every word", () => {
  expect(wordsKey("Bell Ropes.")).toBe(wordsKey("bell   ropes"));
  expect(wordsKey("Peñalosa")).toBe(wordsKey("penalosa"));
  expect(wordsKey("the bell")).not.toBe(wordsKey("bell"));
  expect(wordsKey("ab c")).not.toBe(wordsKey("a bc"));
  expect(wordsKey("…")).toBe(0);
  expect(Number.isSafeInteger(wordsKey("Interstate Waymark Compact"))).toBe(true);
});
