import * as z from "zod";
import { SCHEMES } from "../identifiers/provision.ts";
import { CODE_STATUSES } from "./code-status.ts";
import { address, COLLECTIONS, isoDay } from "./common.ts";
import { source } from "./stored-corpus.ts";

/** `GET /{collection}/meta` (contract sections 4.1 and 4.4): coverage, counts, version, from the store at request time. */
export const codeMeta = z.strictObject({
  collection: z.literal("code"),
  corpus_version: z.string(),
  specimen: z.boolean(),
  coverage: z.string(),
  qualifications: z.array(z.string()),
  current_through: z.string(),
  release_date: isoDay,
  /** The day for which `in_force_now` was decided. */
  as_of: isoDay,
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
  license: z.string(),
  attribution: z.string().nullable(),
  sources: z.array(source),
  independence: z.string(),
  /** The listing of the download bundle. */
  bulk_url: address,
});
/** What `/code/meta` answers. */
export type CodeMeta = z.infer<typeof codeMeta>;

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
