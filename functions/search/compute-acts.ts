import { LIMITS } from "../../src/contract/limits.ts";
import { renderJson } from "../../src/render/render-json.ts";
import type { Compute } from "../computed.ts";
import { unavailable } from "./unavailable.ts";

/** `GET /code/acts`: the short titles with these words, all of them without (contract section 4.4). */
export const computeActs: Compute = async ({ release, query }) => {
  const request = { q: query["q"] ?? null, limit: Number(query["limit"] ?? LIMITS.actsDefault) };
  const outcome = await release.searches.acts(request);
  if (outcome.kind === "unavailable") return unavailable(outcome.why);
  return { kind: "body", body: renderJson(outcome.value) };
};
