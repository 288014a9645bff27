import { LIMITS } from "../../src/contract/limits.ts";
import type { Compute } from "../computed.ts";
import { batchAnswer, invalidIds, noIds } from "./batch-answer.ts";
import { catalogueOf } from "./catalogue.ts";
import { readItemIds } from "./item-id.ts";
import { longestIds, nextIds } from "./next-ids.ts";
import { planItems } from "./plan-items.ts";
import { takeItems } from "./take-items.ts";

/** `GET /code/items`: the first documents of a list of ids, and the ids of the rest. */
export const computeItems: Compute = (reading) => {
  const ids = readItemIds(reading.query["ids"] ?? "");
  if (ids.length === 0) return noIds();
  const catalogue = catalogueOf(reading.release.corpus);
  const planned = planItems(ids.map((id) => ({ written: id.written, span: catalogue.spanOf(id) })));
  const budget = { ids: LIMITS.itemsDocuments, documents: LIMITS.itemsSections, chars: LIMITS.itemsChars };
  const { items, notFound, rest } = takeItems(planned, catalogue.read, budget);
  if (longestIds(rest, catalogue.idAt) > LIMITS.itemsIdsChars) return invalidIds(TOO_LONG_A_REST, "string_too_long");
  return batchAnswer(reading, { items, notFound, nextIds: nextIds(rest, catalogue.idAt) });
};

const TOO_LONG_A_REST =
  `What would be left for the next read does not fit into ${LIMITS.itemsIdsChars} characters: ` +
  "ask for fewer ids at once, and name a section either alone or within a range";
