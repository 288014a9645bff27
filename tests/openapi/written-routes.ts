import { neverHere } from "../../functions/route-function.ts";
import { ROUTE_FUNCTIONS } from "../../functions/route-functions.ts";
import { ROUTES, type Route, type RouteId } from "../../src/contract/routes.ts";
import { REDIRECT_ROUTES } from "../../src/model/route-shapes.ts";

/** Routes of the API that have a function. One whose row came first answers nothing yet, and so has no example. */
export const WRITTEN_ROUTES: readonly Route[] = ROUTES.filter(
  ({ id, host }) =>
    host === "api" && (REDIRECT_ROUTES.has(id) || ROUTE_FUNCTIONS[id as RouteId]?.compute !== neverHere),
);
