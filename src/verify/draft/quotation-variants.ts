import type { DraftNote } from "../../model/draft-statuses.ts";
import { type FoundQuotation, quotationWords } from "./found-quotation.ts";

/** The words of a quotation as they may stand in its source, and what that took. */
export type QuotationVariant = { readonly words: string; readonly notes: readonly DraftNote[] };

type Step = { readonly note: DraftNote; readonly change: (words: string) => string };

/** Points and commas stand inside of the closing mark, whatever the source has there. */
const FINAL: Step = { note: "final_punctuation", change: (words) => words.replace(/[.,;:]\s*$/, "") };
const EMPHASIS: Step = {
  note: "emphasis_marks",
  change: (words) => words.replace(/(?<![\p{L}\d*_])[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}(?![\p{L}\d*_])/gu, ""),
};
/** Words in square brackets are the author's: they stand for words of the source, and so does the word they are part of. */
const BRACKETS: Step = {
  note: "words_altered",
  change: (words) => words.replace(/[\p{L}\d'’-]{0,40}\[(?![.…\s]*\])[^\][\n]{0,200}\][\p{L}\d'’-]{0,40}/gu, "…"),
};

/** The ways to read a quotation, as it is written first; each later one takes more. None twice. */
export function quotationVariants(draft: string, quotation: FoundQuotation): QuotationVariant[] {
  const words = quotationWords(draft, quotation);
  const inner: Step = { note: "inner_quotation_marks", change: () => withDoubleMarks(draft, quotation) };
  const ways = [
    [],
    [FINAL],
    [inner],
    [inner, FINAL],
    [inner, EMPHASIS],
    [inner, EMPHASIS, FINAL],
    [inner, EMPHASIS, BRACKETS],
    [inner, EMPHASIS, BRACKETS, FINAL],
  ];
  const variants = new Map<string, QuotationVariant>();
  for (const steps of ways) {
    let changed = words;
    const notes: DraftNote[] = [];
    for (const { note, change } of steps) {
      const next = change(changed);
      if (next !== changed) notes.push(note);
      changed = next;
    }
    if (!variants.has(changed)) variants.set(changed, { words: changed, notes });
  }
  return [...variants.values()];
}

/** A quotation inside a quotation has single marks where its source has double ones. */
function withDoubleMarks(draft: string, { inner, innerMarks }: FoundQuotation): string {
  const marks = new Set(innerMarks.filter((at) => /['‘’]/.test(draft.charAt(at))));
  return inner
    .map(({ start, end }) =>
      Array.from({ length: end - start }, (_, at) => (marks.has(start + at) ? '"' : draft.charAt(start + at))).join(""),
    )
    .join("\n");
}
