import type { FoldingRow } from "../../verify/folding-row.ts";

/** What becomes of a difference that a row of the folding table speaks of. */
export const TREATMENT_WORDS: Readonly<Record<FoldingRow["treatment"], string>> = {
  folded: "does not count",
  omission: "words left out",
  kept: "counts",
};
