import { ROUTES, type Route, type RouteId } from "../src/contract/routes.ts";

const BY_ID: ReadonlyMap<string, Route> = new Map(ROUTES.map((route) => [route.id, route]));

/** The row of the table with this id. */
export function routeById(id: RouteId): Route {
  const route = BY_ID.get(id);
  if (route === undefined) throw new Error(`the table has no route ${id}`);
  return route;
}
