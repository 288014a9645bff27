import { ASKED_STATES, type DocumentState, documentState } from "./document-state.ts";
import { type DocumentPlace, listDocuments, type WrittenCollection } from "./list-documents.ts";
import { readDocument } from "./read-document.ts";

/** What to look at. `again`: the model whose text may stay, null when any may. `limit`: most documents to ask for. */
export type PlanOptions = {
  readonly content: string;
  readonly collections: readonly WrittenCollection[];
  readonly again: string | null;
  readonly limit: number | null;
};

/** A document that is asked for, why, and how long its text is, in UTF-16 code units. */
export type PlannedDocument = DocumentPlace & { readonly state: DocumentState; readonly chars: number };

/** Every content file of a run, each in one of the lists, in the order of their names. */
export type Plan = {
  readonly asked: readonly PlannedDocument[];
  /** Would be asked for without the limit. */
  readonly left: readonly PlannedDocument[];
  readonly present: readonly DocumentPlace[];
  /** Without a text. */
  readonly skipped: readonly PlannedDocument[];
  readonly unreadable: readonly (DocumentPlace & { readonly reason: string })[];
};

/** Reads every document once, keeping none of them, and says what is to be asked for. */
export function planSummaries({ content, collections, again, limit }: PlanOptions): Plan {
  const lacking: PlannedDocument[] = [];
  const present: DocumentPlace[] = [];
  const skipped: PlannedDocument[] = [];
  const unreadable: (DocumentPlace & { reason: string })[] = [];
  for (const place of listDocuments(content, collections)) {
    const read = readDocument(content, place);
    if (read.kind === "problem") {
      unreadable.push({ ...place, reason: read.message });
      continue;
    }
    const state = documentState(read.document, again);
    const planned = { ...place, state, chars: read.document.document.text.length };
    if (ASKED_STATES.has(state)) lacking.push(planned);
    else if (state === "present") present.push(place);
    else skipped.push(planned);
  }
  const cut = limit ?? lacking.length;
  return { asked: lacking.slice(0, cut), left: lacking.slice(cut), present, skipped, unreadable };
}
