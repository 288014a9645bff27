import type { IndexTables } from "../index-tables.ts";
import type { Sought } from "../query/search-terms.ts";
import { editDistance, lettersApart, lettersOf } from "./edit-distance.ts";

/** Letters that may be wrong, by the length of the word; shorter words have no near spellings. */
const ERRORS: readonly (readonly [length: number, errors: number])[] = [
  [8, 2],
  [4, 1],
];
/** Suggestions at most. */
const MOST = 3;

/**
 * Whole queries with the words that the index lacks in the nearest spelling it has: fewest letters wrong, then the same first
 * letter, then in most documents, then alphabetical. None where no spelling is near.
 */
export function suggest(tables: IndexTables, sought: readonly Sought[], query: string): string[] {
  const lacking = sought.filter(({ forms, clause }) => forms.length === 0 && clause.kind !== "phrase");
  const spellings = lacking.map(({ clause }) => ({
    typed: clause.words[0] ?? "",
    near: nearest(tables, clause.words[0] ?? ""),
  }));
  const known = spellings.filter(({ near }) => near.length > 0);
  if (known.length === 0) return [];
  const queries = Array.from({ length: MOST }, (_, place) =>
    known.reduce((text, { typed, near }) => replaceWord(text, typed, near[place] ?? near[0] ?? typed), query),
  );
  return [...new Set(queries)].filter((text) => text !== query);
}

/** The words of the index that are spelled nearest. */
function nearest(tables: IndexTables, word: string): string[] {
  const errors = ERRORS.find(([length]) => word.length >= length)?.[1];
  if (errors === undefined || /\d/.test(word)) return [];
  return spelledNear(tables, word, errors)
    .map((spelling) => ({ ...spelling, documents: tables.documentsWith(spelling.word) }))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.word[0] === word[0]) - Number(a.word[0] === word[0]) ||
        b.documents - a.documents ||
        (a.word < b.word ? -1 : 1),
    )
    .slice(0, MOST)
    .map((row) => row.word);
}

/** The words of the index with so few letters wrong. Most words are told apart by which letters they have at all. */
function spelledNear(tables: IndexTables, word: string, errors: number): { word: string; distance: number }[] {
  const letters = lettersOf(word);
  return tables
    .words(word.length - errors, word.length + errors)
    .filter((other) => lettersApart(letters, lettersOf(other)) <= errors)
    .map((other) => ({ word: other, distance: editDistance(word, other, errors) }))
    .filter(({ distance }) => distance <= errors);
}

/** The query with a word of it, folded as the parser folds it, written otherwise. */
function replaceWord(text: string, typed: string, spelling: string): string {
  const at = text.toLowerCase().indexOf(typed);
  return at < 0 ? text : text.slice(0, at) + spelling + text.slice(at + typed.length);
}
