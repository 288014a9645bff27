import type { PublicRoots } from "../contract/addresses.ts";
import type { Route } from "../contract/routes.ts";

/** Public address of a route, path parameters in braces: `https://…/api/code/sections/{ref}`. */
export function routeUrl({ host, path }: Pick<Route, "host" | "path">, roots: PublicRoots): string {
  const written = path.replace(/:(\w+)/g, "{$1}");
  // The API root already ends in the `/api` with which its paths begin.
  return host === "site" ? `${roots.site}${written}` : `${roots.api}${written.replace(/^\/api(?=\/|$)/, "")}`;
}
