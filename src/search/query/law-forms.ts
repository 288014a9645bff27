import { STOPWORDS } from "../words/stopwords.ts";
import { termOf } from "../words/term-of.ts";
import { tokenize } from "../words/tokenize.ts";
import { LAW_WORDS } from "./law-words.ts";
import type { Clause } from "./parse-query.ts";

/** Words of the law for what was typed. */
export type LawForm = { readonly terms: readonly string[]; readonly written: string };

type Row = { said: readonly string[]; forms: readonly LawForm[] };

function rowsByFirst(): ReadonlyMap<string, readonly Row[]> {
  const rows = new Map<string, Row[]>();
  for (const [said, law] of LAW_WORDS) {
    const forms = law.map((written) => ({ terms: terms(written), written }));
    for (const each of said) {
      const key = terms(each);
      const first = key[0] ?? "";
      rows.set(first, [...(rows.get(first) ?? []), { said: key, forms }]);
    }
  }
  return rows;
}

function terms(text: string): string[] {
  return [...tokenize(text)].flatMap(({ word }) => (STOPWORDS.has(word) ? [] : termOf(word)));
}

const ROWS = rowsByFirst();

/** Finds, for each clause, the words of the law that may stand in its place. */
export const LAW_FORMS = {
  formsFor(clauses: readonly Clause[]): LawForm[][] {
    const found = clauses.map((): LawForm[] => []);
    for (const [index, clause] of clauses.entries()) {
      if (clause.kind !== "word") continue;
      for (const { said, forms } of ROWS.get(clause.terms[0] ?? "") ?? []) {
        const run = clauses.slice(index, index + said.length);
        const fits =
          run.length === said.length && run.every(({ kind, terms }, at) => kind === "word" && terms[0] === said[at]);
        if (fits) for (let at = 0; at < said.length; at += 1) found[index + at]?.push(...forms);
      }
    }
    return found;
  },
};
