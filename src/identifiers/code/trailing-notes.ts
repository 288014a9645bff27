import { anyOf, type ReferenceWord } from "../reference-word.ts";
import { COMMON_NOTES, notesRemover } from "../trailing-notes.ts";
import { CODE_NAMES } from "./reference-words.ts";

/** What may follow a reference without being part of what it names. `source` is matched at the end of the text. */
export const TRAILING_NOTES: readonly ReferenceWord[] = [
  COMMON_NOTES.publication,
  COMMON_NOTES.status,
  COMMON_NOTES.following,
  { name: "both ends included", source: ",? inclusive", examples: [", inclusive", " inclusive"] },
  {
    name: "the Code, named after the number",
    source: `(?:,| of) (?:the )?${anyOf(CODE_NAMES)}`,
    examples: [" of the Official Code of Georgia Annotated", ", O.C.G.A.", " of the Georgia Code"],
  },
];

/** The reference alone: without what surrounds it, and without the notes after it. */
export const withoutNotes = notesRemover(TRAILING_NOTES);
