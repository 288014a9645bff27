import type { OpinionKey, OpinionShelf } from "../../src/corpus/opinion-shelf.ts";
import { type ClusterId, docketOfClusterId, parseClusterId } from "../../src/identifiers/opinions/cluster-id.ts";
import { type DocketNumber, isDocketNumber } from "../../src/identifiers/opinions/docket.ts";
import { readOpinionReference } from "../../src/identifiers/opinions/opinion-reference.ts";
import type { ReporterCitation } from "../../src/identifiers/opinions/reporter-citation.ts";

/** What a reference to an opinion leads to. Closed: switch on `kind`. */
export type OpinionFinding =
  /** A case: its canonical docket number leads to the leading opinion under it. */
  | { kind: "case"; docket: DocketNumber; lead: OpinionKey; fixed: boolean }
  /** `fixed`: no opinion to come can change it. */
  | { kind: "opinion"; key: OpinionKey; fixed: boolean }
  | { kind: "several"; keys: OpinionKey[]; reason: string }
  /** What was read, in words, and the docket number among it. */
  | { kind: "missing"; readAs: string; docket: DocketNumber | null }
  /** Words that may be the name of a case. */
  | { kind: "name"; name: string }
  | { kind: "unread"; reason: string };

/** Docket numbers that are nothing but digits are at most so long: a longer number can only be an id of upstream's. */
const LONGEST_DIGIT_DOCKET = 6;

const SEVERAL_CASES = "It names several cases: choose one.";
const SHARED_CITATION = "Several opinions bear this citation: choose one.";

/** Follows a reference as a whole: dockets, a public id, a reporter citation, upstream's id. Names are only read. */
export function findOpinion(shelf: OpinionShelf, written: string): OpinionFinding {
  const capitals = written.toUpperCase();
  // A docket number that is here, in any case, is that, whatever else it reads as.
  const here = isDocketNumber(capitals) ? caseUnder(shelf, capitals) : null;
  if (here !== null) return here;
  const read = readOpinionReference(written);
  switch (read.kind) {
    case "dockets":
      if (read.cluster !== null) return byId(shelf, read.cluster, read.dockets[0] ?? null);
      return byWrittenId(shelf, written) ?? caseOf(shelf, read.dockets);
    case "citation":
      return cited(shelf, [read.citation, ...read.others]);
    case "cluster":
      return byId(shelf, read.cluster, null);
    case "digits":
      return caseUnder(shelf, read.docket) ?? byDigits(shelf, read.cluster, read.docket);
    case "name":
      return { kind: "name", name: read.name };
    case "unknown":
      return { kind: "unread", reason: read.reason };
    default:
      return read satisfies never;
  }
}

/** Follows a reference where upstream's id is expected: a number is that before it is a docket number. */
export function findOpinionById(shelf: OpinionShelf, written: string): OpinionFinding {
  return byWrittenId(shelf, written) ?? findOpinion(shelf, written);
}

/** Follows a docket and a cluster id that stand apart, as in an address. The id decides: a wrong docket leads to the right. */
export function findOpinionIn(shelf: OpinionShelf, docket: string, cluster: string): OpinionFinding {
  const id = parseClusterId(cluster.trim().toLowerCase());
  const under = readDocket(docket);
  if (id !== null) return byId(shelf, id, under);
  return { kind: "missing", readAs: `${docket}/${cluster}`, docket: under };
}

/** The keys that a finding names, best first; none for names and what was not found. */
export function keysFound(shelf: OpinionShelf, finding: OpinionFinding): OpinionKey[] {
  switch (finding.kind) {
    case "case":
      return shelf.underDocket(finding.docket);
    case "opinion":
      return [finding.key];
    case "several":
      return finding.keys;
    case "missing":
    case "name":
    case "unread":
      return [];
    default:
      return finding satisfies never;
  }
}

