import type { ClusterId } from "../identifiers/opinions/cluster-id.ts";
import type { DocketNumber } from "../identifiers/opinions/docket.ts";
import type { OpinionSitemap } from "../model/opinion-lists.ts";
import type { OpinionFullText, OpinionRecord, SlimOpinion } from "../model/opinion-records.ts";
import type { OpinionsMeta } from "../model/service-records.ts";
import type { SpanishText, Window } from "./bill-shelf.ts";

/** What names one opinion. */
export type OpinionKey = { docket: DocketNumber; cluster: ClusterId };

/**
 * An opinion as compiled: the record in English with reasoning and quotes in it (what `full=1` gives), what there is in
 * Spanish, the text (null where none is stored) and where its pages begin.
 */
export type CompiledOpinion = {
  record: OpinionRecord;
  spanish: SpanishText;
  text: string | null;
  pages: OpinionFullText["pages"];
};
/** An opinion of a list, in English, with its Spanish summary. */
export type ListedOpinion = { slim: SlimOpinion; spanish: SpanishText };

/** What a list of opinions is narrowed by; `words` is found in the case name, in either case. */
export type OpinionFilter = { years?: readonly number[]; caseTypes?: readonly string[]; words?: string };

/** What a year holds. */
export type YearShelf = {
  year: number;
  count: number;
  case_types: { case_type: string; label: string; count: number }[];
};

/** The opinions of a compiled store. */
export type OpinionShelf = {
  meta(): OpinionsMeta;
  /** Newest first. */
  years(): readonly YearShelf[];
  /** Every opinion in filing order, oldest first. */
  keys(): readonly OpinionKey[];
  opinion(key: OpinionKey): CompiledOpinion | null;
  /** Every document with its day, in the order of `keys`. */
  sitemap(): OpinionSitemap;
  has(key: OpinionKey): boolean;
  /** Opinions under a docket number, canonical or joined, the leading one first. */
  underDocket(docket: DocketNumber): OpinionKey[];
  /** By upstream's id; that of a cluster that was joined into another leads there, `ga-<docket>` to the docket's lead. */
  byCluster(cluster: ClusterId): OpinionKey | null;
  /** By the folded form of a reporter citation (`ReporterCitation.key`). */
  byCitation(key: string): OpinionKey[];
  /** Case names that hold these words, in either case: names that begin with them first, then the newest. */
  byName(words: string, limit: number): Window<ListedOpinion>;
  /** Docket numbers next to one that is not here, nearest first. */
  nearestDockets(docket: DocketNumber, limit: number): OpinionKey[];
  /** Newest filing date first. */
  newest(filter: OpinionFilter, window: { offset: number; limit: number }): Window<ListedOpinion>;
  /** Filing order, oldest first. */
  inFilingOrder(filter: OpinionFilter, window: { offset: number; limit: number }): Window<ListedOpinion>;
};
