import { clusterDocket } from "../../identifiers/opinions/cluster-id.ts";
import type { StoredOpinion } from "../../model/stored-opinion.ts";

/** Fields that are taken from another print where the one that is kept has none. */
const FILLED = [
  "docket_printed",
  "case_name_short",
  "case_name_full",
  "date_argued",
  "author",
  "precedential_status",
  "nature_of_suit",
  "disposition",
  "posture",
  "procedural_history",
  "syllabus",
  "attorneys",
  "source_url",
  "upstream_url",
] as const;

/** Joins prints of one decision into the one that is kept: its text, and the citations, dockets and records of all. */
export function mergeOpinions(kept: StoredOpinion, others: readonly StoredOpinion[]): StoredOpinion {
  const all = [kept, ...others];
  const dockets = [...new Set(all.flatMap((each) => each.dockets))];
  const filled = Object.fromEntries(
    FILLED.map((field) => [field, all.map((each) => each[field]).find((value) => value !== null) ?? null]),
  );
  return {
    ...kept,
    ...filled,
    docket: dockets[0] ?? clusterDocket(kept.cluster_id),
    dockets,
    judges: all.find(({ judges }) => judges.length > 0)?.judges ?? [],
    citations: [...new Map(all.flatMap((each) => each.citations).map((each) => [each.cite, each])).values()],
    joined_clusters: [...new Set(others.flatMap((each) => [each.cluster_id, ...each.joined_clusters]))],
    upstream: all.flatMap((each) => each.upstream),
  };
}
