import type { StoredBill } from "../../model/stored-bill.ts";

const NOTES: Readonly<Record<StoredBill["text_status"], string>> = {
  stored: "The text is stored.",
  not_fetched: "The source lists texts of this bill, but none has been given to this service.",
  not_published: "The source lists no text of this bill.",
  no_words: "A file of this bill's text was given to this service, but it holds no words.",
};

/** Why there is a text or none, in words (contract section 7). */
export function textNote(status: StoredBill["text_status"], source: StoredBill["text_source"]): string {
  if (source === null || source.keeps_marks) return NOTES[status];
  return `${NOTES[status]} Its source does not mark what is struck and what is added.`;
}
