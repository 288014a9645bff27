import MiniSearch from "minisearch";
import { fromGaps, toGaps } from "./gaps.ts";
import { lengthOf } from "./length-grades.ts";
import { LOOKUP_OPTIONS, type NumberedEntry, type StoredWeight } from "./lookup-options.ts";

/** A term, and the numbers of the documents that have it in their heading and in their place, ascending. */
export type TermPostings = {
  readonly term: string;
  readonly heading: readonly number[];
  readonly place: readonly number[];
};

/** A slice of the terms: a MiniSearch index of them alone, without what the reader can derive. */
export type SliceShard = {
  /** Per term: itself, gaps of its headings, gaps of its places. How often a word stands in one heading is left out. */
  readonly terms: readonly (readonly [term: string, heading: readonly number[], place: readonly number[]])[];
  /** The length grade of each document in the slice, in ascending order of their numbers. */
  readonly grades: string;
  /** Pairs of document number and weight, for weights other than 1. */
  readonly weights: readonly (readonly [number: number, weight: number])[];
};

/** What scoring needs to know of all documents, for the scores of slices to add up. */
export type Totals = { readonly count: number; readonly meanLength: number };

function documentsOf(postings: readonly TermPostings[]): number[] {
  const numbers = new Set(postings.flatMap(({ heading, place }) => [...heading, ...place]));
  return [...numbers].sort((a, b) => a - b);
}

/** Packs terms with the grade and the weight of each document, by its number. */
export function packSlice(postings: readonly TermPostings[], grades: string, weights: readonly number[]): SliceShard {
  const documents = documentsOf(postings);
  return {
    terms: postings.map(({ term, heading, place }) => [term, toGaps(heading), toGaps(place)]),
    grades: documents.map((number) => grades.charAt(number)).join(""),
    weights: documents.flatMap((number) => (weights[number] === 1 ? [] : [[number, weights[number] ?? 1] as const])),
  };
}

const once = (numbers: readonly number[]): Record<string, number> =>
  Object.fromEntries(numbers.map((number) => [number, 1]));

/** Opens a slice as the MiniSearch index it came from, cut down to its terms. */
export function openSlice(slice: SliceShard, { count, meanLength }: Totals): MiniSearch<NumberedEntry> {
  const postings = slice.terms.map(([term, heading, place]) => ({
    term,
    heading: fromGaps(heading),
    place: fromGaps(place),
  }));
  const documents = documentsOf(postings);
  const stored = slice.weights.map(([number, weight]): [number, StoredWeight] => [number, { weight }]);
  return MiniSearch.loadJS<NumberedEntry>(
    {
      documentCount: count,
      nextId: count,
      documentIds: Object.fromEntries(documents.map((number) => [number, number])),
      fieldIds: { heading: 0, place: 1 },
      // A place of any length counts the same: long ones are only printed under longer titles.
      fieldLength: Object.fromEntries(documents.map((number, at) => [number, [lengthOf(slice.grades.charAt(at)), 1]])),
      averageFieldLength: [meanLength, 1],
      storedFields: Object.fromEntries(stored),
      index: postings.map(({ term, heading, place }) => [term, { 0: once(heading), 1: once(place) }]),
      serializationVersion: 2,
    },
    LOOKUP_OPTIONS,
  );
}
