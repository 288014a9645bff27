import { LIMITS } from "../../src/contract/limits.ts";
import type { OpinionKey, OpinionShelf } from "../../src/corpus/opinion-shelf.ts";
import { parseClusterId } from "../../src/identifiers/opinions/cluster-id.ts";
import { opinionAddress } from "../../src/identifiers/opinions/opinion-id.ts";
import type { OpinionResolution } from "../../src/model/opinion-lists.ts";
import type { SlimOpinion } from "../../src/model/opinion-records.ts";
import { renderJson } from "../../src/render/render-json.ts";
import { opinionsOf } from "../collections.ts";
import type { Compute, Computed } from "../computed.ts";
import { quoted } from "../problem.ts";
import { findOpinion, keysFound, type OpinionFinding } from "./find-opinion.ts";
import { missingOpinion } from "./missing-opinion.ts";

type Candidate = OpinionResolution["candidates"][number];

/**
 * `GET /opinions/resolve`: how a reference was read, where it leads and what else it may mean. Words that name nothing
 * otherwise are looked for among the names of cases.
 */
export const computeOpinionResolution: Compute = (reading) => {
  const shelf = opinionsOf(reading);
  const q = reading.query["q"] ?? "";
  const finding = findOpinion(shelf, q);
  switch (finding.kind) {
    case "case":
    case "opinion":
    case "several":
      return resolved(shelf, q, finding);
    case "missing":
    case "name":
    case "unread": {
      const named = byName(shelf, q, finding.kind === "name" ? finding.name : q);
      return named ?? { kind: "answer", answer: missingOpinion(reading, q, finding) };
    }
    default:
      return finding satisfies never;
  }
};

/** A docket number leads to the leading opinion; the others under it are named, and who bears it as upstream's id. */
function resolved(shelf: OpinionShelf, q: string, finding: OpinionFinding): Computed {
  const found = keysFound(shelf, finding);
  const asId = /^\d+$/.test(q.trim()) ? alsoById(shelf, q.trim(), found) : [];
  const keys = [...found, ...asId];
  const [first] = keys;
  const one = first !== undefined && finding.kind !== "several" && asId.length === 0 ? first : null;
  const candidates = keys.slice(0, LIMITS.candidates).map((key) => candidateOf(recordOf(shelf, key)));
  return resolution({ q, readAs: readAs(finding, asId.length > 0), one, candidates, total: keys.length });
}

function alsoById(shelf: OpinionShelf, digits: string, found: readonly OpinionKey[]): OpinionKey[] {
  const cluster = parseClusterId(digits.replace(/^0+/, ""));
  const key = cluster === null ? null : shelf.byCluster(cluster);
  return key === null || found.some((other) => other.cluster === key.cluster) ? [] : [key];
}

function readAs(finding: OpinionFinding, alsoId: boolean): string {
  switch (finding.kind) {
    case "case":
      return alsoId ? `The docket number ${finding.docket}, or upstream's id` : `The docket number ${finding.docket}`;
    case "opinion":
      return `The opinion ${opinionAddress(finding.key.docket, finding.key.cluster)}`;
    case "several":
      return finding.reason;
    case "missing":
    case "name":
    case "unread":
      throw new Error("what was not found is not resolved");
    default:
      return finding satisfies never;
  }
}

/** Every case of a name, as far as one answer goes. */
function byName(shelf: OpinionShelf, q: string, name: string): Computed | null {
  const { rows, total } = shelf.byName(name, LIMITS.candidates);
  if (total === 0) return null;
  const candidates = rows.map(({ slim }) => candidateOf(slim));
  const [first] = rows;
  const one = total === 1 && first !== undefined ? { docket: first.slim.docket, cluster: first.slim.cluster_id } : null;
  return resolution({ q, readAs: `The name of a case: ${quoted(name)}`, one, candidates, total });
}

type Found = { q: string; readAs: string; one: OpinionKey | null; candidates: Candidate[]; total: number };

function resolution({ q, readAs: read_as, one, candidates, total }: Found): Computed {
  const id = one === null ? null : opinionAddress(one.docket, one.cluster);
  const url = candidates.find((candidate) => candidate.id === id)?.url ?? null;
  const body: OpinionResolution = { q, read_as, id, url, candidates, total };
  return { kind: "body", body: renderJson(body) };
}

function candidateOf({
  id,
  json_url: url,
  canonical_url,
  md_url,
  case_name,
  date_filed,
  citations,
}: SlimOpinionFacts): Candidate {
  return { id, url, canonical_url, md_url, case_name, date_filed, citations };
}

type SlimOpinionFacts = Pick<
  SlimOpinion,
  "id" | "json_url" | "canonical_url" | "md_url" | "case_name" | "date_filed" | "citations"
>;

function recordOf(shelf: OpinionShelf, key: OpinionKey): SlimOpinionFacts {
  const opinion = shelf.opinion(key);
  if (opinion === null) throw new Error(`the store lists ${key.docket}/${key.cluster}, which it does not have`);
  return opinion.record;
}
