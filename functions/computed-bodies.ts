import { LRUCache } from "lru-cache";
import { etagOf } from "../src/corpus/etag.ts";
import type { Compute, Computed } from "./computed.ts";
import type { Reading } from "./reading.ts";
import type { Release } from "./release-holder.ts";

/** A body that a function made, with its tag. */
export type ComputedBody = { readonly body: Uint8Array; readonly etag: string };

/** Bytes of computed bodies that one release keeps in memory. */
const MEMORY = 16 * 1024 * 1024;
const LARGEST_KEPT = 1024 * 1024;

/** What a function makes of a reading depends on the release, the route and its parameters: it is made once, while it is asked for. */
const KEPT = new WeakMap<Release, LRUCache<string, ComputedBody>>();

/** The body made for the same reading before; undefined when there is none, or none is kept. */
export function keptBody(reading: Reading): ComputedBody | undefined {
  return reading.route.etag === "none" ? undefined : bodiesOf(reading.release).get(keyOf(reading));
}

/**
 * Keeps a new body for the readings that follow; of readings that waited for one, the first does so for all. A route without
 * a tag depends on the moment, and is not kept.
 */
export function keepBody(reading: Reading, body: string): ComputedBody {
  const before = keptBody(reading);
  if (before !== undefined) return before;
  const bytes = Buffer.from(body);
  const made = { body: bytes, etag: etagOf(bytes) };
  if (reading.route.etag !== "none") bodiesOf(reading.release).set(keyOf(reading), made);
  return made;
}

/** What is being computed of each release, later than at once. */
const UNDER_WAY = new WeakMap<Release, Map<string, Promise<Computed>>>();

/** Computes a reading. One like another that is under way waits for that: many may ask for the same search at once. */
export function computeOnce(reading: Reading, compute: Compute): Computed | Promise<Computed> {
  if (reading.route.etag === "none") return compute(reading);
  const underWay = UNDER_WAY.get(reading.release) ?? new Map<string, Promise<Computed>>();
  UNDER_WAY.set(reading.release, underWay);
  const key = keyOf(reading);
  const before = underWay.get(key);
  if (before !== undefined) return before;
  const computed = compute(reading);
  if (!(computed instanceof Promise)) return computed;
  const shared = computed.finally(() => underWay.delete(key));
  underWay.set(key, shared);
  return shared;
}

function keyOf({ route, params, query }: Reading): string {
  return JSON.stringify([route.id, params, query]);
}

function bodiesOf(release: Release): LRUCache<string, ComputedBody> {
  const kept = KEPT.get(release) ?? newBodies();
  KEPT.set(release, kept);
  return kept;
}

function newBodies(): LRUCache<string, ComputedBody> {
  return new LRUCache({
    maxSize: MEMORY,
    maxEntrySize: LARGEST_KEPT,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2 + 256,
  });
}
