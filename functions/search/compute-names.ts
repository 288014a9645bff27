import { LIMITS } from "../../src/contract/limits.ts";
import type { NameList } from "../../src/model/search-lists.ts";
import { slimInLanguage } from "../../src/render/bills/slim-in-language.ts";
import { renderJson } from "../../src/render/render-json.ts";
import { opinionsOf } from "../collections.ts";
import type { Compute } from "../computed.ts";
import { languageOf } from "../language.ts";

/** `GET /opinions/search-by-name`: case names alone, those that begin with the words first (contract section 4.3). */
export const computeNames: Compute = (reading) => {
  const { query } = reading;
  const limit = Number(query["limit"] ?? LIMITS.listDefault);
  const { rows, total } = opinionsOf(reading).byName(query["q"] ?? "", limit);
  const items = rows.map(({ slim, spanish }) => slimInLanguage(slim, spanish, languageOf(query)));
  return { kind: "body", body: renderJson({ items, total, limit } satisfies NameList) };
};
