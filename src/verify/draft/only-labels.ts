import type { NearestRecord } from "../../model/verify-records.ts";

/** The label of a part: `(F)`, `(1.1)`, `IV.`, `2.`; several where a part begins another. */
const LABELS = /^(?:\([A-Za-z\d.]{1,6}\)|[IVXLC\d]{1,6}\.)(?: ?\([A-Za-z\d.]{1,6}\)){0,4}$/;

/** Whether a quotation has all words of a passage, in order and no others, but for the labels of parts that it runs together. */
export function leavesOutLabels({ difference }: NearestRecord): boolean {
  return difference.every(({ kind, words }) => kind === "same" || (kind === "removed" && isLabel(words)));
}

/** Whether words are nothing but a label, on a line of their own. */
function isLabel(words: string): boolean {
  const label = words.trim();
  return words.slice(0, words.indexOf(label)).includes("\n") && LABELS.test(label);
}
