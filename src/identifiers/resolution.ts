/** One entry of a list of references: a span in printed order, both ends included. A single id has `from === to`. */
export interface RangeItem<Id> {
  readonly from: Id;
  readonly to: Id;
}

/** The text is exactly the id. */
interface CanonicalResolution<Id> {
  readonly kind: "canonical";
  readonly id: Id;
  readonly subsection: null;
}

/**
 * The text is another written form of one id. `subsection` is a structure anchor with its case kept
 * (`(a)(1)(A)(i)` is `a-1-A-i`), or null for the whole document.
 */
interface RedirectResolution<Id> {
  readonly kind: "redirect";
  readonly id: Id;
  readonly subsection: string | null;
}

/** The text names several documents, in the order written. Whether they exist is not decided here. */
interface RangeResolution<Id> {
  readonly kind: "range";
  readonly items: readonly RangeItem<Id>[];
}

/** The text has several readings and nothing in it decides between them. */
interface AmbiguousResolution<Id> {
  readonly kind: "ambiguous";
  readonly candidates: readonly Id[];
}

/** The text is no reference; `reason` is a sentence for the caller. */
interface UnknownResolution {
  readonly kind: "unknown";
  readonly reason: string;
}

/** What a written reference names. Closed: switch on `kind` and end with `satisfies never`. */
export type Resolution<Id> =
  | CanonicalResolution<Id>
  | RedirectResolution<Id>
  | RangeResolution<Id>
  | AmbiguousResolution<Id>
  | UnknownResolution;
