import type { PublicRoots } from "../contract/addresses.ts";
import type { Citation } from "../identifiers/citation.ts";
import type { ProvisionSlug, Scheme } from "../identifiers/provision.ts";
import type { Collection } from "../model/common.ts";
import type { ConstitutionRecord, ProvisionRecord } from "../model/provision-records.ts";
import type { SectionRecord } from "../model/section-record.ts";
import type { CodeMeta } from "../model/service-records.ts";
import type { ChapterRecord, TitleRecord, TreeRecord } from "../model/tree-records.ts";
import type { BillShelf } from "./bill-shelf.ts";
import type { OpinionShelf } from "./opinion-shelf.ts";

/** What every Markdown twin and every service route says of the collection as a whole. */
export type CollectionFacts = {
  collection: Collection;
  /** `<release label>-<12 hex of the collection's content hash>`. */
  corpusVersion: string;
  releaseDate: string;
  currentThrough: string;
  coverage: string;
  license: string;
  specimen: boolean;
  /** Documents in it. */
  count: number;
};

/** An artifact of the release, as the manifest lists it. */
export type ArtifactEntry = { path: string; etag: string; bytes: number; type: string };

/** The compiled store, open for reading. Every answer is what the build compiled; nothing is kept between calls. */
export type Corpus = {
  /** Day for which `in_force_now` was decided. */
  readonly asOf: string;
  /** The next day on which it changes, null where the source names none. */
  readonly nextChange: string | null;
  readonly roots: PublicRoots;
  /** The bills; null in a release without them. */
  readonly bills: BillShelf | null;
  /** The opinions; null in a release without them. */
  readonly opinions: OpinionShelf | null;
  /** Loaded collections, in the order of `COLLECTIONS`. */
  collections(): CollectionFacts[];
  section(citation: Citation): SectionRecord | null;
  /** All sections in printed order. */
  citations(): Citation[];
  /** The citation under which a finite other form is kept: a section inside a reserved run leads to the run's first. */
  codeAlias(written: string): Citation | null;
  /** Every such form with the citation it leads to, by form. */
  codeAliases(): [written: string, citation: Citation][];
  /** Existing sections nearest in printed order, nearest first, same chapter before others. */
  nearestSections(citation: Citation, limit: number): Citation[];
  /** Existing sections from one citation to another, both ends included, in printed order. */
  sectionsBetween(from: Citation, to: Citation, limit: number): Citation[];
  provision(scheme: Scheme, slug: ProvisionSlug): ProvisionRecord | null;
  /** All provisions of a constitution in printed order; none where the store does not hold it. */
  provisions(scheme: Scheme): ProvisionSlug[];
  /** Existing provisions nearest in printed order, nearest first, same article before others. */
  nearestProvisions(scheme: Scheme, slug: ProvisionSlug, limit: number): ProvisionSlug[];
  constitution(scheme: Scheme): ConstitutionRecord | null;
  tree(): TreeRecord;
  title(title: number): TitleRecord | null;
  chapter(title: number, chapter: string): ChapterRecord | null;
  codeMeta(): CodeMeta | null;
  artifact(path: string): ArtifactEntry | null;
  close(): void;
};
