import type { DirectHit } from "../../model/search-records.ts";

/** What words of a query name, before the store has said whether it is there. */
export type NamedDocument = {
  readonly kind: DirectHit["kind"];
  /** Row of the store's `document`. */
  readonly document: number;
  /** The words that name it, as typed. */
  readonly read: string;
  /** Whether the query is nothing else. */
  readonly whole: boolean;
  readonly subsection: string | null;
};
