import type { Route } from "../../contract/routes.ts";
import { COLLECTIONS, type Collection } from "../../model/common.ts";
import { REDIRECT_ROUTES } from "../../model/route-shapes.ts";
import { PATH_WORDS, type PathWords } from "./path-words.ts";

/** A row of the route table as the description reads it. */
export type DescribedRoute = Omit<Route, "type"> & { type: string };

/** The collection that a route of the API belongs to; null for the API itself. */
export function tagOf({ id }: Pick<Route, "id">): Collection | "service" {
  const [first] = id.split(".");
  return COLLECTIONS.find((name) => name === first) ?? "service";
}

/** A path as OpenAPI writes it: `/api/code/sections/{ref}`. */
export function templatePath({ path }: Pick<Route, "path">): string {
  return path.replace(/:(\w+)/g, "{$1}");
}

/** The route's path parameters in order, each with its words. */
export function pathWords(route: Pick<Route, "id" | "path">): (PathWords & { name: string })[] {
  return [...route.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => {
    const words = PATH_WORDS.get(`${tagOf(route)}.${name}`) ?? PATH_WORDS.get(name);
    if (words === undefined) throw new Error(`path-words.ts says nothing of the parameter ${name} of ${route.path}`);
    return { name, ...words };
  });
}

/** Status of a success. */
export function successStatus(route: DescribedRoute): 200 | 204 | 308 {
  if (REDIRECT_ROUTES.has(route.id)) return 308;
  return route.success;
}

/** Whether a read is computed when it is asked for, rather than a file. */
export function isComputed(route: DescribedRoute): boolean {
  return route.artifact === null && route.path.startsWith("/api/") && successStatus(route) !== 308;
}

/** Redirects that a route may answer with, its success left out. What is posted is answered where it was sent. */
export function redirectsOf(route: DescribedRoute): (307 | 308)[] {
  if (route.body !== null) return [];
  const all = new Set(pathWords(route).flatMap(({ redirects }) => redirects));
  return ([307, 308] as const).filter((status) => all.has(status) && status !== successStatus(route));
}
