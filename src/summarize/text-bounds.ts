/** Shortest and longest of everything that is asked for, in characters, or in items for lists. */
export const TEXT_BOUNDS = {
  summary: { min: 40, max: 1_500 },
  reasoning: { min: 60, max: 4_000 },
  notes: { min: 40, max: 4_000 },
  tag: { min: 2, max: 50 },
  tags: { min: 1, max: 8 },
  keyQuote: { min: 30, max: 700 },
  keyQuotes: { min: 0, max: 8 },
} as const;

/** Most words of one tag or legal area. */
export const TAG_WORDS = 6;
/** A passage in quotation marks of this many words or more must stand in the source; fewer name a term. */
export const QUOTED_WORDS = 4;

/**
 * Most characters of source text in one request: about 20,000 tokens of legal English, so that a model with a window of
 * 32,000 still has room to answer. A longer document is read in parts first.
 */
export const PART_CHARS = 80_000;
/** Most parts, so that the notes on all of them fit into one request too. */
export const PARTS_MAX = 20;
/** Longest answer that is looked at, in characters; far above what the bounds allow. */
export const ANSWER_CHARS = 60_000;
