/**
 * How long answers may be kept (contract section 8), in seconds. `document` is for records, texts, twins and bulk assets;
 * `list` for roots, meta, maps, tree, lists and search; `redirect` for permanent redirects; `missing` for 404.
 */
export const CACHE_CLASSES = {
  document: { maxAge: 86_400, staleWhileRevalidate: 604_800 },
  list: { maxAge: 3_600, staleWhileRevalidate: 86_400 },
  redirect: { maxAge: 86_400, staleWhileRevalidate: 0 },
  missing: { maxAge: 60, staleWhileRevalidate: 0 },
  none: null,
} as const;

/** Name of a cache class. */
export type CacheClass = keyof typeof CACHE_CLASSES;

/**
 * The `Cache-Control` value of a class. `secondsToChange` is the time until what is in force changes: neither age reaches
 * across it.
 */
export function cacheControl(name: CacheClass, secondsToChange: number | null): string {
  const ages = CACHE_CLASSES[name];
  if (ages === null) return "no-store";
  const limit = secondsToChange === null ? Number.POSITIVE_INFINITY : Math.max(0, secondsToChange);
  const maxAge = Math.min(ages.maxAge, limit);
  const stale = Math.min(ages.staleWhileRevalidate, limit - maxAge);
  return `public, max-age=${maxAge}${stale > 0 ? `, stale-while-revalidate=${stale}` : ""}`;
}
