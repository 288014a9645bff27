import * as z from "zod";
import { BILL_KINDS } from "../identifiers/bills/bill-number.ts";
import { billItem, slimBill } from "./bill-records.ts";
import { address, isoDay } from "./common.ts";
import { batch, listWindow, numberedPage, resolvedCandidate } from "./lists.ts";
import { sessionSlug } from "./stored-bill.ts";

/** `GET /bills/recent` and `/bills/filtered`. */
export const billList = listWindow(slimBill);
/** What `/bills/recent` answers. */
export type BillList = z.infer<typeof billList>;

/** `GET /bills/sessions`: an array, newest first (contract section 2); what a special session needs stands beside it. */
export const sessionList = z.array(
  z.strictObject({
    session_id: z.int(),
    session_name: z.string(),
    count: z.int(),
    session: sessionSlug,
    canonical_url: address,
    json_url: address,
  }),
);
/** What `/bills/sessions` answers. */
export type SessionList = z.infer<typeof sessionList>;

/** `GET /bills/sessions/{session}`: how many bills of each kind, what captions name, and bills by number (contract section 4.2). */
export const sessionRecord = numberedPage(slimBill).extend({
  session: sessionSlug,
  session_id: z.int(),
  session_name: z.string(),
  year_start: z.int(),
  year_end: z.int(),
  special: z.int().nullable(),
  sine_die: z.boolean(),
  /** Of the whole session, whatever `kind` is asked for. */
  count: z.int(),
  kinds: z.array(z.strictObject({ kind: z.enum(BILL_KINDS), count: z.int() })),
  statuses: z.array(z.strictObject({ status: z.int(), status_label: z.string(), count: z.int() })),
  /** The words before the first semicolon of the titles, most frequent first; at most 100. */
  caption_subjects: z.array(z.strictObject({ subject: z.string(), count: z.int() })),
  /** The `kind` that was asked for, null for all. */
  kind: z.enum(BILL_KINDS).nullable(),
  canonical_url: address,
  md_url: address,
  json_url: address,
});
/** A session as published. */
export type SessionRecord = z.infer<typeof sessionRecord>;

/** `GET /bills/sitemap-entries`: an array (contract section 2). */
export const billSitemap = z.array(z.strictObject({ id: z.string(), date: isoDay.nullable() }));
/** What `/bills/sitemap-entries` answers. */
export type BillSitemap = z.infer<typeof billSitemap>;

/** `GET /bills/items`. */
export const billItems = batch(billItem);
/** What `/bills/items` answers. */
export type BillItems = z.infer<typeof billItems>;

/** `GET /bills/resolve`: how a reference was read, and where it leads (contract section 4.2). */
export const billResolution = z.strictObject({
  q: z.string(),
  /** How the words were read, in words. */
  read_as: z.string(),
  /** The bill it leads to; null when several fit. */
  id: z.string().nullable(),
  url: address.nullable(),
  /** Every bill it may mean, best first; the one alone when there is one. */
  candidates: z.array(resolvedCandidate.extend({ title: z.string(), session_name: z.string() })),
  /** Whether the session is the newest that has the number, since none was named. */
  session_assumed: z.boolean(),
  /** Other sessions that have this number, newest first. */
  other_sessions: z.array(sessionSlug),
});
/** What `/bills/resolve` answers. */
export type BillResolution = z.infer<typeof billResolution>;
