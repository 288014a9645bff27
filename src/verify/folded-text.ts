import type { OffsetRuns } from "./offset-runs.ts";

/** A text, the same with everything folded that a quotation check folds, and the way back; offsets are UTF-16 units. */
export type FoldedText = { readonly source: string; readonly folded: string; readonly runs: OffsetRuns };
