import { type Citation, citationParts, compareCitations } from "../identifiers/citation.ts";

/** Index of the first citation in a list in printed order that does not come before `citation`. */
export function firstNotBefore(citations: readonly Citation[], citation: Citation): number {
  let low = 0;
  let high = citations.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareCitations(citations[middle] as Citation, citation) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Start and end (exclusive) of the citations from one to another, both included. */
export function spanOf(citations: readonly Citation[], from: Citation, to: Citation): [number, number] {
  const end = firstNotBefore(citations, to);
  return [firstNotBefore(citations, from), citations[end] === to ? end + 1 : end];
}

/** The citations nearest to one that may not exist: of its chapter first, then of its title, then others; nearer first. */
export function nearestIn(citations: readonly Citation[], citation: Citation, limit: number): Citation[] {
  const at = firstNotBefore(citations, citation);
  const around = citations.slice(Math.max(0, at - limit), at + limit);
  const { title, chapter } = citationParts(citation);
  const remoteness = (other: Citation): number => {
    const parts = citationParts(other);
    return parts.title !== title ? 2 : parts.chapter !== chapter ? 1 : 0;
  };
  const distance = new Map(around.map((other, index) => [other, Math.abs(Math.max(0, at - limit) + index - at + 0.5)]));
  return around
    .sort((a, b) => remoteness(a) - remoteness(b) || (distance.get(a) ?? 0) - (distance.get(b) ?? 0))
    .slice(0, limit);
}
