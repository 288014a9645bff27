import { artifactPath } from "../../src/contract/artifact-path.ts";
import { COLLECTIONS, type Collection } from "../../src/model/common.ts";
import { resultsHtml } from "../../src/render/search/results-html.ts";
import { shownQuery } from "../../src/render/search/search-sentences.ts";
import { within } from "../collections.ts";
import type { Compute } from "../computed.ts";
import { defaultPage } from "../default-page.ts";
import { treePlace } from "../places.ts";
import type { Reading } from "../reading.ts";
import type { Locate } from "../route-function.ts";
import { fillPage } from "./fill-page.ts";
import { searchAsked } from "./search-asked.ts";
import { JSON_LIMIT, searchRequest } from "./search-request.ts";
import { unavailable } from "./unavailable.ts";

/** The page searches one collection: it is not there in a release without that. */
export const locateSearchPage: Locate = (reading) => {
  const functions = { locate: () => null, compute: computeSearchPage };
  return asksNothing(reading) ? null : within(collectionAsked(reading), functions).locate(reading);
};

/** `/search` on the site: the published page, filled with the results. Without words it is served as it is. */
export const computeSearchPage: Compute = async (reading) => {
  const { release, query } = reading;
  const template = asksNothing(reading) ? null : await templateOf(reading);
  if (template === null) return defaultPage(reading, [], treePlace(release.corpus, "api"));
  const collection = collectionAsked(reading);
  const outcome = await release.searches.search(searchRequest(reading, collection, JSON_LIMIT));
  if (outcome.kind === "unavailable") return unavailable(outcome.why);
  const { corpus } = release;
  const filling = {
    values: new Map([...Object.entries(query), ["collection", collection]] as [string, string][]),
    title: shownQuery(query["q"] ?? ""),
    results: resultsHtml(outcome.value, searchAsked(reading, collection), corpus.roots),
  };
  return { kind: "body", body: fillPage(template, filling) };
};

function asksNothing({ query }: Reading): boolean {
  return (query["q"] ?? "").trim() === "";
}

function collectionAsked({ query }: Reading): Collection {
  return COLLECTIONS.find((name) => name === query["collection"]) ?? "code";
}

async function templateOf({ release, route }: Reading): Promise<string | null> {
  const page = await release.files.find(artifactPath(route.artifact ?? "", {}));
  return page !== null && page.body instanceof Uint8Array ? Buffer.from(page.body).toString("utf8") : null;
}
