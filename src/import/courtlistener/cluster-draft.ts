import { parseClusterId } from "../../identifiers/opinions/cluster-id.ts";
import type { StoredOpinion } from "../../model/stored-opinion.ts";
import { COURT_NAMES, COURT_OF_REPORTER, courtIdOf } from "../opinions/court-names.ts";
import { type DraftResult, type Missing, type OpinionDraft, UNKNOWN_COURT } from "../opinions/opinion-draft.ts";
import { addressOf, dayOf, wordsOf } from "../opinions/words-of.ts";
import { citationsOf } from "./citations.ts";
import { type Fields, idOf } from "./find-records.ts";
import { compareParts, opinionPart } from "./opinion-part.ts";
import { judgesOf } from "./people.ts";
import type { RecordKind } from "./record-fields.ts";

/** Where the pages of CourtListener are. */
const SITE = "https://www.courtlistener.com";

/** Finds the records that a cluster refers to, and the ids of the opinions that refer to a cluster. */
export type RecordLookup = {
  get(kind: RecordKind, id: string): Fields | null;
  opinionsOf(cluster: string): readonly string[];
};

/**
 * What a cluster and its docket, opinions and court say. Records that are missing are named; the decision is made from what
 * there is.
 *
 * @param wanted whether a court was asked for; null stands for a court that nothing tells
 */
export function clusterDraft(
  cluster: Fields,
  records: RecordLookup,
  wanted: (court: string | null) => boolean,
): DraftResult {
  const id = parseClusterId(idOf(cluster) ?? "");
  if (id === null) return { kind: "left out", court: null, reason: "no cluster id" };
  const docketId = idOf(cluster["docket"]) ?? idOf(cluster["docket_id"]);
  const docket = docketId === null ? null : records.get("docket", docketId);
  const { citations, unread } = citationsOf(cluster);
  const court = courtOf(cluster, docket, citations);
  if (!wanted(court)) {
    return { kind: "left out", court, reason: court === null ? "court not known" : "other court" };
  }
  const filed = filingDay(cluster);
  if (filed === null) return { kind: "left out", court, reason: "no filing date" };
  const listed = (Array.isArray(cluster["sub_opinions"]) ? cluster["sub_opinions"] : []).flatMap(
    (each) => idOf(each) ?? [],
  );
  const opinionIds = [...new Set([...listed, ...records.opinionsOf(id)])];
  const opinions = opinionIds
    .map((each) => records.get("opinion", each))
    .filter((each) => each !== null)
    .toSorted(compareParts);
  const parts = opinions.map(opinionPart);
  const courtRecord = court === null ? null : records.get("court", court);
  const missing: Missing[] = [
    ...(docket === null ? [{ kind: "docket", id: docketId ?? "?" } as const] : []),
    ...opinionIds
      .filter((each) => records.get("opinion", each) === null)
      .map((each) => ({ kind: "opinion", id: each }) as const),
    ...(court !== null && courtRecord === null && !COURT_NAMES.has(court)
      ? [{ kind: "court", id: court } as const]
      : []),
  ];
  const draft: OpinionDraft = {
    cluster_id: id,
    court: court ?? UNKNOWN_COURT.id,
    court_name:
      court === null ? UNKNOWN_COURT.name : (wordsOf(courtRecord?.["full_name"]) ?? COURT_NAMES.get(court) ?? court),
    docket_printed: wordsOf(docket?.["docket_number"]),
    ...names(cluster, docket),
    ...filed,
    date_argued: dayOf(docket?.["date_argued"]),
    citations,
    judges: judgesOf(cluster),
    author: parts.find(({ kind }) => LEADING.has(kind))?.author ?? null,
    precedential_status: wordsOf(cluster["precedential_status"]),
    nature_of_suit: wordsOf(cluster["nature_of_suit"]),
    disposition: wordsOf(cluster["disposition"]),
    posture: wordsOf(cluster["posture"]),
    procedural_history: wordsOf(cluster["procedural_history"]) ?? wordsOf(cluster["history"]),
    syllabus: wordsOf(cluster["syllabus"]),
    attorneys: wordsOf(cluster["attorneys"]),
    source_url: parts.find(({ download_url }) => download_url !== null)?.download_url ?? null,
    upstream_url: page(cluster),
    upstream: [
      upstreamRecord("cluster", cluster),
      ...(docket === null ? [] : [upstreamRecord("docket", docket)]),
      ...opinions.map((opinion) => upstreamRecord("opinion", opinion)),
    ],
    parts,
  };
  return { kind: "draft", draft, missing, unread };
}

/** Kinds whose author is the author of the decision. */
const LEADING: ReadonlySet<string> = new Set(["combined", "unanimous", "lead", "plurality"]);

/** The docket's court; without one what the printed head or a report of one court only tells. */
function courtOf(cluster: Fields, docket: Fields | null, citations: StoredOpinion["citations"]): string | null {
  const told = idOf(docket?.["court"]) ?? idOf(docket?.["court_id"]);
  if (told !== null) return told.toLowerCase().replaceAll("_", "-");
  const head = cluster["headmatter"];
  const printed = typeof head === "string" ? wordsOf(/<court[^<>]*>([^<]{1,200})<\/court>/.exec(head)?.[1]) : null;
  const byName = printed === null ? null : courtIdOf(printed);
  return (
    byName ?? citations.map(({ reporter }) => COURT_OF_REPORTER.get(reporter)).find((id) => id !== undefined) ?? null
  );
}

/** Upstream approximates a day it does not know within its month: only the month is kept. */
function filingDay(cluster: Fields): Pick<StoredOpinion, "date_filed" | "date_precision"> | null {
  const day = dayOf(cluster["date_filed"]);
  if (day === null) return null;
  return cluster["date_filed_is_approximate"] === true
    ? { date_filed: `${day.slice(0, 7)}-01`, date_precision: "month" }
    : { date_filed: day, date_precision: "day" };
}

/** The first name that is not empty; the other two are kept beside it. */
function names(cluster: Fields, docket: Fields | null) {
  const [name, short, full] = ["case_name", "case_name_short", "case_name_full"].map(
    (field) => wordsOf(cluster[field]) ?? wordsOf(docket?.[field]),
  );
  return { case_name: name ?? full ?? short ?? "", case_name_short: short ?? null, case_name_full: full ?? null };
}

function page(fields: Fields): string | null {
  const path = fields["absolute_url"];
  return typeof path === "string" && path.startsWith("/") ? addressOf(`${SITE}${path}`) : null;
}

function upstreamRecord(kind: RecordKind, fields: Fields): StoredOpinion["upstream"][number] {
  const url = kind === "opinion" ? addressOf(fields["resource_uri"]) : page(fields);
  return { source: "CourtListener", kind, id: idOf(fields) ?? "?", url, modified: dayOf(fields["date_modified"]) };
}
