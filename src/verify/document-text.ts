import type { QuoteMatchRecord } from "../model/verify-records.ts";
import { type PreparedText, prepareText } from "./prepared-text.ts";

/** Where a passage stands in its document, beyond offsets: null or empty where it does not apply. */
export type PassagePlace = Pick<QuoteMatchRecord, "subsection" | "sub_opinion" | "pages" | "marked">;

/** Nothing to say of a place. */
export const NO_PLACE: PassagePlace = { subsection: null, sub_opinion: null, pages: [], marked: null };

/** How a reading stands to what the document says now: it is that, or what it said before, or will say. */
export type ReadingAge = "current" | "earlier" | "later";

/** One way to read a document: the text, prepared when it is first asked for and kept. */
export type TextReading = {
  /** What `in` says: `text`, `text_as_amended`. */
  readonly name: string;
  /** Effective-date qualifier of a section's version. */
  readonly version: string | null;
  readonly age: ReadingAge;
  readonly text: () => PreparedText;
  /** The place of a stretch of the text, in its offsets. */
  readonly placeOf: (start: number, end: number) => PassagePlace;
};

/** Everything of one document that quotes are looked for in; to be kept for as long as the document. */
export type DocumentText = {
  /** Those of one age in the order in which they count. */
  readonly readings: readonly TextReading[];
  /** Whether the current reading is law today; null where that is no question. */
  readonly inForceNow: boolean | null;
  /** UTF-16 code units of all readings, as a weight for caches. */
  readonly chars: number;
};

/** A document of these readings; `words` gives the text of each when it is first needed. */
export function documentText(
  readings: readonly (Omit<TextReading, "text"> & { readonly words: () => string; readonly chars: number })[],
  inForceNow: boolean | null,
): DocumentText {
  return {
    readings: readings.map(({ name, version, age, placeOf, words }) => {
      const text = once(() => prepareText(words()));
      return { name, version, age, placeOf, text };
    }),
    inForceNow,
    chars: readings.reduce((sum, { chars }) => sum + chars, 0),
  };
}

/** A value that is made when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
