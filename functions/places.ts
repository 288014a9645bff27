import {
  chapterAddresses,
  constitutionAddresses,
  type PublicRoots,
  provisionAddresses,
  sectionAddresses,
  titleAddresses,
} from "../src/contract/addresses.ts";
import type { Route } from "../src/contract/routes.ts";
import type { Corpus } from "../src/corpus/corpus.ts";
import { type Citation, citationParts } from "../src/identifiers/citation.ts";
import { type Provision, provisionId, type Scheme } from "../src/identifiers/provision.ts";
import type { Place } from "./problem.ts";
import { fillPath, type PathParams } from "./route-paths.ts";

/** The public address of a host, without `/api`. */
export function origin(roots: PublicRoots, host: Route["host"]): string {
  return host === "site" ? roots.site : roots.api.replace(/\/api$/, "");
}

/** The public address of a route with its parameters. */
export function routeUrl(roots: PublicRoots, route: Pick<Route, "host" | "path">, params: PathParams): string {
  return origin(roots, route.host) + fillPath(route.path, params);
}

/** A section, in the same form (JSON, text, Markdown, page) as the route that was asked. */
export function sectionPlace(roots: PublicRoots, route: Route, citation: Citation): Place {
  const asked = route.path.includes(":ref") ? routeUrl(roots, route, { ref: citation }) : null;
  const { json_url, canonical_url } = sectionAddresses(roots, citation);
  return { id: citation, url: asked ?? (route.host === "site" ? canonical_url : json_url) };
}

/** A provision, in the same form as the route that was asked. */
export function provisionPlace(roots: PublicRoots, route: Route, { scheme, slug }: Provision): Place {
  const asked = route.path.includes(":citation") ? routeUrl(roots, route, { scheme, citation: slug }) : null;
  const { json_url, canonical_url } = provisionAddresses(roots, scheme, slug);
  return { id: provisionId(scheme, slug), url: asked ?? (route.host === "site" ? canonical_url : json_url) };
}

/** A constitution that the store holds, or null. */
export function constitutionPlace(corpus: Corpus, host: Route["host"], scheme: Scheme): Place | null {
  if (corpus.constitution(scheme) === null) return null;
  return { id: `constitution/${scheme}`, url: mapUrl(host, constitutionAddresses(corpus.roots, scheme)) };
}

/** The map above a section: its chapter, where there is none its title, else every title. */
export function placeAbove(corpus: Corpus, host: Route["host"], citation: Citation): Place {
  const { title, chapter } = citationParts(citation);
  return chapterPlace(corpus, host, title, chapter) ?? titlePlace(corpus, host, title) ?? treePlace(corpus, host);
}

/** A chapter that exists, or null. */
export function chapterPlace(corpus: Corpus, host: Route["host"], title: number, chapter: string): Place | null {
  if (corpus.chapter(title, chapter) === null) return null;
  return { id: `title-${title}/chapter-${chapter}`, url: mapUrl(host, chapterAddresses(corpus.roots, title, chapter)) };
}

/** A title that exists, or null. */
export function titlePlace(corpus: Corpus, host: Route["host"], title: number): Place | null {
  if (corpus.title(title) === null) return null;
  return { id: `title-${title}`, url: mapUrl(host, titleAddresses(corpus.roots, title)) };
}

/** The list of every title. */
export function treePlace({ roots }: Corpus, host: Route["host"]): Place {
  return { id: "code", url: host === "site" ? `${roots.site}/code` : `${roots.api}/code/tree` };
}

/** Where a map stands on a host. */
export function mapUrl(
  host: Route["host"],
  { canonical_url, json_url }: { canonical_url: string; json_url: string },
): string {
  return host === "site" ? canonical_url : json_url;
}
