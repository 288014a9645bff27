import { LIMITS } from "../../src/contract/limits.ts";
import type { CodeItems } from "../../src/model/code-lists.ts";
import { renderJson } from "../../src/render/render-json.ts";
import { notValid } from "../answer.ts";
import type { Compute, Computed } from "../computed.ts";
import { withQuery } from "../redirect.ts";
import { catalogueOf } from "./catalogue.ts";
import { readItemIds } from "./item-id.ts";
import { longestIds, nextIds } from "./next-ids.ts";
import { planItems } from "./plan-items.ts";
import { takeItems } from "./take-items.ts";

/** `GET /code/items`: the first documents of a list of ids, and the ids of the rest. */
export const computeItems: Compute = ({ release: { corpus }, query }) => {
  const ids = readItemIds(query["ids"] ?? "");
  if (ids.length === 0) return invalid("No id among these characters", "value_error");
  const catalogue = catalogueOf(corpus);
  const planned = planItems(ids.map((id) => ({ written: id.written, span: catalogue.spanOf(id) })));
  const { items, notFound, rest } = takeItems(planned, catalogue.read);
  if (longestIds(rest, catalogue.idAt) > LIMITS.itemsIdsChars) return invalid(TOO_LONG_A_REST, "string_too_long");
  const next = nextIds(rest, catalogue.idAt);
  const answer: CodeItems = {
    items,
    not_found: notFound,
    next_ids: next,
    next: next.length === 0 ? null : withQuery(`${corpus.roots.api}/code/items`, "", { ids: next.join(",") }),
  };
  return { kind: "body", body: renderJson(answer) };
};

const TOO_LONG_A_REST =
  `What would be left for the next read does not fit into ${LIMITS.itemsIdsChars} characters: ` +
  "ask for fewer ids at once, and name a section either alone or within a range";

function invalid(msg: string, type: string): Computed {
  return { kind: "answer", answer: notValid([{ loc: ["query", "ids"], msg, type }]) };
}
