import { LIMITS } from "../../src/contract/limits.ts";
import type { OpinionFilter } from "../../src/corpus/opinion-shelf.ts";
import type { OpinionList } from "../../src/model/opinion-lists.ts";
import { renderJson } from "../../src/render/render-json.ts";
import { listWindow } from "../../src/render/windows/list-window.ts";
import { opinionsOf } from "../collections.ts";
import type { Compute, Computed } from "../computed.ts";
import { languageOf } from "../language.ts";
import { routeUrl } from "../places.ts";
import type { Reading } from "../reading.ts";
import { checkedList, readCaseTypes, readYears } from "./read-filters.ts";

/** `GET /opinions/recent`: newest filing date first (contract section 4.3). */
export const computeRecentOpinions: Compute = (reading) => opinionList(reading, {});

/** `GET /opinions/filtered`: what all filters leave of the same list. */
export const computeFilteredOpinions: Compute = (reading) => {
  const { year, case_type, q: words } = reading.query;
  return opinionList(reading, {
    ...(year !== undefined && { years: checkedList(readYears(year)) }),
    ...(case_type !== undefined && { caseTypes: checkedList(readCaseTypes(opinionsOf(reading), case_type)) }),
    ...(words !== undefined && { words }),
  });
};

function opinionList(reading: Reading, filter: OpinionFilter): Computed {
  const { query, release, route } = reading;
  const window = { offset: Number(query["offset"] ?? 0), limit: Number(query["limit"] ?? LIMITS.listDefault) };
  const stored = opinionsOf(reading).newest(filter, window);
  const url = routeUrl(release.corpus.roots, route, {});
  const list = listWindow(stored, { ...window, lang: languageOf(query) }, url, query) satisfies OpinionList;
  return { kind: "body", body: renderJson(list) };
}
