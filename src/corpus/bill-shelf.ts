import type { BillKind, BillNumber } from "../identifiers/bills/bill-number.ts";
import type { SessionSlug } from "../identifiers/bills/session-slug.ts";
import type { BillSitemap } from "../model/bill-lists.ts";
import type { BillRecord, SlimBill } from "../model/bill-records.ts";
import type { BillsMeta } from "../model/service-records.ts";
import type { StoredSession } from "../model/stored-bill.ts";

/** What names one bill. */
export type BillKey = { session: SessionSlug; number: BillNumber };

/** What is written of a document in Spanish; null where there is none. */
export type SpanishText = { summary: string | null; reasoning: string | null };

/** A bill as compiled: the record in English, what there is in Spanish, the text as printed (null where none is stored). */
export type CompiledBill = { record: BillRecord; spanish: SpanishText; text: string | null };
/** A bill of a list, in English, with its Spanish summary. */
export type ListedBill = { slim: SlimBill; spanish: SpanishText };

/** What a list of bills is narrowed by; `words` is found in number or title, in either case. */
export type BillFilter = {
  session?: SessionSlug;
  kind?: BillKind;
  chamber?: "H" | "S";
  billType?: string;
  status?: number;
  words?: string;
};

/** A part of a list, and how long the whole of it is. */
export type Window<T> = { rows: T[]; total: number };

/** What a session holds. Counts are of the whole session. */
export type SessionShelf = StoredSession & {
  count: number;
  kinds: { kind: BillKind; count: number }[];
  statuses: { status: number; status_label: string; count: number }[];
  caption_subjects: { subject: string; count: number }[];
};

/** The bills of a compiled store. */
export type BillShelf = {
  meta(): BillsMeta;
  /** Newest first (`compareNewestFirst`). */
  sessions(): readonly SessionShelf[];
  /** Every bill, sessions newest first, in number order. */
  keys(): readonly BillKey[];
  bill(key: BillKey): CompiledBill | null;
  /** Every document with its day, in the order of `keys`. */
  sitemap(): BillSitemap;
  has(key: BillKey): boolean;
  byUpstreamId(billId: number): BillKey | null;
  /** Sessions that have this number, newest first. */
  sessionsWith(number: BillNumber): SessionSlug[];
  /** Bills of the session next to a number that it lacks, nearest first. */
  nearest(key: BillKey, limit: number): BillKey[];
  /** Newest activity first. */
  newest(filter: BillFilter, window: { offset: number; limit: number }): Window<ListedBill>;
  /** In number order: hb, sb, hr, sr. */
  inNumberOrder(filter: BillFilter, window: { offset: number; limit: number }): Window<ListedBill>;
};
