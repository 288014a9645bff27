import { type ClusterId, parseClusterId } from "./cluster-id.ts";
import { type DocketNumber, isDocketNumber } from "./docket-number.ts";

/** The public id of an opinion, and its place under the collection's address: `S19A0992/4404371`. */
export function opinionAddress(docket: DocketNumber, cluster: ClusterId): string {
  return `${docket}/${cluster}`;
}

/** Docket and cluster of a public id in its canonical form, null when the text is not one. Inverse of `opinionAddress`. */
export function parseOpinionId(text: string): { docket: DocketNumber; cluster: ClusterId } | null {
  const at = text.indexOf("/");
  const docket = text.slice(0, Math.max(at, 0));
  const cluster = parseClusterId(text.slice(at + 1));
  return isDocketNumber(docket) && cluster !== null ? { docket, cluster } : null;
}
