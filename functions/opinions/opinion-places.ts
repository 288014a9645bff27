import { yearAddresses } from "../../src/contract/addresses.ts";
import type { Route } from "../../src/contract/routes.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import type { OpinionKey } from "../../src/corpus/opinion-shelf.ts";
import { opinionAddress } from "../../src/identifiers/opinions/opinion-id.ts";
import { mapUrl, routeUrl } from "../places.ts";
import type { Place } from "../problem.ts";
import type { PathParams } from "../route-paths.ts";
import { opinionRouteFor } from "./opinion-forms.ts";

/** An opinion at its stable address, in the same form as the route that was asked, where it has that form. */
export function opinionPlace({ opinions, roots }: Corpus, route: Route, key: OpinionKey): Place {
  const form = opinionRouteFor(route, () => (opinions?.opinion(key)?.text ?? null) !== null);
  return { id: opinionAddress(key.docket, key.cluster), url: routeUrl(roots, form, opinionParams(key)) };
}

/** The path parameters of an opinion's stable address. */
export function opinionParams({ docket, cluster }: OpinionKey): PathParams {
  return { docket, cluster_id: cluster };
}

/** A year of opinions. */
export function yearPlace({ roots }: Corpus, host: Route["host"], year: number): Place {
  return { id: `year-${year}`, url: mapUrl(host, yearAddresses(roots, year)) };
}

/** The list of every year. */
export function yearsPlace({ roots }: Corpus, host: Route["host"]): Place {
  return { id: "opinions", url: host === "site" ? `${roots.site}/opinions` : `${roots.api}/opinions/years` };
}
