import type { Clause } from "./parse-query.ts";

/** One way to find what a clause means: terms that stand next to each other, and what they count for, at most 1. */
export type Form = { readonly terms: readonly string[]; readonly weight: number };

/** A clause with everything it is looked for under. */
export type Sought = {
  readonly clause: Clause;
  /** None where the index has no such word. */
  readonly forms: readonly Form[];
  /** The words of the law among the forms, as written. */
  readonly also: readonly string[];
  /** Documents that have it, at most; of several forms the sum. */
  readonly documents: number;
  /** How much it tells: the rarer, the more. */
  readonly idf: number;
};

/** The FTS5 expression of what is sought: one of its forms. Terms hold nothing but letters, digits, `-` and `.`. */
export function ftsExpression({ forms }: Sought): string {
  return `(${forms.map(({ terms }) => `"${terms.join(" ")}"`).join(" OR ")})`;
}
