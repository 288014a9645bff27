import type { DraftNote } from "../../model/draft-statuses.ts";
import { type FoundQuotation, quotationWords } from "./found-quotation.ts";

/** The words of a quotation as they may stand in its source, and what that took. */
export type QuotationVariant = { readonly words: string; readonly notes: readonly DraftNote[] };

type Step = { readonly note: DraftNote; readonly change: (words: string) => string };

/** Points and commas stand inside of the closing mark, whatever the source has there; careful writers bracket them. */
const FINAL: Step = {
  note: "final_punctuation",
  change: (words) => words.replace(/(?:[.,;:?!]|\[[.,;:?!]\])[\s'"’”]{0,3}$/, ""),
};
const EMPHASIS: Step = {
  note: "emphasis_marks",
  change: (words) => words.replace(/(?<![\p{L}\d*_])[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}(?![\p{L}\d*_])/gu, ""),
};
/** Remarks of the author in square brackets, which stand for nothing in the source, and a mark that it has not. */
const REMARKS =
  /\s?\[(?:sic|[.,;:?!]|(?:emphasis|italics) (?:added|supplied|mine|in original)|(?:internal )?(?:citations?|footnotes?|quotation marks|punctuation) omitted)\.?\]/giu;
/** Words in square brackets are the author's: they stand for words of the source, and so does the word they are part of. */
const ALTERED = /(?<![\p{L}\d'’-])[\p{L}\d'’-]*\[(?![.…\s]*\])[^\][\n]*\][\p{L}\d'’-]*/gu;
const BRACKETS: Step = {
  note: "words_altered",
  change: (words) => words.replace(REMARKS, "").replace(ALTERED, "…"),
};

/** A word that is parted at the end of a line. */
const PARTED = /(?<=\p{L})[-\u2010]\n(?=\p{Ll})/gu;
/** A word that keeps its hyphen where a line ends there. */
const KEPT_HYPHEN =
  /(?<=\b(?:non|self|well|cross|quasi|ex|one|two|three|third|half|co|post|pre))[-\u2010]\n(?=\p{Ll})/giu;

/** The ways to read a quotation, as it is written first; each later one takes more. None twice. */
export function quotationVariants(draft: string, quotation: FoundQuotation): QuotationVariant[] {
  const ways = lineEnds(quotationWords(draft, quotation));
  const doubled = lineEnds(withDoubleMarks(draft, quotation));
  const all = ways.flatMap((words, way) => variantsOf(words, doubled[way] ?? words));
  return all.filter(({ words }, index) => all.findIndex((other) => other.words === words) === index);
}

/** Words with the hyphens that lines end in taken off, and with all of them kept. */
function lineEnds(words: string): string[] {
  if (words.search(PARTED) === -1) return [words];
  return [words.replace(KEPT_HYPHEN, "-").replace(PARTED, ""), words.replace(PARTED, "-")];
}

function variantsOf(words: string, doubled: string): QuotationVariant[] {
  const inner: Step = { note: "inner_quotation_marks", change: () => doubled };
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
  return ways.map((steps) => {
    let changed = words;
    const notes: DraftNote[] = [];
    for (const { note, change } of steps) {
      const next = change(changed);
      if (next !== changed) notes.push(note);
      changed = next;
    }
    return { words: changed, notes };
  });
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
