import type { Answer } from "../answer.ts";
import type { Reading } from "../reading.ts";
import type { CheckedDocument } from "./checked-document.ts";

/** A document that an id names, or the 404 to answer with. */
export type FoundDocument = { kind: "document"; document: CheckedDocument } | { kind: "answer"; answer: Answer };

/** Follows an id, in any form in which the collection's batch read takes it, to one document. */
export type FindDocument = (reading: Reading, id: string) => FoundDocument;

/** A document, or, where it is not there, an answer. */
export function documentOr(document: CheckedDocument | null, otherwise: () => Answer): FoundDocument {
  return document === null ? { kind: "answer", answer: otherwise() } : { kind: "document", document };
}
