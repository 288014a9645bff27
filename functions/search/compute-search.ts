import { collectionStamp } from "../../src/corpus/collection-stamp.ts";
import type { Collection } from "../../src/model/common.ts";
import { renderJson } from "../../src/render/render-json.ts";
import { searchMarkdown } from "../../src/render/search/search-markdown.ts";
import type { Compute } from "../computed.ts";
import { searchAsked } from "./search-asked.ts";
import { JSON_LIMIT, MARKDOWN_LIMIT, searchRequest } from "./search-request.ts";
import { unavailable } from "./unavailable.ts";

/** `GET /{collection}/search` (contract section 4.1). */
export function computeSearch(collection: Collection): Compute {
  return async (reading) => {
    const request = searchRequest(reading, collection, JSON_LIMIT);
    const outcome = await reading.release.searches.search(request);
    if (outcome.kind === "unavailable") return unavailable(outcome.why);
    return { kind: "body", body: renderJson(outcome.value) };
  };
}

/** `GET /{collection}/search/markdown`. */
export function computeSearchMarkdown(collection: Collection): Compute {
  return async (reading) => {
    const request = searchRequest(reading, collection, MARKDOWN_LIMIT);
    const outcome = await reading.release.searches.search(request);
    if (outcome.kind === "unavailable") return unavailable(outcome.why);
    const stamp = collectionStamp(reading.release.corpus, collection);
    return { kind: "body", body: searchMarkdown(outcome.value, stamp, searchAsked(reading, collection)) };
  };
}
