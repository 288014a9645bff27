import type { NormalQuery } from "../../contract/artifact-path.ts";

/** Where a window stands in its list. */
export type Place = { at: number; limit: number; total: number };

/**
 * Address of the window after this one, null at the end of the list or past `last`, the highest number that may be asked for.
 * `url` is the route's own address; the query it was asked with is kept.
 */
export function nextWindow(
  url: string,
  query: NormalQuery,
  name: "offset" | "start",
  { at, limit, total }: Place,
  last = Number.POSITIVE_INFINITY,
): string | null {
  const next = at + limit;
  if (next >= total || next > last) return null;
  return `${url}?${new URLSearchParams({ ...query, [name]: String(next) })}`;
}
