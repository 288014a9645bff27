import { type StoredOpinion, storedOpinion } from "../../src/model/stored-opinion.ts";

/** A made-up opinion of little: whatever a test is about, it says. */
export function madeUpOpinion(
  cluster: string,
  more: Partial<Record<keyof StoredOpinion, unknown>> = {},
): StoredOpinion {
  const dockets = (more.dockets ?? []) as string[];
  const text = (more.text ?? "") as string;
  return storedOpinion.parse({
    cluster_id: cluster,
    court: "ga",
    court_name: "Supreme Court of the Specimen",
    docket: dockets[0] ?? `CLUSTER-${cluster.toUpperCase()}`,
    dockets,
    docket_printed: null,
    case_name: "Roe v. Doe",
    case_name_short: null,
    case_name_full: null,
    date_filed: "2025-01-01",
    date_precision: "day",
    date_argued: null,
    citations: [],
    judges: [],
    author: null,
    precedential_status: null,
    nature_of_suit: null,
    disposition: null,
    posture: null,
    procedural_history: null,
    syllabus: null,
    attorneys: null,
    source_url: null,
    upstream_url: null,
    sub_opinions: [],
    pages: [],
    joined_clusters: [],
    upstream: [{ source: "Made up", kind: "cluster", id: cluster, url: null, modified: null }],
    text_status: text === "" ? "no_words" : "stored",
    service: null,
    text,
    ...more,
  });
}
