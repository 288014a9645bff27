import { sessionAddresses } from "../../src/contract/addresses.ts";
import type { Route } from "../../src/contract/routes.ts";
import type { BillKey } from "../../src/corpus/bill-shelf.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import { billAddress } from "../../src/identifiers/bills/bill-id.ts";
import type { SessionSlug } from "../../src/identifiers/bills/session-slug.ts";
import { mapUrl, routeUrl } from "../places.ts";
import type { Place } from "../problem.ts";
import { billRouteFor } from "./bill-forms.ts";

/** A bill, in the same form (JSON, text, Markdown, page) as the route that was asked, where it has that form. */
export function billPlace({ bills, roots }: Corpus, route: Route, key: BillKey): Place {
  const form = billRouteFor(route, () => (bills?.bill(key)?.text ?? null) !== null);
  return { id: billAddress(key.session, key.number), url: routeUrl(roots, form, key) };
}

/** A session of the General Assembly. */
export function sessionPlace({ roots }: Corpus, host: Route["host"], slug: SessionSlug): Place {
  return { id: slug, url: mapUrl(host, sessionAddresses(roots, slug)) };
}

/** The list of every session. */
export function sessionsPlace({ roots }: Corpus, host: Route["host"]): Place {
  return { id: "bills", url: host === "site" ? `${roots.site}/bills` : `${roots.api}/bills/sessions` };
}
