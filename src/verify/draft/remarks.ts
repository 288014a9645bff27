import type { DraftCitation } from "../../model/draft-records.ts";
import type { DraftFault, DraftNote } from "../../model/draft-statuses.ts";

/** What an item says of itself: codes for programs, sentences for people. */
export type Remarks = Pick<DraftCitation, "faults" | "notes">;

const NOTES: Readonly<Record<DraftNote, string>> = {
  short_form: "A short form: make sure that it refers to what you mean.",
  outside_collections: "It cites something that is not in the collections here.",
  inside_quotation: "It stands inside a quotation and is a part of what is quoted.",
  said_to_be_former: "The draft says itself that it is no longer law.",
  session_assumed: "No session is written: the newest that has the number is taken.",
  no_citation: "There is no citation beside it to hold it against.",
  citation_leads_nowhere: "The citation beside it leads to no text to hold it against.",
  defined_term: "It names a term that the draft defines.",
  words_omitted: "Something of the document is left out: see ellipses, or hold quote against written.",
  words_altered: "Words in square brackets are the draft's own: see ellipses for those of the document.",
  final_punctuation: "The last mark before the closing quotation mark is not the document's.",
  inner_quotation_marks: "Single quotation marks inside it are double ones in the document.",
  emphasis_marks: "Marks of emphasis inside it are not the document's.",
  struck_words: "Only the text before the bill's amendments has it: the bill strikes words of it.",
};

/** A note with its sentence. */
export function note(code: DraftNote): Remarks["notes"][number] {
  return { code, detail: NOTES[code] };
}

/** A fault with a sentence of its own. */
export function fault(code: DraftFault, detail: string): Remarks["faults"][number] {
  return { code, detail };
}
