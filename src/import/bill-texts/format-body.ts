import { escapeBillWords } from "../../text/bill-body.ts";
import type { Paragraph, Run } from "./marked-text.ts";
import { tidyRuns } from "./tidy-runs.ts";

/**
 * The body of a bill's file: paragraphs parted by one blank line, `<del>` and `<ins>` around what is struck and added, and
 * every literal `<`, `>` and `&` written out. Empty when there are no words.
 */
export function formatBody(paragraphs: readonly Paragraph[]): string {
  return paragraphs
    .map((paragraph) => tidyRuns(paragraph).map(formatRun).join(""))
    .filter((text) => text !== "")
    .join("\n\n");
}

function formatRun({ mark, text }: Run): string {
  const words = escapeBillWords(text);
  return mark === null ? words : `<${mark}>${words}</${mark}>`;
}
