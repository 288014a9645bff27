import type { Hit } from "./term-scan.ts";

/** A run of terms in a text: what it has of what is sought, and its first and last hit by position. */
export type Passage = { mass: number; first: number; last: number };

/** The first run of at most `width` terms that has the most of what is sought, each counted once by how much it tells. */
export function bestPassage(hits: readonly Hit[], idf: readonly number[], width: number): Passage {
  const counts = new Array<number>(idf.length).fill(0);
  let best: Passage = { mass: 0, first: 0, last: 0 };
  let mass = 0;
  let left = 0;
  for (const hit of hits) {
    if (counts[hit.sought] === 0) mass += idf[hit.sought] ?? 0;
    counts[hit.sought] = (counts[hit.sought] ?? 0) + 1;
    for (let first = hits[left]; first !== undefined && hit.at - first.at >= width; first = hits[left]) {
      left += 1;
      counts[first.sought] = (counts[first.sought] ?? 1) - 1;
      if (counts[first.sought] === 0) mass -= idf[first.sought] ?? 0;
    }
    if (mass > best.mass + 1e-9) best = { mass, first: hits[left]?.at ?? 0, last: hit.at };
  }
  return best;
}
