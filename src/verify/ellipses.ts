/** Ways to write an ellipsis in a folded quote, alone or in square brackets. Four points end a sentence as well. */
const ELLIPSIS_FORMS = ["…", "(?<!\\.)(?<!\\. )\\.(?: ?\\.){2,3}(?! ?\\.)", "(?<!\\*)\\*(?: \\*){2,6}(?!\\*)"] as const;

const ANY_FORM = ELLIPSIS_FORMS.map((form) => `(?:${form})`).join("|");
const ELLIPSIS = new RegExp(`\\[ ?(?:${ANY_FORM}) ?\\]|${ANY_FORM}`, "g");
const ONLY_ELLIPSIS = new RegExp(`^(?:\\[ ?(?:${ANY_FORM}) ?\\]|${ANY_FORM})$`);

/** The pieces of a folded quote between its ellipses, none empty and each without white space at its ends. */
export function splitAtEllipses(quote: string): string[] {
  return quote
    .split(ELLIPSIS)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
}

/** Whether a folded text is an ellipsis and nothing else. */
export function isEllipsis(folded: string): boolean {
  return ONLY_ELLIPSIS.test(folded);
}

/** Where a folded quote has its ellipses. */
export function ellipsesOf(quote: string): { readonly start: number; readonly end: number }[] {
  return [...quote.matchAll(ELLIPSIS)].map(({ index, 0: written }) => ({ start: index, end: index + written.length }));
}
