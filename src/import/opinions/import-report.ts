import type { Duplicates } from "./join-duplicates.ts";
import type { LeftOutReason, Missing } from "./opinion-draft.ts";
import type { UpstreamFiles } from "./read-upstream.ts";

/** What an import of one court holds. */
export type CourtCounts = { documents: number; withoutText: number; withoutDocket: number };

/** A document or record, and what is said of it. */
export type Remark = { readonly id: string; readonly what: string };

/** What an import did, what it joined, left out and did not understand. */
export type OpinionReport = {
  readonly upstream: UpstreamFiles;
  /** Records of decisions in the input; each is a document, joined into one, or left out. */
  readonly clusters: number;
  readonly documents: number;
  readonly by_court: ReadonlyMap<string, CourtCounts>;
  readonly joined: Duplicates["joined"];
  readonly apart: Duplicates["apart"];
  readonly left_out: readonly {
    readonly cluster: string;
    readonly court: string | null;
    readonly reason: LeftOutReason;
  }[];
  /** Records that a document refers to and that were not given. */
  readonly missing: readonly ({ readonly cluster: string } & Missing)[];
  readonly without_text: readonly string[];
  readonly without_docket: readonly string[];
  /** Words of docket fields and citations that were not understood. */
  readonly unread: readonly Remark[];
  /** Opinions that no cluster in the input names. */
  readonly stray_opinions: readonly string[];
  readonly paragraph_numbers: number;
  readonly running_headers: number;
  readonly unknown_tags: ReadonlyMap<string, number>;
};

/** Throws where a record of a decision is neither a document nor joined nor left out: that would be a bug. */
export function assertNoneLost({ clusters, documents, joined, left_out }: OpinionReport): void {
  const accounted = documents + joined.reduce((sum, each) => sum + each.joined.length, 0) + left_out.length;
  if (accounted !== clusters) throw new Error(`${clusters} decisions came in, and ${accounted} are accounted for`);
}
