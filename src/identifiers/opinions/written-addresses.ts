import { parseClusterId } from "./cluster-id.ts";
import { parseDocketNumber } from "./docket.ts";
import { type OpinionReading, unknownOpinion } from "./opinion-reading.ts";

const HOST = String.raw`^(?:https?://)?(?:www\.)?courtlistener\.com`;
const TAIL = "(?:[/?#].*)?$";

/** Addresses of opinions at the upstream and here, and what their groups give. Tried in order. */
const ADDRESSES: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: "upstream's page", pattern: new RegExp(`${HOST}/opinion/(?<cluster>\\d{1,12})${TAIL}`, "i") },
  {
    name: "upstream's record",
    pattern: new RegExp(`${HOST}/api/rest/v\\d/clusters/(?<cluster>\\d{1,12})${TAIL}`, "i"),
  },
  {
    name: "by upstream's id, here",
    pattern: new RegExp(
      `^(?:https?://[^/?#]{1,253})?(?:/api)?/opinions/clusters/(?<cluster>[a-z0-9.-]{1,80})${TAIL}`,
      "i",
    ),
  },
  {
    name: "stable address, here",
    pattern:
      /^(?:https?:\/\/[^/?#]{1,253})?(?:\/api)?\/opinions\/(?:cases\/)?(?<docket>[a-z0-9.-]{1,80})\/(?<cluster>\d{1,12}|(?:ga|cap)-[a-z0-9-]{1,70})(?:\.md|\/(?:text|full-text|markdown))?\/?$/i,
  },
  {
    name: "address of a docket number, here",
    pattern:
      /^(?:https?:\/\/[^/?#]{1,253})?(?:\/api)?\/opinions\/(?:cases\/)?(?<docket>[a-z0-9-]{1,80})(?:\.md|\/(?:text|full-text|markdown))?\/?$/i,
  },
];

const URL_START = /^(?:https?:\/\/|\/|www\.|courtlistener\.com\/)/i;

/** An address of an opinion, upstream's or the service's own. Any other address is unknown: nothing in it is searched. */
export function readWrittenAddress(text: string): OpinionReading | null {
  for (const { pattern } of ADDRESSES) {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined) continue;
    const cluster = parseClusterId(groups["cluster"]?.toLowerCase() ?? "");
    const docket = parseDocketNumber(groups["docket"] ?? "");
    if (docket !== null) return { kind: "dockets", dockets: [docket], cluster, canonical: false };
    if (cluster !== null) return { kind: "cluster", cluster };
  }
  return URL_START.test(text) ? unknownOpinion("That is not the address of an opinion.") : null;
}
