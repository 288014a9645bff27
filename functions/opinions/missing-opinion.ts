import { LIMITS } from "../../src/contract/limits.ts";
import type { OpinionKey } from "../../src/corpus/opinion-shelf.ts";
import { type DocketNumber, docketYear } from "../../src/identifiers/opinions/docket.ts";
import type { OpinionRecord } from "../../src/model/opinion-records.ts";
import { type Answer, problemAnswer } from "../answer.ts";
import { opinionsOf } from "../collections.ts";
import { mapUrl } from "../places.ts";
import { type Place, quoted } from "../problem.ts";
import type { Reading } from "../reading.ts";
import { withQuery } from "../redirect.ts";
import type { OpinionFinding } from "./find-opinion.ts";
import { opinionPlace, yearPlace, yearsPlace } from "./opinion-places.ts";

/** What leads to no opinion, or to several. */
export type NoOpinion = Exclude<OpinionFinding, { kind: "case" | "opinion" }>;

/** 404 for a reference that leads to no opinion, or to several: what is nearest, the year above, the candidates. */
export function missingOpinion(reading: Reading, written: string, finding: NoOpinion): Answer {
  switch (finding.kind) {
    case "missing":
      return notThere(reading, written, finding.readAs, finding.docket);
    case "several":
      return severalOpinions(reading, written, finding.keys, finding.reason);
    case "name":
      return byItsName(reading, written, finding.name);
    case "unread":
      return severalOpinions(reading, written, [], finding.reason);
    default:
      return finding satisfies never;
  }
}

function notThere(reading: Reading, written: string, readAs: string, docket: DocketNumber | null): Answer {
  const { corpus } = reading.release;
  const shelf = opinionsOf(reading);
  const own = docket === null ? [] : shelf.underDocket(docket);
  const near = own.length > 0 || docket === null ? own : shelf.nearestDockets(docket, LIMITS.nearest);
  const read = readAs === written ? "" : ` It was read as ${readAs}.`;
  const linked =
    near.length === 0 ? "" : ` The opinions ${own.length > 0 ? "under that docket" : "nearest to it"} are linked here.`;
  return problemAnswer({
    kind: "not-found",
    detail: `No opinion ${quoted(written)} is here.${read}${linked}`,
    nearest: near.map((key) => opinionPlace(corpus, reading.route, key)),
    above: yearAbove(reading, docket),
  });
}

/** The year that a docket number tells, or is, where there are opinions of it; else the list of years. */
function yearAbove(reading: Reading, docket: DocketNumber | null): Place {
  const { release, route } = reading;
  const year = docket === null ? null : (docketYear(docket) ?? Number(docket));
  const there =
    year !== null &&
    opinionsOf(reading)
      .years()
      .some((each) => each.year === year);
  return there ? yearPlace(release.corpus, route.host, year) : yearsPlace(release.corpus, route.host);
}

function severalOpinions(
  { release: { corpus }, route }: Reading,
  written: string,
  keys: readonly OpinionKey[],
  reason: string,
): Answer {
  return problemAnswer({
    kind: "not-found",
    detail: `${quoted(written)} is not the address of one opinion. ${reason}`,
    nearest: [],
    above: yearsPlace(corpus, route.host),
    ...(keys.length > 0 && {
      candidates: keys.slice(0, LIMITS.candidates).map((key) => opinionPlace(corpus, route, key)),
    }),
  });
}

/** A name is no address (contract section 2): the cases of that name, and where to ask for all of them. */
function byItsName(reading: Reading, written: string, name: string): Answer {
  const { roots } = reading.release.corpus;
  const { rows, total } = opinionsOf(reading).byName(name, LIMITS.nearest);
  const all = withQuery(`${roots.api}/opinions/resolve`, "", { q: name.slice(0, LIMITS.resolveChars) });
  const found = total === 0 ? "No case here has such a name." : `Cases of that name: ${total}, all of them at ${all}.`;
  const keys = rows.map(({ slim }) => ({ docket: slim.docket, cluster: slim.cluster_id }));
  return severalOpinions(reading, written, keys, `It reads as the name of a case. ${found}`);
}

/** 404 for the text of an opinion that has none here: why, its record, and where the text is officially. */
export function missingOpinionText({ release: { corpus }, route }: Reading, record: OpinionRecord): Answer {
  const source = record.source_url ?? record.upstream_url;
  const official = source === null ? "" : ` It may be at ${source}.`;
  return problemAnswer({
    kind: "not-found",
    detail: `No text of ${record.cite_as} is stored. ${record.text_note}${official}`,
    nearest: [{ id: record.id, url: mapUrl(route.host, record) }],
    above: yearPlace(corpus, route.host, Number(record.date_filed.slice(0, 4))),
  });
}
