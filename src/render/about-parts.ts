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

/** What one collection says of itself, as lines, where all of them say the same kind of thing. */
type Said<M extends AnyMeta> = {
  /** Days beside those that every release has. */
  days: (meta: M) => readonly Words[];
  contents: (meta: M) => readonly Words[];
  leftOut: (meta: M) => readonly Words[];
  /** Parts that this collection alone has, before the sources. */
  own?: readonly AboutPart<M>[];
  terms: (meta: M) => readonly Words[];
  citing: readonly Words[];
  checks: readonly Words[];
  /** Parts that this collection alone has, at the end. */
  last?: readonly AboutPart<M>[];
};

/** The parts of what is said about a collection, in order. */
export function aboutParts<M extends AnyMeta>(said: Said<M>): readonly AboutPart<M>[] {
  return [
    { heading: "Before relying on it", blocks: ({ qualifications }) => lines(qualifications.map((words) => [words])) },
    { heading: "Days", blocks: (meta) => lines([...releaseDays(meta), ...said.days(meta)]) },
    { heading: "What is here", blocks: (meta) => lines(said.contents(meta)) },
    { heading: "What is left out", blocks: (meta) => lines(said.leftOut(meta)) },
    ...(said.own ?? []),
    {
      heading: "Sources",
      blocks: ({ sources }) => lines(sources.map(({ name, url, license }) => [link(name, url), ` (${license})`])),
    },
    { heading: "License", blocks: (meta) => lines([...said.terms(meta), ...attributed(meta)]) },
    { heading: "How to cite it", blocks: () => lines(said.citing) },
    {
      heading: "How to check it",
      blocks: ({ collection }, places) =>
        lines([...quotationCheck(collection, places), ...said.checks, ...versionCheck(collection, places)]),
    },
    ...(said.last ?? []),
    { heading: "Independence", blocks: ({ independence }) => [line(independence)] },
  ];
}

function releaseDays({ current_through, release_date }: AnyMeta): Words[] {
  return [[`Current through: ${current_through}`], [`Released: ${release_date}`]];
}

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
function quotationCheck(collection: AnyMeta["collection"], places: AboutPlaces): Words[] {
  return toRoute(`${collection}.verify`, places, (at) => [
    "A quotation: POST it as ",
    code('{"id": …, "quote": …}'),
    " to ",
    at,
  ]);
}

/** How a reader finds out whether a copy is what is served now. */
function versionCheck(collection: AnyMeta["collection"], places: AboutPlaces): Words[] {
  return toRoute(`${collection}.meta`, places, (at) => [
    "Whether this is still what is served: the ",
    code("corpus_version"),
    " at ",
    at,
  ]);
}

/** The line of an attribution, where the source asks for one. */
function attributed({ attribution }: Pick<AnyMeta, "attribution">): Words[] {
  return attribution === null ? [] : [[`Attribution: ${attribution}`]];
}

/** Where to read of what else is missing, where anything is. */
export function namedAbove(qualifications: AnyMeta["qualifications"]): Words[] {
  if (qualifications.length === 0) return [];
  return [["What else this copy does not hold is named above, before relying on it."]];
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
