import MiniSearch from "minisearch";
import { gradeOf, lengthOf } from "./length-grades.ts";
import type { LookupEntry } from "./lookup-entry.ts";
import { LOOKUP_OPTIONS, type NumberedEntry } from "./lookup-options.ts";
import type { TermPostings } from "./slice-shard.ts";

/** The whole index: terms by code unit, and per document, by number, the grade of its heading's length. */
export type IndexedTerms = { readonly terms: TermPostings[]; readonly grades: string; readonly meanLength: number };

const numbersOf = (freqs: object | undefined): number[] => Object.keys(freqs ?? {}).map(Number);

/** Indexes entries, numbered as given, with MiniSearch. */
export function indexTerms(entries: readonly LookupEntry[]): IndexedTerms {
  const index = new MiniSearch<NumberedEntry>(LOOKUP_OPTIONS);
  index.addAll(entries.map(({ heading, place }, number) => ({ number, heading, place })));
  const { index: rows, fieldIds, fieldLength } = index.toJSON();
  const terms = rows.map(([term, fields]) => ({
    term,
    heading: numbersOf(fields[fieldIds["heading"] ?? -1]),
    place: numbersOf(fields[fieldIds["place"] ?? -1]),
  }));
  const grades = entries.map((_, number) => gradeOf(fieldLength[number]?.[fieldIds["heading"] ?? -1] ?? 0)).join("");
  const lengths = [...grades].reduce((sum, grade) => sum + lengthOf(grade), 0);
  return {
    terms: terms.sort((a, b) => (a.term < b.term ? -1 : 1)),
    grades,
    meanLength: Math.max(1, Math.round((100 * lengths) / Math.max(1, entries.length)) / 100),
  };
}
