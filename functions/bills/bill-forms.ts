import type { Route, RouteId } from "../../src/contract/routes.ts";
import { routeById } from "../route-by-id.ts";

/** Routes that lead to one bill, and the one that gives it in the same form. Every other leads to the record or the page. */
const FORMS: ReadonlyMap<string, RouteId> = new Map<RouteId, RouteId>([
  ["bills.upstream", "bills.bill"],
  ["bills.upstream.full-text", "bills.bill.full-text"],
  ["bills.upstream.markdown", "bills.bill.markdown"],
  ["bills.bill", "bills.bill"],
  ["bills.bill.full-text", "bills.bill.full-text"],
  ["bills.bill.text", "bills.bill.text"],
  ["bills.bill.markdown", "bills.bill.markdown"],
  ["site.session", "site.bill"],
  ["site.session.md", "site.bill.md"],
  ["site.bill", "site.bill"],
  ["site.bill.md", "site.bill.md"],
  ["site.bill.text", "site.bill.text"],
]);

/** Forms that a bill without a text does not have. */
const TEXTS: ReadonlySet<string> = new Set<RouteId>(["bills.bill.full-text", "bills.bill.text", "site.bill.text"]);

/** The route that gives a bill in the form in which a route was asked. */
export function billRoute(route: Route): Route {
  return routeById(FORMS.get(route.id) ?? recordOf(route));
}

/** The same, for a bill that may have no text: its record then, or its page. */
export function billRouteFor(route: Route, hasText: () => boolean): Route {
  const form = billRoute(route);
  return TEXTS.has(form.id) && !hasText() ? routeById(recordOf(route)) : form;
}

/** The text route beside a bill's record or page. */
export function billTextRoute({ host }: Route): Route {
  return routeById(host === "site" ? "site.bill.text" : "bills.bill.text");
}

function recordOf({ host }: Route): RouteId {
  return host === "site" ? "site.bill" : "bills.bill";
}
