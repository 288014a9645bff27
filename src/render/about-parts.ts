import type { PublicRoots } from "../contract/addresses.ts";
import type { Route } from "../contract/routes.ts";
import type { BillsMeta, CodeMeta, OpinionsMeta } from "../model/service-records.ts";
import { type Blocks, code, line, link, list, type Words } from "./nodes.ts";
import { routeUrl } from "./route-url.ts";

/** What the address of a route is worked out from: only routes that exist are named. */
export type AboutPlaces = { routes: readonly Route[]; roots: PublicRoots };

/** What a collection says of itself. */
export type AnyMeta = CodeMeta | BillsMeta | OpinionsMeta;

/** A heading and what stands below it; a part with nothing to say is left out. */
export type AboutPart<M> = { heading: string; blocks: (meta: M, places: AboutPlaces) => Blocks };

/** What to know first. */
export const QUALIFICATIONS: AboutPart<AnyMeta> = {
  heading: "Before relying on it",
  blocks: ({ qualifications }) => lines(qualifications.map((said) => [said])),
};

/** Where the texts come from, and on what terms. */
export const SOURCES: AboutPart<AnyMeta> = {
  heading: "Sources",
  blocks: ({ sources }) => lines(sources.map(({ name, url, license }) => [link(name, url), ` (${license})`])),
};

/** Who is behind the service, and who is not. */
export const INDEPENDENCE_PART: AboutPart<AnyMeta> = {
  heading: "Independence",
  blocks: ({ independence }) => [line(independence)],
};

/** Lines as a list; nothing where there are none. */
export function lines(entries: readonly Words[]): Blocks {
  return entries.length === 0 ? [] : [list(entries.map((words) => ({ words, below: [] })))];
}

/** A line that leads to a route, where there is one. */
function toRoute(id: string, { routes, roots }: AboutPlaces, said: (at: ReturnType<typeof link>) => Words): Words[] {
  const route = routes.find((each) => each.id === id);
  if (route === undefined) return [];
  const address = routeUrl(route, roots);
  return [said(link(address, address))];
}

/** How a quotation is checked, where the service checks them. */
export function quotationCheck(collection: AnyMeta["collection"], places: AboutPlaces): Words[] {
  return toRoute(`${collection}.verify`, places, (at) => [
    "A quotation: POST it as ",
    code('{"id": …, "quote": …}'),
    " to ",
    at,
  ]);
}

/** How a reader finds out whether a copy is what is served now. */
export function versionCheck(collection: AnyMeta["collection"], places: AboutPlaces): Words[] {
  return toRoute(`${collection}.meta`, places, (at) => [
    "Whether this is still what is served: the ",
    code("corpus_version"),
    " at ",
    at,
  ]);
}

/** The line of an attribution, where the source asks for one. */
export function attributed({ attribution }: Pick<AnyMeta, "attribution">): Words[] {
  return attribution === null ? [] : [[`Attribution: ${attribution}`]];
}

/** How a copy is cited, beside the document itself. */
export const THIS_COPY: Words = [
  "This copy, by ",
  code("canonical_url"),
  ", which stays, with ",
  code("corpus_version"),
  " and ",
  code("date"),
  ".",
];
