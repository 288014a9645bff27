/** Words that turn what is said around; left out alone or nearly so, they turn the quotation around. */
const TURNING: ReadonlySet<string> = new Set(
  "not no nor never neither none nothing cannot without unless except only hardly don't doesn't shan't isn't".split(
    " ",
  ),
);
/** Words that do so at the edge of a longer omission. */
const NEGATIONS: ReadonlySet<string> = new Set(["not", "never", "cannot"]);
/** Words after which `not` only sets a bound. */
const BOUNDS: ReadonlySet<string> = new Set(
  "later more less fewer exceeding exceed limited to only earlier greater sooner".split(" "),
);
const FEW_WORDS = 3;

/** Whether words left out under an ellipsis deny what is left: `not`, `shall not`, `not, except on Sundays,`. */
export function omitsNegation(omitted: string): boolean {
  const words =
    omitted
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}']+/gu) ?? [];
  if (words.length <= FEW_WORDS) return words.some((word, index) => TURNING.has(word) && !isBound(words, index));
  return [0, words.length - 1].some((edge) => NEGATIONS.has(words[edge] ?? "") && !isBound(words, edge));
}

function isBound(words: readonly string[], index: number): boolean {
  return /^(?:not|no)$/.test(words[index] ?? "") && BOUNDS.has(words[index + 1] ?? "");
}
