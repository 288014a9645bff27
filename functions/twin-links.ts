import {
  billAddresses,
  chapterAddresses,
  constitutionAddresses,
  type DocumentAddresses,
  opinionAddresses,
  type PublicRoots,
  provisionAddresses,
  sectionAddresses,
  sessionAddresses,
  titleAddresses,
  yearAddresses,
} from "../src/contract/addresses.ts";
import { artifactPath } from "../src/contract/artifact-path.ts";
import type { Route } from "../src/contract/routes.ts";
import type { Corpus } from "../src/corpus/corpus.ts";
import type { BillNumber } from "../src/identifiers/bills/bill-number.ts";
import type { SessionSlug } from "../src/identifiers/bills/session-slug.ts";
import type { Citation } from "../src/identifiers/citation.ts";
import type { ClusterId } from "../src/identifiers/opinions/cluster-id.ts";
import type { DocketNumber } from "../src/identifiers/opinions/docket.ts";
import type { ProvisionSlug, Scheme } from "../src/identifiers/provision.ts";
import type { PathParams } from "./route-paths.ts";

/** Addresses of one document by the media type that stands there; the page is its HTML. */
type Forms = Partial<Record<Route["type"], string>>;

type Family = {
  artifact: RegExp;
  forms: (roots: PublicRoots, params: PathParams) => Forms;
  /** Artifact of the text, for documents that may have none. */
  text?: string;
};

/** Families of routes that give one document, by the start of their artifact's path, and where its forms stand. */
const FAMILIES: readonly Family[] = [
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
  {
    artifact: /^(?:pages\/)?bills\/(?:documents|full-text)\/\{session\}\/\{number\}/,
    forms: (roots, { session, number }) => formsOf(billAddresses(roots, session as SessionSlug, number as BillNumber)),
    text: "bills/documents/{session}/{number}.txt",
  },
  {
    artifact: /^(?:pages\/)?bills\/sessions\/\{session\}/,
    forms: (roots, { session }) => formsOf(sessionAddresses(roots, session as SessionSlug)),
  },
  {
    artifact: /^(?:pages\/)?opinions\/(?:documents|full-text)\/\{docket\}\/\{cluster_id\}/,
    forms: (roots, { docket, cluster_id }) =>
      formsOf(opinionAddresses(roots, docket as DocketNumber, cluster_id as ClusterId)),
    text: "opinions/documents/{docket}/{cluster_id}.txt",
  },
  {
    artifact: /^(?:pages\/)?opinions\/years\/\{year\}/,
    forms: (roots, { year }) => formsOf(yearAddresses(roots, Number(year))),
  },
  {
    artifact: /^(?:pages\/)?bills(?:\/(?:sessions|index))?\.(?:json|md|html)$/,
    forms: ({ site, api }) => ({
      "text/html": `${site}/bills`,
      "application/json": `${api}/bills/sessions`,
      "text/markdown": `${api}/bills/index/markdown`,
    }),
  },
  {
    artifact: /^(?:pages\/)?opinions(?:\/(?:years|index))?\.(?:json|md|html)$/,
    forms: ({ site, api }) => ({
      "text/html": `${site}/opinions`,
      "application/json": `${api}/opinions/years`,
      "text/markdown": `${api}/opinions/index/markdown`,
    }),
  },
];

/**
 * The `Link` header of a document: its page is `canonical`, its other forms are `alternate`. The form that is being sent
 * is left out, except the page, which is canonical for itself too, and so is a text that is not there. Null for what has one
 * form.
 */
export function twinLinks(corpus: Pick<Corpus, "artifact" | "roots">, route: Route, params: PathParams): string | null {
  const family = FAMILIES.find(({ artifact }) => artifact.test(route.artifact ?? ""));
  if (family === undefined) return null;
  const hasText = family.text === undefined || corpus.artifact(artifactPath(family.text, params)) !== null;
  const links = Object.entries(family.forms(corpus.roots, params)).flatMap(([type, url]) => {
    if (type === "text/html") return [`<${url}>; rel="canonical"`];
    return type === route.type || (type === "text/plain" && !hasText)
      ? []
      : [`<${url}>; rel="alternate"; type="${type}"`];
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
