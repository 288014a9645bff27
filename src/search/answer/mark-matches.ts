import type { Form, Sought } from "../query/search-terms.ts";
import { STOPWORDS } from "../words/stopwords.ts";
import { termOf } from "../words/term-of.ts";
import { type Token, tokenize } from "../words/tokenize.ts";

/** Where what is sought stands in a text, in order and apart from each other; of an expression from first word to last. */
export function markMatches(text: string, sought: readonly Sought[]): [start: number, end: number][] {
  const byFirst = Map.groupBy(
    sought.flatMap(({ forms }) => forms),
    ({ terms }) => terms[0] ?? "",
  );
  const tokens = [...tokenize(text)].filter(({ word }) => !STOPWORDS.has(word));
  const matches: [number, number][] = [];
  for (const [index, token] of tokens.entries()) {
    const last = longest(tokens, index, byFirst.get(termOf(token.word)) ?? []);
    if (last !== null && token.start >= (matches.at(-1)?.[1] ?? 0)) matches.push([token.start, last.end]);
  }
  return matches;
}

/** The last word of the longest of the forms that stands at this place; null where none does. */
function longest(tokens: readonly Token[], index: number, forms: readonly Form[]): Token | null {
  let best = -1;
  for (const { terms } of forms) {
    const fits = terms.every((term, offset) => {
      const token = tokens[index + offset];
      return token !== undefined && termOf(token.word) === term;
    });
    if (fits) best = Math.max(best, index + terms.length - 1);
  }
  return tokens[best] ?? null;
}