function readDocket(written: string): DocketNumber | null {
  if (isDocketNumber(written)) return written;
  const read = readOpinionReference(written);
  if (read.kind === "digits") return read.docket;
  return read.kind === "dockets" ? (read.dockets[0] ?? null) : null;
}

/** The case under a docket number, canonical or joined; null where there is none. */
function caseUnder(shelf: OpinionShelf, docket: DocketNumber): OpinionFinding | null {
  const rows = shelf.underDocket(docket);
  const [lead] = rows;
  if (lead === undefined) return null;
  if (lead.docket === docket) return { kind: "case", docket, lead, fixed: true };
  // A joined number leads to the case under its first one, unless another opinion leads there.
  const other = shelf.underDocket(lead.docket)[0];
  if (other?.cluster !== lead.cluster) return { kind: "opinion", key: lead, fixed: false };
  const same = rows.every((row) => row.docket === lead.docket);
  return { kind: "case", docket: lead.docket, lead, fixed: same };
}

/** Several docket numbers are one case where they were joined. */
function caseOf(shelf: OpinionShelf, dockets: readonly DocketNumber[]): OpinionFinding {
  const found = dockets.flatMap((docket) => caseUnder(shelf, docket) ?? []);
  const keys = uniqueKeys(found.map((finding) => (finding.kind === "case" ? finding.lead : keyOf(finding))));
  const [first] = found;
  if (first === undefined) return { kind: "missing", readAs: dockets.join(", "), docket: dockets[0] ?? null };
  return keys.length === 1 ? first : { kind: "several", keys, reason: SEVERAL_CASES };
}

/** An id of upstream's, in capitals too, in which it reads as a docket number; null where it is no id, or no opinion's. */
function byWrittenId(shelf: OpinionShelf, written: string): OpinionFinding | null {
  const cluster = parseClusterId(written.toLowerCase());
  return cluster === null || shelf.byCluster(cluster) === null ? null : byId(shelf, cluster, null);
}

function keyOf(finding: OpinionFinding): OpinionKey {
  if (finding.kind !== "opinion") throw new Error("a docket number leads to a case or to an opinion");
  return finding.key;
}

function byId(shelf: OpinionShelf, cluster: ClusterId, docket: DocketNumber | null): OpinionFinding {
  const key = shelf.byCluster(cluster);
  const provisional = docketOfClusterId(cluster);
  if (key === null) return { kind: "missing", readAs: `the id ${cluster}`, docket: docket ?? provisional };
  // A provisional id gives way to upstream's, and until then to what leads its docket.
  return { kind: "opinion", key, fixed: provisional === null };
}

function byDigits(shelf: OpinionShelf, cluster: ClusterId, docket: DocketNumber): OpinionFinding {
  const found = byId(shelf, cluster, docket);
  if (found.kind === "missing")
    return { ...found, readAs: `the docket number ${docket}, and as upstream's id ${cluster}` };
  return found.kind === "opinion" ? { ...found, fixed: docket.length > LONGEST_DIGIT_DOCKET } : found;
}

/** Parallel citations narrow each other down; where they disagree, all of what they name is left. */
function cited(shelf: OpinionShelf, citations: readonly ReporterCitation[]): OpinionFinding {
  const named = citations.map(({ key }) => shelf.byCitation(key)).filter((keys) => keys.length > 0);
  const [first] = named;
  if (first === undefined)
    return { kind: "missing", readAs: `the citation ${citations.map(({ cite }) => cite).join(", ")}`, docket: null };
  const common = first.filter((key) => named.every((keys) => keys.some((other) => other.cluster === key.cluster)));
  const keys = common.length > 0 ? common : uniqueKeys(named.flat());
  const [key] = keys;
  // What a printed volume has on a page does not change.
  if (key !== undefined && keys.length === 1) return { kind: "opinion", key, fixed: true };
  return { kind: "several", keys, reason: SHARED_CITATION };
}

function uniqueKeys(keys: readonly OpinionKey[]): OpinionKey[] {
  return [...new Map(keys.map((key) => [key.cluster, key])).values()];
}
