import {
  chapterAddresses,
  constitutionAddresses,
  type DocumentAddresses,
  type PublicRoots,
  provisionAddresses,
  sectionAddresses,
  titleAddresses,
} from "../src/contract/addresses.ts";
import type { Route } from "../src/contract/routes.ts";
import type { Citation } from "../src/identifiers/citation.ts";
import type { ProvisionSlug, Scheme } from "../src/identifiers/provision.ts";
import type { PathParams } from "./route-paths.ts";

/** Addresses of one document by the media type that stands there; the page is its HTML. */
type Forms = Partial<Record<Route["type"], string>>;

/** Families of routes that give one document, by the start of their artifact's path, and where its forms stand. */
const FAMILIES: readonly { artifact: RegExp; forms: (roots: PublicRoots, params: PathParams) => Forms }[] = [
  {
    artifact: /^(?:pages\/)?code\/sections\/\{ref\}/,
    forms: (roots, { ref }) => formsOf(sectionAddresses(roots, ref as Citation)),
  },
  {
    artifact: /^(?:pages\/)?(?:code\/)?constitution\/\{scheme\}\/\{citation\}/,
    forms: (roots, { scheme, citation }) =>
      formsOf(provisionAddresses(roots, scheme as Scheme, citation as ProvisionSlug)),
  },
  {
    artifact: /^(?:pages\/)?(?:code\/)?constitution\/\{scheme\}\./,
    forms: (roots, { scheme }) => formsOf(constitutionAddresses(roots, scheme as Scheme)),
  },
  {
    artifact: /^(?:pages\/)?code\/titles\/\{title\}\/chapters\/\{chapter\}/,
    forms: (roots, { title, chapter }) => formsOf(chapterAddresses(roots, Number(title), chapter ?? "")),
  },
  {
    artifact: /^(?:pages\/)?code\/titles\/\{title\}\./,
    forms: (roots, { title }) => formsOf(titleAddresses(roots, Number(title))),
  },
  {
    artifact: /^(?:pages\/)?code(?:\/(?:tree|index))?\./,
    forms: ({ site, api }) => ({
      "text/html": `${site}/code`,
      "application/json": `${api}/code/tree`,
      "text/markdown": `${api}/code/index/markdown`,
    }),
  },
];

/**
 * The `Link` header of a document: its page is `canonical`, its other forms are `alternate`. The form that is being sent
 * is left out, except the page, which is canonical for itself too. Null for what has one form.
 */
export function twinLinks(roots: PublicRoots, route: Route, params: PathParams): string | null {
  const family = FAMILIES.find(({ artifact }) => artifact.test(route.artifact ?? ""));
  if (family === undefined) return null;
  const links = Object.entries(family.forms(roots, params)).flatMap(([type, url]) => {
    if (type === "text/html") return [`<${url}>; rel="canonical"`];
    return type === route.type ? [] : [`<${url}>; rel="alternate"; type="${type}"`];
  });
  return links.join(", ");
}

function formsOf(addresses: Omit<DocumentAddresses, "text_url"> & { text_url?: string }): Forms {
  const { canonical_url, json_url, md_url, text_url } = addresses;
  return {
    "text/html": canonical_url,
    "application/json": json_url,
    "text/markdown": md_url,
    ...(text_url !== undefined && { "text/plain": text_url }),
  };
}
