import type { Route, RouteId } from "../../src/contract/routes.ts";
import { routeById } from "../route-by-id.ts";

/** Routes that lead to one opinion, and the one that gives it in the same form at its stable address. */
const FORMS: ReadonlyMap<string, RouteId> = new Map<RouteId, RouteId>([
  ["opinions.cluster", "opinions.opinion"],
  ["opinions.cluster.full-text", "opinions.opinion.full-text"],
  ["opinions.cluster.markdown", "opinions.opinion.markdown"],
  ["opinions.case", "opinions.opinion"],
  ["opinions.case.full-text", "opinions.opinion.full-text"],
  ["opinions.case.text", "opinions.opinion.text"],
  ["opinions.case.markdown", "opinions.opinion.markdown"],
  ["opinions.opinion", "opinions.opinion"],
  ["opinions.opinion.full-text", "opinions.opinion.full-text"],
  ["opinions.opinion.text", "opinions.opinion.text"],
  ["opinions.opinion.markdown", "opinions.opinion.markdown"],
  ["site.case", "site.opinion"],
  ["site.case.md", "site.opinion.md"],
  ["site.case.text", "site.opinion.text"],
  ["site.opinion", "site.opinion"],
  ["site.opinion.md", "site.opinion.md"],
  ["site.opinion.text", "site.opinion.text"],
]);

/** Forms that an opinion without a text does not have. */
const TEXTS: ReadonlySet<string> = new Set<RouteId>([
  "opinions.opinion.full-text",
  "opinions.opinion.text",
  "site.opinion.text",
]);

/** Id of the route that gives an opinion, at its stable address, in the form in which a route was asked. */
export function opinionForm({ id, host }: Route): RouteId {
  return FORMS.get(id) ?? recordOf(host);
}

/** The same as a row of the table. */
export function opinionRoute(route: Route): Route {
  return routeById(opinionForm(route));
}

/** The same, for an opinion that may have no text: its record then, or its page. */
export function opinionRouteFor(route: Route, hasText: () => boolean): Route {
  const form = opinionRoute(route);
  return TEXTS.has(form.id) && !hasText() ? routeById(recordOf(route.host)) : form;
}

function recordOf(host: Route["host"]): RouteId {
  return host === "site" ? "site.opinion" : "opinions.opinion";
}
