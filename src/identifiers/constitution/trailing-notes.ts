import type { ReferenceWord } from "../reference-word.ts";
import { COMMON_NOTES, notesRemover } from "../trailing-notes.ts";

const YEAR = String.raw`(?:1[789]|20)\d\d`;

/** A year alone is no note here: `(1976)` after a provision of Georgia's names another constitution. */
const NOT_A_YEAR = String.raw`(?!,? ?\(\d{4}\)$)`;

/** What may follow a reference without being part of what it names. `source` is matched at the end of the text. */
export const TRAILING_NOTES: readonly ReferenceWord[] = [
  {
    ...COMMON_NOTES.publication,
    source: NOT_A_YEAR + COMMON_NOTES.publication.source,
    examples: [" (West 2021)", " (LexisNexis 2020)", " (2022 & Supp. 2023)"],
  },
  COMMON_NOTES.status,
  COMMON_NOTES.following,
  {
    name: "history",
    source: String.raw`,? ?\((?:repealed|amended|ratified|superseded|added) (?:in )?${YEAR}\)`,
    examples: [" (repealed 1933)", " (amended 1913)", " (ratified 1868)"],
  },
];

/** The reference alone: without what surrounds it, and without the notes after it. */
export const withoutNotes = notesRemover(TRAILING_NOTES);
