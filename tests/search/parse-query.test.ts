import { expect, test } from "vitest";
import { MAX_CLAUSES, parseQuery } from "../../src/search/query/parse-query.ts";

const labels = (q: string) => parseQuery(q).clauses.map(({ label }) => label);

test.each([
  ["bell ropes", ["bell", "ropes"], "words"],
  ['"bell ropes" tower', ['"bell ropes"', "tower"], "a phrase and a word"],
  ["“bell ropes”", ['"bell ropes"'], "printed quotation marks"],
  ['"bell', ["bell"], "a quotation mark without its pair"],
  ['"bell"', ["bell"], "a phrase of one word is that word"],
  ["bell AND NOT ropes", ["bell", "not", "ropes"], "operators are words, and some are stopwords"],
  ["heading:bell ^ropes (tower)", ["heading", "bell", "ropes", "tower"], "other signs are blanks"],
  ["lad*", ["lad*"], "the beginning of a word"],
  ["la*", ["la"], "too short a beginning"],
  ["lad* bel*", ["lad*", "bel"], "only one beginning"],
  ["bell Bells BELL", ["bell"], "a word once, whatever its form"],
  ["what does the law say about bells", ["law", "bells"], "words of a question"],
  ["after the bell", ["bell"], "time beside another word"],
  ["how", ["how"], "by itself such a word is a word"],
])("%j is %j: %s", (q, expected) => {
  expect(labels(q)).toEqual(expected);
});

test("what is dropped is told, and a star that was not taken", () => {
  expect(parseQuery("the bell of a generally").dropped).toEqual(["the", "of", "a", "generally"]);
  expect(parseQuery("la* bell").ignoredStar).toBe("la*");
  expect(parseQuery("lad* bell").ignoredStar).toBeNull();
});

test("all words outside quotation marks are kept in order, for expressions that hold small words", () => {
  expect(parseQuery('How do I get rid of "bell ropes" Ropes').words).toEqual([
    "how",
    "do",
    "i",
    "get",
    "rid",
    "of",
    "ropes",
  ]);
});

test("a query has a bounded number of parts; the rest is told as dropped", () => {
  const many = Array.from({ length: 60 }, (_, at) => `word${at}`).join(" ");
  const { clauses, dropped } = parseQuery(many);
  expect(clauses.length).toBe(MAX_CLAUSES);
  expect(dropped).toContain("word59");
});
