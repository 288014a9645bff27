/** Where one stretch of a quotation may end: at sentences, marks, omissions and the author's own words. */
const BREAKS = /\[[^\][]{0,200}\]|[.;:?!…()"“”‘«»*]/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
/** Words of a stretch: fewer are in too many documents, more are likelier to have one that was changed. */
const WORDS = { least: 4, most: 12 } as const;
/** Longer words than this make no stretch. */
const WORD_MAX = 24;

/** The words of a quotation to look for as a phrase: the first of its longest stretch; null where all are too short. */
export function distinctiveStretch(quote: string): string | null {
  let longest: string[] = [];
  for (const stretch of quote.split(BREAKS)) {
    const words = stretch.match(WORD) ?? [];
    if (words.length > longest.length && words.every(({ length }) => length <= WORD_MAX)) longest = words;
  }
  return longest.length < WORDS.least ? null : longest.slice(0, WORDS.most).join(" ");
}
