import type { ClusterId } from "./cluster-id.ts";
import type { DocketNumber } from "./docket-number.ts";
import type { ReporterCitation } from "./printed-citation.ts";

/** How a written reference to an opinion reads. Closed: switch on `kind` and end with `satisfies never`. */
export type OpinionReading =
  /**
   * Docket numbers in the order written, with the opinion under the first one where an id names it. `canonical` only
   * for a text that is exactly one docket number, or exactly an opinion's id.
   */
  | {
      readonly kind: "dockets";
      readonly dockets: DocketNumber[];
      readonly cluster: ClusterId | null;
      readonly canonical: boolean;
    }
  /** `others` are the further citations, usually of the same opinion in other reporters; not checked here. */
  | { readonly kind: "citation"; readonly citation: ReporterCitation; readonly others: ReporterCitation[] }
  | { readonly kind: "cluster"; readonly cluster: ClusterId }
  /** A bare number: a docket number before 1990 or upstream's id. The corpus knows which exist. */
  | { readonly kind: "digits"; readonly docket: DocketNumber; readonly cluster: ClusterId }
  /** Words that may be a case name, as written. */
  | { readonly kind: "name"; readonly name: string }
  /** No reference to an opinion; `reason` is a sentence for the caller. */
  | { readonly kind: "unknown"; readonly reason: string };

/** A reading that is `unknown`, with this reason. */
export function unknownOpinion(reason: string): OpinionReading {
  return { kind: "unknown", reason };
}
