import { FIELD_AT, FIELDS } from "../compile/fields.ts";
import type { Hit, Scan } from "./term-scan.ts";

/** What is sought, as measures need it: how much each part tells, and the sum. */
export type Importance = { readonly idf: readonly number[]; readonly total: number };

/** What one candidate has of what is sought. Numbers of a list are by what is sought. */
export type Evidence = Importance & {
  /** bm25 of FTS5 against the best candidate's, 0 to 1. */
  readonly bm25: number;
  /** How much of the best candidates stands in its chapter, against the fullest chapter, 0 to 1. */
  readonly kin: number;
  /** Whether the query is its whole heading, alone or with one above, word for word. */
  readonly isHeading: boolean;
  /** Whether its whole heading is `Definitions`. */
  readonly isDefinitions: boolean;
  /** Times it occurs, each counted by the weight and length of the part it stands in. */
  readonly frequency: readonly number[];
  /** The best form found in the names, and in the heading. */
  readonly named: readonly number[];
  readonly headed: readonly number[];
  readonly textHits: readonly Hit[];
  /** For each heading above: the hits in it by position in it, its length, and whether the document is the first under it. */
  readonly levels: readonly { hits: readonly Hit[]; length: number; opens: boolean }[];
};

/** Gathers what a scan found. */
export function evidenceOf(
  scan: Scan,
  { idf, total }: Importance,
  given: Pick<Evidence, "bm25" | "kin" | "isHeading" | "isDefinitions">,
): Evidence {
  const hitsOf = (field: number) => scan.hits[field] ?? [];
  return {
    idf,
    total,
    ...given,
    frequency: frequencies(scan, idf.length),
    named: bestForms(hitsOf(FIELD_AT.names), idf.length),
    headed: bestForms(hitsOf(FIELD_AT.heading), idf.length),
    textHits: hitsOf(FIELD_AT.text),
    levels: levelsOf(scan),
  };
}

/** The weight of the best form of each that is among the hits; 0 where none is. */
export function bestForms(hits: readonly Hit[], count: number): number[] {
  const best = new Array<number>(count).fill(0);
  for (const { sought, weight } of hits) if (weight > (best[sought] ?? 0)) best[sought] = weight;
  return best;
}

function frequencies(scan: Scan, count: number): number[] {
  const frequency = new Array<number>(count).fill(0);
  for (const [field, { weight, byLength, usual }] of FIELDS.entries()) {
    const part = weight / (1 - byLength + (byLength * (scan.lengths[field] ?? 0)) / usual);
    for (const hit of scan.hits[field] ?? []) frequency[hit.sought] = (frequency[hit.sought] ?? 0) + hit.weight * part;
  }
  return frequency;
}

function levelsOf(scan: Scan): Evidence["levels"] {
  const above = scan.hits[FIELD_AT.above] ?? [];
  return scan.levels.map(({ end, opens }, index) => {
    const start = scan.levels[index - 1]?.end ?? 0;
    const inside = above.filter(({ at }) => at >= start && at < end);
    return { hits: inside.map((hit) => ({ ...hit, at: hit.at - start })), length: end - start, opens };
  });
}
