import { ROUTES, type Route } from "../src/contract/routes.ts";
import type { Corpus } from "../src/corpus/corpus.ts";
import { collectionOf, isLoaded } from "./loaded-collections.ts";
import { routeUrl } from "./places.ts";
import type { Place } from "./problem.ts";
import { isRequired } from "./read-query.ts";

/** The routes of a host that need nothing filled in and have something behind them: where a lost reader starts. */
export function startingPlaces(corpus: Corpus, host: Route["host"]): Place[] {
  const plain = ROUTES.filter((route: Route) => !route.path.includes(":") && !route.query.some(isRequired));
  return plain
    .filter((route) => route.host === host && isThere(corpus, route))
    .map((route) => ({ id: route.summary, url: routeUrl(corpus.roots, route, {}) }));
}

function isThere(corpus: Corpus, route: Route): boolean {
  const collection = collectionOf(route);
  return collection === null || isLoaded(corpus, collection);
}
