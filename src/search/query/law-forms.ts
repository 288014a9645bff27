import { FILLER_WORDS, STOPWORDS } from "../words/stopwords.ts";
import { termOf } from "../words/term-of.ts";
import { termsOf } from "../words/terms-of.ts";
import { tokenize } from "../words/tokenize.ts";
import { LAW_WORDS } from "./law-words.ts";
import type { ParsedQuery } from "./parse-query.ts";

/** Words of the law for what was typed. */
export type LawForm = { readonly terms: readonly string[]; readonly written: string };

/** An expression that people use, and what the law says for it. */
type Row = { readonly said: readonly string[]; readonly forms: readonly LawForm[] };

function rowsByFirst(): ReadonlyMap<string, readonly Row[]> {
  const rows = LAW_WORDS.flatMap(([said, law]): Row[] => {
    const forms = law.map((written) => ({ terms: termsOf(written), written }));
    return said.map((each) => ({ said: [...tokenize(each)].map(({ word }) => termOf(word)), forms }));
  });
  return Map.groupBy(rows, ({ said }) => said[0] ?? "");
}

const ROWS = rowsByFirst();

/** Finds, for each clause, the words of the law that may stand in its place. */
export const LAW_FORMS = {
  /** Those for the longest expression come first. The same form may come twice. */
  formsFor({ clauses, words }: Pick<ParsedQuery, "clauses" | "words">): LawForm[][] {
    const found = new Map<string, LawForm[]>();
    const rows = expressionsIn(words).sort((a, b) => b.said.length - a.said.length);
    for (const { said, forms } of rows) {
      for (const term of said) found.set(term, [...(found.get(term) ?? []), ...forms]);
    }
    return clauses.map(({ kind, terms }) => (kind === "word" ? (found.get(terms[0] ?? "") ?? []) : []));
  },
};

/** The rows of which the expression is among the words. */
function expressionsIn(words: readonly string[]): Row[] {
  const terms = words.map(termOf);
  const light = words.map((word) => STOPWORDS.has(word) || FILLER_WORDS.has(word));
  return terms.flatMap((first, at) => (ROWS.get(first) ?? []).filter(({ said }) => standsAt(said, at, terms, light)));
}

/** Whether the expression begins at a word. Between its words others may stand that are not searched. */
function standsAt(
  said: readonly string[],
  start: number,
  terms: readonly string[],
  light: readonly boolean[],
): boolean {
  let at = start;
  for (const term of said) {
    while (at > start && terms[at] !== term && light[at] === true) at += 1;
    if (terms[at] !== term) return false;
    at += 1;
  }
  return true;
}
