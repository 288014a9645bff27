import { billNumber, sessionSlug } from "../../model/stored-bill.ts";
import { clusterId, docketNumber } from "../../model/stored-opinion.ts";
import { canonicalCitation } from "../../model/stored-section.ts";
import type { JsonSchema } from "./openapi-types.ts";

/**
 * What JSON Schema can say of strings that a parser checks at run time. The patterns are wider than the parsers, never
 * narrower: a test holds every reference's example against them.
 */
export const WRITTEN_STRINGS: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
  [
    canonicalCitation,
    {
      type: "string",
      pattern: "^[1-9][0-9]?-[0-9A-Z.]{1,11}-[0-9A-Z.]{1,26}$",
      description: "Canonical citation of a section of the Code, `16-5-1`.",
    },
  ],
  [
    billNumber,
    {
      type: "string",
      pattern: "^(?:hb|sb|hr|sr)[1-9][0-9]{0,4}(?:ex[1-9]?)?$",
      description: "Canonical number of a bill within its session, `hb136`.",
    },
  ],
  [
    sessionSlug,
    {
      type: "string",
      pattern: "^[12][0-9]{3}(?:-[12][0-9]{3})?(?:-special-[1-9][0-9]?)?$",
      description: "Canonical name of a session, `2025-2026` or `2021-special-1`.",
    },
  ],
  [
    docketNumber,
    {
      type: "string",
      pattern: "^[0-9A-Z](?:[0-9A-Z.-]{0,78}[0-9A-Z])?$",
      description: "Canonical docket number, `S19A0992`; `CLUSTER-` and the cluster id where a case has none.",
    },
  ],
  [
    clusterId,
    {
      type: "string",
      pattern: "^(?:[1-9][0-9]{0,11}|(?:ga|cap)-[a-z0-9.-]{1,70})$",
      description: "Upstream’s id of an opinion as a whole, `4404371`, `ga-s19a0992` or `cap-123`.",
    },
  ],
]);
