import type { PublicRoots } from "../contract/addresses.ts";
import type { Route } from "../contract/routes.ts";
import type { BillsMeta, CodeMeta, CollectionRoot, OpinionsMeta } from "../model/service-records.ts";
import { routeUrl } from "./route-url.ts";

/** What the root of a collection answers (contract section 4.1): coverage, and every route of it on the API host. */
export function collectionRoot(
  { collection, corpus_version, specimen, coverage, qualifications }: CodeMeta | BillsMeta | OpinionsMeta,
  routes: readonly Route[],
  roots: PublicRoots,
): CollectionRoot {
  const own = routes.filter(({ host, id }) => host === "api" && (id === collection || id.startsWith(`${collection}.`)));
  return {
    collection,
    corpus_version,
    specimen,
    coverage,
    qualifications,
    routes: own.map((route) => ({ method: route.method, url: routeUrl(route, roots), summary: route.summary })),
  };
}
