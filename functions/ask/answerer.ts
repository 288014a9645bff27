import type { AskEvent, AskMessage } from "../../src/model/ask-records.ts";
import type { BillRecord } from "../../src/model/bill-records.ts";
import type { OpinionRecord } from "../../src/model/opinion-records.ts";

/** The one document that a conversation is about, with the text that answers are grounded in. */
export type AskedDocument =
  | { readonly collection: "bills"; readonly record: BillRecord; readonly text: string }
  | { readonly collection: "opinions"; readonly record: OpinionRecord; readonly text: string };

/** Answers the last message of a conversation from a document. When nobody reads on, the iteration is returned from. */
export type Answerer = (conversation: readonly AskMessage[], document: AskedDocument) => AsyncIterable<AskEvent>;
