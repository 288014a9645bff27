/** A stretch of a draft, in UTF-16 offsets. */
export type DraftSpan = { readonly start: number; readonly end: number };

/** A quotation in a draft, with its marks; `inner` are the pieces of it between marks and without what lines begin with. */
export type FoundQuotation = DraftSpan & {
  readonly inner: readonly DraftSpan[];
  /** Set off as a block, without marks. */
  readonly isBlock: boolean;
  /** Offsets of the quotation marks inside it. */
  readonly innerMarks: readonly number[];
};

/** The words of a quotation on one line each, as the draft has them. */
export function quotationWords(draft: string, { inner }: Pick<FoundQuotation, "inner">): string {
  return inner.map(({ start, end }) => draft.slice(start, end)).join("\n");
}
