/** Bounds of the heading index and its reader; the README has what they were measured on. */
export const LOOKUP_LIMITS = {
  /** Longest text read, in UTF-16 code units: what the search routes accept. */
  textChars: 300,
  /** Most words looked up: each may need shards of its own. */
  words: 12,
  /** Hits where the caller names no limit, and the most it can ask for. */
  defaultHits: 10,
  maxHits: 100,
  /** Shortest beginning of a word that is completed: one letter would need a tenth of the index. */
  prefixLetters: 2,
  /** Shortest word in which a typo is forgiven: among shorter ones nearly everything is one letter apart. */
  typoLetters: 5,
  /** Size aimed at for a slice of the terms, in characters; about 45 % of it once compressed. A single term may exceed it. */
  sliceChars: 40_000,
  /**
   * Most characters of slices loaded to complete one beginning; past it the word is taken as whole. Keeps the first
   * keystroke bounded in a corpus of any size.
   */
  prefixChars: 160_000,
  /** Entries in a block: hits cluster in chapters, and ten hits need at most ten blocks of about 2 kB. */
  blockEntries: 64,
  /** Names in a slice of them, and most slices loaded for one reference or beginning. */
  sliceNames: 1000,
  nameSlices: 4,
  /** Answers kept for repeated queries. */
  answers: 200,
} as const;
