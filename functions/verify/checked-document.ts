import type { Collection } from "../../src/model/common.ts";
import type { DocumentText } from "../../src/verify/document-text.ts";

/** A document as checks need it: what it is called, where it is, and its words. Kept, unlike records. */
export type CheckedDocument = {
  readonly collection: Collection;
  /** Canonical: `90-1-4`, `ga-const:art-xx-sec-i-para-i`, `2025-2026/hb9001`, `S23G9005/990000111`. */
  readonly id: string;
  readonly cite_as: string;
  readonly canonical_url: string;
  readonly md_url: string;
  /** Of its collection. */
  readonly corpus_version: string;
  /** Bills and opinions are always in force. */
  readonly state: "in_force" | "repealed" | "not_in_force";
  /** Anchors of a section or provision, in all its versions; null for bills and opinions. */
  readonly subsections: readonly string[] | null;
  /** Names of a case, the usual one first; none of anything else. */
  readonly names: readonly string[];
  /** Year in which an opinion was filed. */
  readonly year: number | null;
  /** Null where no text is stored. */
  readonly text: DocumentText | null;
};
