import * as z from "zod";
import type { Assignment } from "./assignment.ts";
import { checkKeyQuotes } from "./check-key-quotes.ts";
import { checkProse, toProse } from "./check-prose.ts";
import { fieldWords } from "./field-words.ts";
import { TEXT_BOUNDS } from "./text-bounds.ts";

const answer = z.strictObject({
  notes: z.string().describe(`what this part says, in English; ${fieldWords.text("notes")}`),
  passages: z.array(z.string()).describe(`the most important passages of this part: ${fieldWords.quotes}`),
});

/** Notes on one part of a document, and passages of it in the source's own words. */
export type PartNotes = { notes: string; passages: string[] };

/** Notes on one part of a document that is too long for one request. */
export const PART_ASSIGNMENT: Assignment<typeof answer.shape, PartNotes> = {
  name: "part_notes",
  task:
    "Take notes on one part of a long document: a bill of the Georgia General Assembly or a decision of a court. Note " +
    "everything that a summary of the whole would need, and who says it. In a bill, passages between <del> and </del> are " +
    "struck from the law, passages between <ins> and </ins> are added to it.",
  answer,
  judge: ({ notes, passages }, source) => {
    const { kept, refused } = checkKeyQuotes(passages, source[0].text);
    return {
      written: { notes: toProse(notes), passages: kept.map(({ quote }) => quote) },
      problems: checkProse(notes, { field: "notes", bounds: TEXT_BOUNDS.notes, language: "en" }, source),
      refused,
      wishes: [],
    };
  },
};
