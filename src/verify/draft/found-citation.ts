import type { Citation } from "../../identifiers/citation.ts";
import type { Provision } from "../../identifiers/provision.ts";

/** What a citation names, as far as its words say. */
export type CitationTarget =
  | { readonly kind: "section"; readonly citation: Citation; readonly subsection: string | null }
  | { readonly kind: "range"; readonly from: Citation; readonly to: Citation }
  | { readonly kind: "provisions"; readonly provisions: readonly Provision[]; readonly subsection: string | null }
  | { readonly kind: "bill"; readonly written: string }
  | {
      readonly kind: "opinion";
      readonly written: string;
      readonly court: OpinionCourt;
      readonly year: number | null;
      /** The case name before it, as it is written. */
      readonly name: string | null;
    }
  /** `Id.`, `supra`, `312 Ga. at 458`: see `follow-short-forms.ts`. */
  | { readonly kind: "short" }
  /** Something that is in none of the collections. */
  | { readonly kind: "outside" };

/** Whose decision a citation says it is: the Supreme Court of Georgia's, another court's, or it does not say. */
export type OpinionCourt = "georgia" | "other" | "unsaid";

/** A citation in a draft: `text.slice(start, end)`, in UTF-16 offsets. */
export type FoundCitation = {
  readonly start: number;
  readonly end: number;
  /** Where a case name before it begins, else `start`. */
  readonly nameStart: number;
  readonly target: CitationTarget;
  /** Nothing but its form says that it is a citation, so it is none where it leads nowhere. */
  readonly isDoubtful: boolean;
};

/** A citation without a case name before it, in offsets of a plain text. */
export type PlainCitation = Omit<FoundCitation, "nameStart">;
