import type { StoredOpinion, SubOpinion } from "../../model/stored-opinion.ts";
import type { OpinionSource } from "../opinion-texts/read-opinion-text.ts";

/** One of the opinions in a decision, with its text as upstream gives it; null where upstream has none. */
export type PartDraft = Omit<SubOpinion, "start" | "chars"> & { readonly source: OpinionSource | null };

/** A decision as one upstream record gives it, before its text and its docket numbers are read. */
export type OpinionDraft = Omit<
  StoredOpinion,
  "docket" | "dockets" | "sub_opinions" | "pages" | "joined_clusters" | "text_status" | "service" | "text"
> & { readonly parts: readonly PartDraft[] };

/** Records of an upstream that are not in what was given. */
export type Missing = { readonly kind: "docket" | "opinion" | "court"; readonly id: string };

/** What became of one upstream record of a decision. */
export type DraftResult =
  | {
      readonly kind: "draft";
      readonly draft: OpinionDraft;
      readonly missing: readonly Missing[];
      readonly unread: readonly string[];
    }
  | { readonly kind: "left out"; readonly court: string | null; readonly reason: LeftOutReason };

/** Why a record of a decision is no document, and what to do about it. */
export const LEFT_OUT_REASONS = {
  "other court": "of a court that was not asked for",
  "no filing date": "without a day, month or year of filing, which every document is placed by",
  "court not known": "the docket record that names the court is missing; add it, or import with --court all",
  "no document": "what it says does not fit a document; why stands under what was not understood",
  "no cluster id": "the record's id is no number",
} as const;
/** A key of `LEFT_OUT_REASONS`. */
export type LeftOutReason = keyof typeof LEFT_OUT_REASONS;

/** Stands for a court that nothing names; only imported when every court is asked for. */
export const UNKNOWN_COURT = { id: "unknown", name: "Court not recorded" } as const;
