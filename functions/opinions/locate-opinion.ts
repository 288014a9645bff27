import { parseClusterId } from "../../src/identifiers/opinions/cluster-id.ts";
import { isDocketNumber } from "../../src/identifiers/opinions/docket.ts";
import type { Answer } from "../answer.ts";
import { opinionsOf } from "../collections.ts";
import type { Reading } from "../reading.ts";
import { redirectTo } from "../redirect.ts";
import type { Locate } from "../route-function.ts";
import { findOpinion, findOpinionById, findOpinionIn, type OpinionFinding } from "./find-opinion.ts";
import { missingOpinion } from "./missing-opinion.ts";
import { opinionRoute } from "./opinion-forms.ts";
import { opinionParams } from "./opinion-places.ts";

/**
 * Follows `{ref}` (contract section 2): null when it is the canonical docket number of a case, which stands for its leading
 * opinion; else the redirect or the error to answer with.
 */
export const locateCase: Locate = (reading) => {
  const ref = reading.params["ref"] ?? "";
  const finding = findOpinion(opinionsOf(reading), ref);
  if (finding.kind !== "case") return toOpinion(reading, ref, finding);
  if (finding.docket === ref) return null;
  return redirectTo(reading, finding.fixed ? 308 : 307, { ref: finding.docket });
};

/** Follows `{docket}` and `{cluster_id}`: null when both are canonical and name one opinion. */
export const locateOpinion: Locate = (reading) => {
  const shelf = opinionsOf(reading);
  const { docket = "", cluster_id = "" } = reading.params;
  const cluster = parseClusterId(cluster_id);
  if (cluster !== null && isDocketNumber(docket) && shelf.has({ docket, cluster })) return null;
  return toOpinion(reading, `${docket}/${cluster_id}`, findOpinionIn(shelf, docket, cluster_id));
};

/** Follows upstream's id, or another reference in its place, to the stable address. */
export const locateCluster: Locate = (reading) => {
  const written = reading.params["cluster_id"] ?? "";
  return toOpinion(reading, written, findOpinionById(opinionsOf(reading), written));
};

/** The redirect to an opinion's stable address in the form of the route that was asked, or why there is none. */
function toOpinion(reading: Reading, written: string, finding: OpinionFinding): Answer {
  const { route, search } = reading;
  switch (finding.kind) {
    case "case":
      return redirectTo({ route: opinionRoute(route), search }, 307, opinionParams(finding.lead));
    case "opinion":
      return redirectTo({ route: opinionRoute(route), search }, finding.fixed ? 308 : 307, opinionParams(finding.key));
    case "several":
    case "missing":
    case "name":
    case "unread":
      return missingOpinion(reading, written, finding);
    default:
      return finding satisfies never;
  }
}
