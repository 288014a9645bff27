import { opinionAddresses } from "../../../src/contract/addresses.ts";
import {
  type OpinionRecord,
  opinionRecord,
  type SlimOpinion,
  slimOpinion,
} from "../../../src/model/opinion-records.ts";

const ROOTS = {
  api: "http://localhost:8787/api",
  site: "http://localhost:8788",
  mcp: "http://localhost:8787/mcp",
};

const identity = (docket: string, cluster_id: string) => ({
  id: `${docket}/${cluster_id}`,
  cluster_id,
  docket,
  dockets: [docket],
  court: "ga",
  case_name: "Kite v. String",
  cite_as: "Kite v. String, 999 Ga. 101 (2025)",
  date_filed: "2025-05-06",
  date_precision: "day",
  citations: ["999 Ga. 101"],
  case_type: "direct-appeal",
});

const addresses = (docket: string, cluster: string) => opinionAddresses(ROOTS, docket as never, cluster as never);

/** One of the opinions in a made-up decision. */
export function madeUpSub(
  start: number,
  chars: number,
  given: Partial<OpinionRecord["sub_opinions"][number]> = {},
): OpinionRecord["sub_opinions"][number] {
  return {
    opinion_id: null,
    kind: "lead",
    author: null,
    joined_by: [],
    per_curiam: false,
    start,
    chars,
    download_url: null,
    text_field: null,
    ocr: false,
    ...given,
  };
}

/** A made-up opinion with that text as one whole, or none; `given` replaces fields. */
export function madeUpOpinion(text: string | null, given: Partial<OpinionRecord> = {}): OpinionRecord {
  return opinionRecord.parse({
    ...identity("S25A9001", "9000001"),
    court_name: "Supreme Court of Kites",
    docket_printed: null,
    case_name_short: null,
    case_name_full: null,
    date_argued: null,
    reporters: [{ volume: "999", reporter: "Ga.", page: "101", cite: "999 Ga. 101" }],
    judges: [],
    author: null,
    precedential_status: "Published",
    nature_of_suit: null,
    disposition: null,
    posture: null,
    procedural_history: null,
    syllabus: null,
    attorneys: null,
    sub_opinions: text === null ? [] : [madeUpSub(0, text.length, { kind: "combined" })],
    other_opinions: [],
    is_lead: true,
    has_text: text !== null,
    text_status: text === null ? "no_words" : "stored",
    text_note: text === null ? "The source holds no text of this opinion." : "The text is stored.",
    chars: text === null ? null : text.length,
    summary: null,
    legal_areas: null,
    has_reasoning: false,
    reasoning: null,
    key_quotes: null,
    upstream: [
      {
        source: "Kite archive",
        kind: "cluster",
        id: "9000001",
        url: "https://upstream.example/9000001",
        modified: null,
      },
    ],
    joined_clusters: [],
    source_url: null,
    upstream_url: "https://upstream.example/opinion/9000001",
    license: "CC0-1.0",
    attribution: null,
    ...addresses("S25A9001", "9000001"),
    previous: null,
    next: null,
    ...given,
  });
}

/** A made-up opinion as a list shows it. */
export function madeUpSlimOpinion(docket: string, cluster: string, given: Partial<SlimOpinion> = {}): SlimOpinion {
  const { canonical_url, md_url, json_url } = addresses(docket, cluster);
  return slimOpinion.parse({
    ...identity(docket, cluster),
    author: null,
    precedential_status: null,
    disposition: null,
    has_text: true,
    legal_areas: null,
    summary: null,
    canonical_url,
    md_url,
    json_url,
    ...given,
  });
}
