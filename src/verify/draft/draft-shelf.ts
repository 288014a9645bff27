import type { Citation } from "../../identifiers/citation.ts";
import type { Provision } from "../../identifiers/provision.ts";
import type { CodeStatus } from "../../model/code-status.ts";
import type { DraftDocument } from "../../model/draft-records.ts";
import type { DocumentText } from "../document-text.ts";

/** A document that a citation of a draft may lead to. */
export type ShelfDocument = Omit<DraftDocument, "subsection"> & {
  /** Whether it is law today; a bill or an opinion always counts as in force. */
  readonly state: "in_force" | "repealed" | "not_in_force";
  /** Anchors of a section or provision, in all versions; null where there are none to ask for. */
  readonly subsections: readonly string[] | null;
  /** Of an opinion: its case name in every form. Empty where a name says nothing. */
  readonly names: readonly string[];
  /** The year in which an opinion was filed. */
  readonly year: number | null;
  /** Its text, prepared and kept by whoever gives it; called only where a quotation is held against it. */
  readonly text: () => DocumentText;
};

/** What a citation leads to. */
export type ShelfAnswer =
  /** To the document that it names, in whatever form it is written; or to one of another name. */
  | { readonly kind: "canonical" | "redirect"; readonly document: ShelfDocument; readonly session_assumed?: boolean }
  | { readonly kind: "ambiguous"; readonly documents: readonly ShelfDocument[] }
  /** To none; `nearest` are ids next to what it names. */
  | { readonly kind: "unknown"; readonly nearest: readonly string[] }
  /** It may be right: nothing of what it would be among is here, such as a title of the Code. */
  | { readonly kind: "not_held" };

/** The collections, as a check of a draft asks them. */
export type DraftShelf = {
  readonly section: (citation: Citation) => ShelfAnswer;
  /** Existing sections from one citation to another, both ends included, in printed order; 40 at most. */
  readonly sectionsBetween: (from: Citation, to: Citation) => readonly Citation[];
  readonly provision: (provision: Provision) => ShelfAnswer;
  /** `written` is a bill's number, with its session where the draft has one. */
  readonly bill: (written: string) => ShelfAnswer;
  /** `written` is a docket number, an opinion's id, or reporter citations of one decision. */
  readonly opinion: (written: string) => ShelfAnswer;
  /** Documents, best first, that may have a quotation which is not where it is cited to; none where nobody can tell. */
  readonly mayHold: (quote: string) => readonly ShelfDocument[];
  /** Opinions, best first, that may bear a case name; none where nobody can tell. */
  readonly mayBeNamed: (name: string) => readonly ShelfDocument[];
};

/** The state of a section or provision. */
export function codeState(record: {
  readonly status: CodeStatus;
  readonly in_force_now: boolean;
}): ShelfDocument["state"] {
  if (record.in_force_now) return "in_force";
  return record.status === "repealed" ? "repealed" : "not_in_force";
}
