import { ASK_ROUTES } from "./routes-ask.ts";
import { BILL_ROUTES } from "./routes-bills.ts";
import { CODE_ROUTES } from "./routes-code.ts";
import { OPINION_ROUTES } from "./routes-opinions.ts";
import { SEARCH_ROUTES } from "./routes-search.ts";
import { SERVICE_ROUTES } from "./routes-service.ts";
import { SITE_ROUTES } from "./routes-site.ts";
import { BEACON_ROUTES, VERIFY_ROUTES } from "./routes-verify.ts";

export type { QueryParameter } from "./query-parameters.ts";
export type { Route } from "./route.ts";

/** Every route of both hosts: the server, the publisher, the description and the contract tests read this table. */
export const ROUTES = [
  ...SERVICE_ROUTES,
  ...CODE_ROUTES,
  ...BILL_ROUTES,
  ...OPINION_ROUTES,
  ...SEARCH_ROUTES,
  ...VERIFY_ROUTES,
  ...BEACON_ROUTES,
  ...ASK_ROUTES,
  ...SITE_ROUTES,
];

/** Id of a route. */
export type RouteId = (typeof ROUTES)[number]["id"];
