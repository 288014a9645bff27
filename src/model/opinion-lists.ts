import * as z from "zod";
import { address, isoDay } from "./common.ts";
import { batch, listWindow, numberedPage, resolvedCandidate } from "./lists.ts";
import { opinionItem, slimOpinion } from "./opinion-records.ts";

/** `GET /opinions/recent` and `/opinions/filtered`. */
export const opinionList = listWindow(slimOpinion);
/** What `/opinions/recent` answers. */
export type OpinionList = z.infer<typeof opinionList>;

/** `GET /opinions/years`: an array, newest first (contract section 2). */
export const yearList = z.array(z.strictObject({ year: z.int(), count: z.int() }));
/** What `/opinions/years` answers. */
export type YearList = z.infer<typeof yearList>;

/** `GET /opinions/years/{year}`: counts by case type, opinions in filing order (contract section 4.3). */
export const yearRecord = numberedPage(slimOpinion).extend({
  year: z.int(),
  /** Of the whole year, whatever `case_type` is asked for. */
  count: z.int(),
  case_types: z.array(z.strictObject({ case_type: z.string(), label: z.string(), count: z.int() })),
  /** The `case_type` that was asked for, null for all. */
  case_type: z.string().nullable(),
  canonical_url: address,
  md_url: address,
  json_url: address,
});
/** A year as published. */
export type YearRecord = z.infer<typeof yearRecord>;

/** `GET /opinions/sitemap-entries`: an array (contract section 2). */
export const opinionSitemap = z.array(z.strictObject({ id: z.string(), date: isoDay.nullable() }));
/** What `/opinions/sitemap-entries` answers. */
export type OpinionSitemap = z.infer<typeof opinionSitemap>;

/** `GET /opinions/items`. */
export const opinionItems = batch(opinionItem);
/** What `/opinions/items` answers. */
export type OpinionItems = z.infer<typeof opinionItems>;

/** `GET /opinions/resolve`: how a reference was read, and where it leads (contract section 4.3). */
export const opinionResolution = z.strictObject({
  q: z.string(),
  read_as: z.string(),
  /** The opinion it leads to; null when several fit. */
  id: z.string().nullable(),
  url: address.nullable(),
  /** Every opinion it may mean, best first; the one alone when there is one. */
  candidates: z.array(
    resolvedCandidate.extend({ case_name: z.string(), date_filed: isoDay, citations: z.array(z.string()) }),
  ),
  /** How many a case name found; more than `candidates` holds when that is cut. */
  total: z.int().min(0),
});
/** What `/opinions/resolve` answers. */
export type OpinionResolution = z.infer<typeof opinionResolution>;
