import * as z from "zod";
import { BILL_KINDS } from "../identifiers/bills/bill-number.ts";
import { SCHEMES } from "../identifiers/provision.ts";
import { CODE_STATUSES } from "./code-status.ts";
import { address, COLLECTIONS, isoDay } from "./common.ts";
import { TEXT_STATUSES } from "./stored-bill.ts";
import { source } from "./stored-corpus.ts";
import { OPINION_TEXT_STATUSES } from "./stored-opinion.ts";

/** How a collection stands: what it covers, as of when. */
const standing = {
  corpus_version: z.string(),
  specimen: z.boolean(),
  coverage: z.string(),
  qualifications: z.array(z.string()),
  current_through: z.string(),
  release_date: isoDay,
  /** The day for which `in_force_now` was decided. */
  as_of: isoDay,
};

/** On what terms it may be used, and where it comes from. */
const terms = {
  license: z.string(),
  attribution: z.string().nullable(),
  sources: z.array(source),
  independence: z.string(),
};

/** `GET /{collection}/meta` (contract sections 4.1 and 4.4): coverage, counts, version, from the store at request time. */
export const codeMeta = z.strictObject({
  collection: z.literal("code"),
  ...standing,
  /** The next day on which what is in force changes, where the source names one. */
  next_change: isoDay.nullable(),
  counts: z.strictObject({
    titles: z.int(),
    chapters: z.int(),
    sections: z.int(),
    versions: z.int(),
    provisions: z.int(),
    by_status: z.strictObject(
      Object.fromEntries(CODE_STATUSES.map((status) => [status, z.int()])) as Record<
        (typeof CODE_STATUSES)[number],
        z.ZodInt
      >,
    ),
  }),
  constitutions: z.array(
    z.strictObject({
      scheme: z.enum(SCHEMES),
      heading: z.string(),
      current_through: z.string(),
      license: z.string(),
      provision_count: z.int(),
    }),
  ),
  ...terms,
  /** The listing of the download bundle. */
  bulk_url: address,
});
/** What `/code/meta` answers. */
export type CodeMeta = z.infer<typeof codeMeta>;

/** `GET /bills/meta` (contract section 4.1). */
export const billsMeta = z.strictObject({
  collection: z.literal("bills"),
  ...standing,
  ...terms,
  counts: z.strictObject({
    bills: z.int(),
    sessions: z.int(),
    with_text: z.int(),
    /** Texts that keep deletions and insertions. */
    with_marks: z.int(),
    with_summary: z.int(),
    votes: z.int(),
    by_kind: z.array(z.strictObject({ kind: z.enum(BILL_KINDS), count: z.int() })),
    by_status: z.array(z.strictObject({ status: z.int(), status_label: z.string(), count: z.int() })),
    by_text_status: z.array(z.strictObject({ text_status: z.enum(TEXT_STATUSES), count: z.int() })),
  }),
  /** The newest day on which anything happened to a bill. */
  newest_activity: isoDay.nullable(),
});
/** What `/bills/meta` answers. */
export type BillsMeta = z.infer<typeof billsMeta>;

/** `GET /opinions/meta` (contract section 4.1). */
export const opinionsMeta = z.strictObject({
  collection: z.literal("opinions"),
  ...standing,
  ...terms,
  counts: z.strictObject({
    opinions: z.int(),
    dockets: z.int(),
    without_docket: z.int(),
    with_text: z.int(),
    with_summary: z.int(),
    years: z.int(),
    by_case_type: z.array(z.strictObject({ case_type: z.string(), label: z.string(), count: z.int() })),
    by_court: z.array(z.strictObject({ court: z.string(), court_name: z.string(), count: z.int() })),
    by_text_status: z.array(z.strictObject({ text_status: z.enum(OPINION_TEXT_STATUSES), count: z.int() })),
  }),
  /** Filing dates of the oldest and the newest. */
  oldest: isoDay.nullable(),
  newest: isoDay.nullable(),
});
/** What `/opinions/meta` answers. */
export type OpinionsMeta = z.infer<typeof opinionsMeta>;

const loadedCollection = z.strictObject({
  collection: z.enum(COLLECTIONS),
  count: z.int(),
  corpus_version: z.string(),
});

/** `GET /health` (contract section 4.6). */
export const health = z.strictObject({
  status: z.enum(["ok", "stale"]),
  /** What is the matter, in words; empty when `ok`. */
  warnings: z.array(z.string()),
  release: z.string(),
  as_of: isoDay,
  collections: z.array(loadedCollection),
});
/** What `/health` answers. */
export type Health = z.infer<typeof health>;

/** `GET /` on the API host (contract section 4.6). */
export const apiIndex = z.strictObject({
  name: z.string(),
  version: z.string(),
  collections: z.array(
    z.strictObject({ collection: z.enum(COLLECTIONS), url: address, count: z.int(), corpus_version: z.string() }),
  ),
  site_url: address,
  mcp_url: address,
  health_url: address,
});
/** What `/` answers. */
export type ApiIndex = z.infer<typeof apiIndex>;

/** `GET /{collection}`: its routes and the coverage sentence with its qualifications (contract section 4.1). */
export const collectionRoot = z.strictObject({
  collection: z.enum(COLLECTIONS),
  corpus_version: z.string(),
  specimen: z.boolean(),
  coverage: z.string(),
  qualifications: z.array(z.string()),
  /** Every route of the collection; `url` has its path parameters in braces. */
  routes: z.array(z.strictObject({ method: z.enum(["GET", "POST"]), url: z.string(), summary: z.string() })),
});
/** What the root of a collection answers. */
export type CollectionRoot = z.infer<typeof collectionRoot>;
