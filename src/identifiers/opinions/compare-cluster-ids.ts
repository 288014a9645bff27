import type { ClusterId } from "./cluster-id.ts";

/**
 * The order of upstream's ids: numbers by size, and above every provisional one (`ga-…`, `cap-…`), since a number is what a
 * provisional id gives way to.
 */
export function compareClusterIds(a: ClusterId, b: ClusterId): number {
  const [x, y] = [numberOf(a), numberOf(b)];
  if (x !== y) return x < y ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

function numberOf(cluster: ClusterId): number {
  return /^\d+$/.test(cluster) ? Number(cluster) : -1;
}
