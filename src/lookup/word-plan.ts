import SearchableMap from "minisearch/SearchableMap";
import type { SliceNote } from "./directory.ts";
import { LOOKUP_LIMITS } from "./lookup-limits.ts";
import { forgivesTypo } from "./lookup-options.ts";

/** Every term of the index, with the position of its slice. */
export type Vocabulary = SearchableMap<number>;

/** How one word is looked up, and in which slices. */
export type WordPlan = {
  readonly word: string;
  /** Whether terms that begin with the word count as well. */
  readonly prefix: boolean;
  /** Terms that are the word with two neighbouring letters swapped: one typo, though two edits to MiniSearch. */
  readonly swapped: readonly string[];
  readonly slices: readonly number[];
};

/** The vocabulary of a directory. */
export function vocabularyOf(slices: readonly SliceNote[]): Vocabulary {
  const vocabulary: Vocabulary = new SearchableMap();
  for (const [position, { terms }] of slices.entries()) {
    for (const term of terms) vocabulary.set(term, position);
  }
  return vocabulary;
}

function swappedForms(word: string): string[] {
  const forms = Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  });
  return [...new Set(forms)].filter((form) => form !== word);
}

/** Slices with terms that begin with a word; empty where those are too many to load. */
function prefixSlices(word: string, vocabulary: Vocabulary, notes: readonly SliceNote[]): number[] {
  if (word.length < LOOKUP_LIMITS.prefixLetters) return [];
  const slices = [...new Set(vocabulary.atPrefix(word).values())];
  const chars = slices.reduce((sum, slice) => sum + (notes[slice]?.chars ?? 0), 0);
  return chars > LOOKUP_LIMITS.prefixChars ? [] : slices;
}

/** Plans a word against the vocabulary, so that only slices with something to find are loaded. */
export function planWord(word: string, vocabulary: Vocabulary, notes: readonly SliceNote[]): WordPlan {
  const whole = vocabulary.get(word);
  const begun = prefixSlices(word, vocabulary, notes);
  const typo = forgivesTypo(word);
  const swapped = typo ? swappedForms(word).filter((form) => vocabulary.has(form)) : [];
  const near = typo ? [...vocabulary.fuzzyGet(word, 1).values()].map(([slice]) => slice) : [];
  const turned = swapped.flatMap((form) => vocabulary.get(form) ?? []);
  const slices = new Set([...(whole === undefined ? [] : [whole]), ...begun, ...near, ...turned]);
  return { word, prefix: begun.length > 0, swapped, slices: [...slices].sort((a, b) => a - b) };
}
