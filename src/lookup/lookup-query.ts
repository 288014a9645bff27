import { LOOKUP_LIMITS } from "./lookup-limits.ts";
import { withoutStopwords } from "./lookup-stopwords.ts";
import { lookupWords } from "./lookup-words.ts";
import { type DirectReference, readDirect } from "./read-direct.ts";

/** A text as it is looked up. */
export type LookupQuery = {
  readonly direct: DirectReference | null;
  /** Folded, each once; for a citation typed alone, the citation itself, so that `16-5-1` also lists `16-5-10`. */
  readonly words: readonly string[];
  /** Entries wanted, `direct` included. */
  readonly limit: number;
};

function limitOf(limit: number): number {
  const whole = Number.isFinite(limit) ? Math.trunc(limit) : LOOKUP_LIMITS.defaultHits;
  return Math.min(Math.max(whole, 0), LOOKUP_LIMITS.maxHits);
}

function wordsOf(text: string, direct: DirectReference | null): string[] {
  if (direct?.whole) {
    const [item, ...others] = direct.items;
    const single = others.length === 0 && item !== undefined && item.from === item.to && direct.subsection === null;
    return single ? [item.from.toLowerCase()] : [];
  }
  return withoutStopwords(lookupWords(text), !/\s$/.test(text)).slice(0, LOOKUP_LIMITS.words);
}

/** Reads any text, cut at the longest that is read; a limit that is no number is the default. */
export function readQuery(text: string, limit: number): LookupQuery {
  const read = text.slice(0, LOOKUP_LIMITS.textChars);
  const direct = readDirect(read);
  return { direct, words: wordsOf(read, direct), limit: limitOf(limit) };
}
