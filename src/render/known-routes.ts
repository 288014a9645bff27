import type { AboutPlaces } from "./about-parts.ts";
import { type Blocks, code, list } from "./nodes.ts";
import { routeUrl } from "./route-url.ts";

/** The addresses of these routes with what they answer; a route that does not exist is not named. */
export function knownRoutes(ids: readonly string[], { routes, roots }: AboutPlaces): Blocks {
  const entries = ids.flatMap((id) => {
    const route = routes.find((each) => each.id === id);
    if (route === undefined) return [];
    const query = route.query.map(({ name }) => name).join(", ");
    const rest = `: ${route.summary}${query === "" ? "" : ` (${query})`}`;
    return [{ words: [code(`${route.method} ${routeUrl(route, roots)}`), rest], below: [] }];
  });
  return entries.length === 0 ? [] : [list(entries)];
}
