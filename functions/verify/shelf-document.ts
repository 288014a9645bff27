import { billText } from "../../src/verify/documents.ts";
import type { ShelfAnswer, ShelfDocument } from "../../src/verify/draft/draft-shelf.ts";
import type { CheckedDocument } from "./checked-document.ts";

/** Most documents that an ambiguous citation is said to mean. */
export const SHELF_CANDIDATES = 10;

/** A citation that leads nowhere, and has nothing near it. */
export const NOTHING_ON_SHELF: ShelfAnswer = { kind: "unknown", nearest: [] };

const NO_TEXT = billText(null);

/** A document as the check of a draft takes it. One without a text has no reading: nothing is found in it. */
export function onShelf({ text, corpus_version: _, ...document }: CheckedDocument): ShelfDocument {
  return { ...document, text: () => text ?? NO_TEXT };
}

/** The same of a document that the store lists. */
export function listedOnShelf(document: CheckedDocument | null, id: string): ShelfDocument {
  if (document === null) throw new Error(`the store lists ${id}, which it does not have`);
  return onShelf(document);
}
