import { bestPassage } from "./best-passage.ts";
import { bestForms, type Evidence } from "./evidence.ts";
import type { Hit } from "./term-scan.ts";

/** How soon further occurrences of a word stop counting. */
const SATURATION = 1.2;
/** How far apart two words of the query may stand to be next to each other, in terms. */
const NEAR = 3;
/** Terms of a passage: a long sentence. */
const PASSAGE_TERMS = 24;

/** Half a query is another query: a part of it counts for less than its share. */
const WHOLENESS = 1.3;

/** The share of what is sought, by how much each tells, that `has` says is there. */
function share({ idf, total }: Evidence, has: (sought: number) => number): number {
  return total === 0 ? 0 : idf.reduce((sum, each, sought) => sum + each * has(sought), 0) / total;
}

/** Occurrences in all parts, each next one counting less. */
export function occurrences(evidence: Evidence): number {
  return share(evidence, (sought) => {
    const frequency = evidence.frequency[sought] ?? 0;
    return frequency / (SATURATION + frequency);
  });
}

/** What of the query stands in the heading. */
export function inHeading(evidence: Evidence): number {
  return share(evidence, (sought) => evidence.headed[sought] ?? 0);
}

/** What of the query stands among the names. */
export function inNames(evidence: Evidence): number {
  return share(evidence, (sought) => evidence.named[sought] ?? 0);
}

/** Words of the query that stand next to each other in the text, in the order typed. */
export function orderInText(evidence: Evidence): number {
  return inOrder(evidence.textHits, evidence.idf);
}

/** What of the query stands in the best passage of the text. */
export function inPassage({ textHits, idf, total }: Evidence): number {
  return total === 0 ? 0 : bestPassage(textHits, idf, PASSAGE_TERMS).mass / total;
}

/**
 * How nearly the query is a heading above that begins with this document: what of the query is there, times what of the
 * heading that is.
 */
export function opens(evidence: Evidence): number {
  const matches = evidence.levels.map(({ hits, length, opens: first }) => {
    if (!first || length === 0) return 0;
    const forms = bestForms(hits, evidence.idf.length);
    return (share(evidence, (sought) => forms[sought] ?? 0) ** WHOLENESS * positions(hits)) / length;
  });
  return Math.max(0, ...matches);
}

/** Whether it says what the law is: 0 for a list of definitions, unless the query has a word of its heading. */
export function rules({ isDefinitions, headed }: Evidence): number {
  return Number(!isDefinitions || headed.some((weight) => weight > 0));
}

function positions(hits: readonly Hit[]): number {
  return new Set(hits.map(({ at }) => at)).size;
}

function inOrder(hits: readonly Hit[], idf: readonly number[]): number {
  const met = new Array<number>(idf.length).fill(0);
  for (const [index, hit] of hits.entries()) {
    for (let next = index + 1; next < hits.length; next += 1) {
      const other = hits[next];
      if (other === undefined || other.at - hit.at > NEAR) break;
      if (other.sought !== hit.sought + 1 || other.at === hit.at) continue;
      met[hit.sought] = Math.max(met[hit.sought] ?? 0, hit.weight * other.weight);
    }
  }
  let sum = 0;
  let all = 0;
  for (let pair = 0; pair + 1 < idf.length; pair += 1) {
    const worth = (idf[pair] ?? 0) + (idf[pair + 1] ?? 0);
    sum += worth * (met[pair] ?? 0);
    all += worth;
  }
  return all === 0 ? 0 : sum / all;
}
