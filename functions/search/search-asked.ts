import type { RouteId } from "../../src/contract/routes.ts";
import type { Collection } from "../../src/model/common.ts";
import type { SearchAsked, SearchForm } from "../../src/render/search/search-forms.ts";
import { routeUrl } from "../places.ts";
import type { Reading } from "../reading.ts";
import { routeById } from "../route-by-id.ts";

/** A search with the addresses at which it can be asked again: in other forms, with other words, without a filter. */
export function searchAsked({ release, query }: Reading, collection: Collection): SearchAsked {
  const form = (id: RouteId): SearchForm => {
    const route = routeById(id);
    return { url: routeUrl(release.corpus.roots, route, {}), takes: new Set(route.query.map(({ name }) => name)) };
  };
  return {
    collection,
    query,
    forms: {
      json: form(`${collection}.search`),
      markdown: form(`${collection}.search.markdown`),
      page: form("site.search"),
    },
  };
}
