import * as z from "zod";
import { SCHEMES } from "../identifiers/provision.ts";
import { address, isoDay } from "./common.ts";
import { provisionRecord } from "./provision-records.ts";
import { sectionRecord } from "./section-record.ts";

/** `GET /code/items`: documents in the order asked for, and what is left (contract sections 4.4 and 8). */
export const codeItems = z.strictObject({
  items: z.array(z.union([sectionRecord, provisionRecord])),
  /** Ids that name nothing, as they were written. */
  not_found: z.array(z.string()),
  /** The remainder in order, ranges as `a..b`: joined by commas it is the next `ids`. */
  next_ids: z.array(z.string()),
  /** Address of the next read, null when nothing is left. */
  next: address.nullable(),
});
/** What `/code/items` answers. */
export type CodeItems = z.infer<typeof codeItems>;

/** `GET /code/sitemap-entries` without `page`: the list of pages. */
export const sitemapPages = z.strictObject({
  items: z.array(
    z.strictObject({
      page: z.int().min(0),
      /** Sections of the Code, or the provisions of one constitution. */
      scheme: z.enum(["ocga", ...SCHEMES]),
      url: address,
      count: z.int().min(1),
      first: z.string(),
      last: z.string(),
    }),
  ),
  total: z.int().min(0),
});
/** The pages of `/code/sitemap-entries`. */
export type SitemapPages = z.infer<typeof sitemapPages>;

/** `GET /code/sitemap-entries?page=`: the documents of one page, each with its twins. */
export const sitemapPage = z.strictObject({
  page: z.int().min(0),
  scheme: z.enum(["ocga", ...SCHEMES]),
  items: z.array(
    z.strictObject({ id: z.string(), canonical_url: address, md_url: address, text_url: address, json_url: address }),
  ),
  next: z.int().nullable(),
});
/** One page of `/code/sitemap-entries`. */
export type SitemapPage = z.infer<typeof sitemapPage>;

/** `GET /code/bulk`: the download bundle, always a listing (contract section 4.4). */
export const bulkListing = z.strictObject({
  corpus_version: z.string(),
  release_date: isoDay,
  license: z.string(),
  /** Page that tells what the release is. */
  release_url: address,
  checksums_url: address,
  assets: z.array(
    z.strictObject({
      name: z.string(),
      url: address,
      bytes: z.int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      type: z.string(),
    }),
  ),
});
/** What `/code/bulk` answers. */
export type BulkListing = z.infer<typeof bulkListing>;
