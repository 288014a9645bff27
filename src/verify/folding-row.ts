/** How a quotation writes something, and how the source it is found in (or not found in) has it. */
export type FoldingExample = { readonly quote: string; readonly source: string };

/**
 * One row of the published folding table. `folded`: the difference does not count, the quote is found. `kept`: it counts,
 * the quote is not found. `omission`: the quote is found, and what it leaves out is given back.
 */
export type FoldingRow = {
  readonly name: string;
  readonly treatment: "folded" | "kept" | "omission";
  /** One sentence for people who write quotations. */
  readonly what: string;
  readonly examples: readonly FoldingExample[];
};

/** A row that replaces single characters: every code point it names becomes `to`. */
export type CharacterRow = FoldingRow & {
  readonly treatment: "folded";
  readonly to: string;
  readonly codePoints: readonly number[];
};
