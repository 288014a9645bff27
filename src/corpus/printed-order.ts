import { type Citation, citationParts, compareCitations } from "../identifiers/citation.ts";
import { compareProvisions, type ProvisionSlug, provisionParts, type Scheme } from "../identifiers/provision.ts";

type Compare<Id> = (a: Id, b: Id) => number;

/** Start and end (exclusive) of the citations from one to another, both included, in a list in printed order. */
export function spanOf(citations: readonly Citation[], from: Citation, to: Citation): [number, number] {
  const end = firstNotBefore(citations, to, compareCitations);
  return [firstNotBefore(citations, from, compareCitations), citations[end] === to ? end + 1 : end];
}

/** The citations nearest to one that may not exist: of its chapter first, then of its title, then others; nearer first. */
export function nearestIn(citations: readonly Citation[], citation: Citation, limit: number): Citation[] {
  const { title, chapter } = citationParts(citation);
  const remoteness = (other: Citation): number => {
    const parts = citationParts(other);
    return parts.title !== title ? 2 : parts.chapter !== chapter ? 1 : 0;
  };
  return nearest(citations, citation, compareCitations, remoteness, limit);
}

/** The provisions nearest to one that may not exist: of its article, or amendments, first, then others; nearer first. */
export function nearestProvisionsIn(
  slugs: readonly ProvisionSlug[],
  scheme: Scheme,
  slug: ProvisionSlug,
  limit: number,
): ProvisionSlug[] {
  const group = (one: ProvisionSlug) => {
    const parts = provisionParts(one);
    return parts.kind === "article" ? `article ${parts.article}` : parts.kind;
  };
  const compare: Compare<ProvisionSlug> = (a, b) => compareProvisions({ scheme, slug: a }, { scheme, slug: b });
  return nearest(slugs, slug, compare, (other) => Number(group(other) !== group(slug)), limit);
}

/** The ids nearest to one that may not exist, in a sorted list: the less remote first, then the nearer. */
export function nearest<Id>(
  ids: readonly Id[],
  wanted: Id,
  compare: Compare<Id>,
  remoteness: (other: Id) => number,
  limit: number,
): Id[] {
  const at = firstNotBefore(ids, wanted, compare);
  return ids
    .slice(Math.max(0, at - limit), at + limit)
    .map((id, index) => ({
      id,
      remote: remoteness(id),
      // The place of the wanted one is between two: the one before it is nearer than the one after by nothing.
      distance: Math.abs(Math.max(0, at - limit) + index - at + 0.5),
    }))
    .sort((a, b) => a.remote - b.remote || a.distance - b.distance)
    .slice(0, limit)
    .map(({ id }) => id);
}

/** Index of the first in a list in printed order that does not come before the one wanted. */
function firstNotBefore<Id>(ids: readonly Id[], wanted: Id, compare: Compare<Id>): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(ids[middle] as Id, wanted) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
