import { type DocketNumber, isDocketNumber } from "./docket-number.ts";

/** Upstream's id of an opinion as a whole: `4404371`, `ga-s19a0992`, `cap-123`. Made only by parsers. */
export type ClusterId = string & { readonly __brand: "ClusterId" };

const DIGITS = /^[1-9]\d{0,11}$/;
const NAMED = /^(?:ga|cap)-[a-z0-9](?:[a-z0-9.-]{0,68}[a-z0-9])?$/;

/** What `clusterDocket` begins with: no court's docket numbers do. */
const STAND_IN = "CLUSTER-";

/** The canonical id, null when the text is not one. */
export function parseClusterId(text: string): ClusterId | null {
  const named = NAMED.test(text) && /\d/.test(text) && !text.includes("..");
  return named || DIGITS.test(text) ? (text as ClusterId) : null;
}

/** The id that an opinion has until upstream's record of it exists: `ga-s19a0992` for `S19A0992`. */
export function provisionalClusterId(docket: DocketNumber): ClusterId {
  return `ga-${docket.toLowerCase()}` as ClusterId;
}

/** The docket that a provisional id names: `S19A0992` for `ga-s19a0992`; null for every other id. */
export function docketOfClusterId(cluster: ClusterId): DocketNumber | null {
  const docket = cluster.startsWith("ga-") ? cluster.slice("ga-".length).toUpperCase() : "";
  return isDocketNumber(docket) ? docket : null;
}

/** What stands for the docket number where a case has none: `CLUSTER-4404371`, `CLUSTER-CAP-123`. */
export function clusterDocket(cluster: ClusterId): DocketNumber {
  return `${STAND_IN}${cluster.toUpperCase()}` as DocketNumber;
}
