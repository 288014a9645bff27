import { compareClusterIds } from "../../identifiers/opinions/compare-cluster-ids.ts";
import type { DocketNumber } from "../../identifiers/opinions/docket.ts";
import type { StoredOpinion } from "../../model/stored-opinion.ts";

/** Which opinion leads: the latest filing date, then the highest id (DESIGN). Negative when `a` comes first. */
function compareLead(a: StoredOpinion, b: StoredOpinion): number {
  if (a.date_filed !== b.date_filed) return a.date_filed < b.date_filed ? 1 : -1;
  return compareClusterIds(b.cluster_id, a.cluster_id);
}

/**
 * The opinions under each docket number, the leading one first: those whose canonical number it is, then those of joined
 * dockets that have it too.
 */
export function docketRows(opinions: readonly StoredOpinion[]): Map<DocketNumber, StoredOpinion[]> {
  const rows = new Map<DocketNumber, StoredOpinion[]>();
  for (const opinion of opinions.toSorted(compareLead)) {
    for (const docket of new Set([opinion.docket, ...opinion.dockets])) {
      const own = rows.get(docket);
      if (own === undefined) rows.set(docket, [opinion]);
      else own.push(opinion);
    }
  }
  for (const [docket, own] of rows) {
    own.sort((a, b) => Number(b.docket === docket) - Number(a.docket === docket));
  }
  return rows;
}
