import { STOPWORDS } from "./stopwords.ts";
import { termOf } from "./term-of.ts";
import { tokenize } from "./tokenize.ts";

/** The terms of a text in order, stopwords left out: what is indexed of it. */
export function termsOf(text: string): string[] {
  return [...tokenize(text)].flatMap(({ word }) => (STOPWORDS.has(word) ? [] : termOf(word)));
}
