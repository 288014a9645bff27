import * as z from "zod";
import { address } from "./common.ts";

/** A window of a list: `next` is the address of the one after it, null at the end or past the last allowed offset. */
export function listWindow<T extends z.ZodType>(item: T) {
  return z.strictObject({
    items: z.array(item),
    total: z.int().min(0),
    limit: z.int().min(1),
    offset: z.int().min(0),
    next: address.nullable(),
  });
}

/** A window counted from `start`, as sessions and years have. */
export function numberedPage<T extends z.ZodType>(item: T) {
  return z.strictObject({
    items: z.array(item),
    total: z.int().min(0),
    limit: z.int().min(1),
    start: z.int().min(0),
    next: address.nullable(),
  });
}

/** A batch read: documents in the order asked for, and what is left (contract section 8). */
export function batch<T extends z.ZodType>(item: T) {
  return z.strictObject({
    items: z.array(item),
    /** Ids that name nothing, as they were written. */
    not_found: z.array(z.string()),
    /** The remainder in order: joined by commas it is the next `ids`. */
    next_ids: z.array(z.string()),
    /** Address of the next read, null when nothing is left. */
    next: address.nullable(),
  });
}

/** One document that a reference may mean. */
export const resolvedCandidate = z.strictObject({
  id: z.string(),
  url: address,
  canonical_url: address,
  md_url: address,
});
