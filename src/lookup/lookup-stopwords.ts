/**
 * Words left out of the index: articles, `at`, and words in more than 3 % of 8,500 real catchlines (`of` in 60 %)
 * and tell none from another. `not`, `under`, `other` and `general` stay, since they tell catchlines apart.
 */
export const LOOKUP_STOPWORDS: ReadonlySet<string> = new Set(
  "a an and as at by for from in of on or the to with".split(" "),
);

/**
 * The words of a query worth looking up, each once. The last word may be unfinished (`the` on the way to `theft`), so
 * it stays unless a space follows it; a query of stopwords alone keeps all of them, as beginnings of other words.
 */
export function withoutStopwords(words: readonly string[], unfinished: boolean): string[] {
  const last = words.length - 1;
  const kept = words.filter((word, index) => !LOOKUP_STOPWORDS.has(word) || (unfinished && index === last));
  return [...new Set(kept.length === 0 ? words : kept)];
}
