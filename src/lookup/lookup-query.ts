import { LOOKUP_LIMITS } from "./lookup-limits.ts";
import type { DirectReference, LookupReading } from "./lookup-reading.ts";
import { withoutStopwords } from "./lookup-stopwords.ts";
import { lookupWords } from "./lookup-words.ts";

/** A text as it is looked up. */
export type LookupQuery = {
  readonly direct: DirectReference | null;
  /** Folded, each once; for a reference typed alone its name, so that `16-5-1` also lists `16-5-10`. */
  readonly words: readonly string[];
  /** All of it folded, stopwords too, where it is two words or more and no reference: what a heading may begin with. */
  readonly phrase: string | null;
  /** Entries wanted, `direct` included. */
  readonly limit: number;
};

function limitOf(limit: number): number {
  const whole = Number.isFinite(limit) ? Math.trunc(limit) : LOOKUP_LIMITS.defaultHits;
  return Math.min(Math.max(whole, 0), LOOKUP_LIMITS.maxHits);
}

function wordsOf(text: string, direct: DirectReference | null): string[] {
  if (direct?.whole) return direct.unfinished === null ? [] : [direct.unfinished];
  return withoutStopwords(lookupWords(text), !/\s$/.test(text)).slice(0, LOOKUP_LIMITS.words);
}

/** Reads any text, cut at the longest that is read; a limit that is no number is the default. */
export function readQuery(text: string, limit: number, { readDirect }: LookupReading): LookupQuery {
  const read = text.slice(0, LOOKUP_LIMITS.textChars);
  const direct = readDirect(read);
  const folded = lookupWords(read);
  const phrase = direct?.whole || folded.length < 2 ? null : folded.join(" ");
  return { direct, words: wordsOf(read, direct), phrase, limit: limitOf(limit) };
}
