import { printedDesignation, readDesignation } from "./constitution/provision-designation.ts";
import { compareDesignations } from "./designation.ts";
import { foldCharacters } from "./fold-characters.ts";
import {
  type ProvisionParts,
  type ProvisionSlug,
  parseProvisionSlug,
  provisionParts,
  SCHEMES,
  type Scheme,
} from "./provision-slug.ts";

export { type ProvisionParts, type ProvisionSlug, parseProvisionSlug, provisionParts, SCHEMES, type Scheme };

/** The address of a provision. */
export interface Provision {
  readonly scheme: Scheme;
  readonly slug: ProvisionSlug;
}

const KIND_RANKS: Readonly<Record<ProvisionParts["kind"], number>> = { preamble: 0, article: 1, amendment: 2 };

/** The designations of a provision, outermost first; a shorter list is printed before what it begins. */
function designations(parts: ProvisionParts): string[] {
  if (parts.kind === "preamble") return [];
  if (parts.kind === "amendment") return [String(parts.amendment)];
  return [String(parts.article), parts.section, parts.paragraph].filter((part) => part !== null);
}

/**
 * Orders provisions as they are printed: Georgia before the United States; preamble, articles, amendments; an article
 * before its sections, a section before its paragraphs, `II` before `IIA` before `III`. A total order.
 */
export function compareProvisions(a: Provision, b: Provision): number {
  if (a.scheme !== b.scheme) return SCHEMES.indexOf(a.scheme) - SCHEMES.indexOf(b.scheme);
  const [left, right] = [provisionParts(a.slug), provisionParts(b.slug)];
  const kinds = KIND_RANKS[left.kind] - KIND_RANKS[right.kind];
  if (kinds !== 0) return kinds;
  const [lefts, rights] = [designations(left), designations(right)];
  for (const [index, designation] of lefts.entries()) {
    const other = rights[index];
    const order = other === undefined ? 1 : compareDesignations(designation, other);
    if (order !== 0) return order;
  }
  return lefts.length - rights.length;
}

interface CitationStyle {
  readonly name: string;
  readonly section: (slugged: string) => string;
}

const CITATION_STYLES: Readonly<Record<Scheme, CitationStyle>> = {
  ga: { name: "Ga. Const.", section: printedDesignation },
  us: { name: "U.S. Const.", section: (slugged) => readDesignation(slugged) ?? slugged },
};

const CITED = /^(?:art-(?<article>[a-z]+)(?:-sec-(?<section>.+?)(?:-para-(?<paragraph>.+))?)?|amend-(?<amendment>.+))$/;

/** How a provision is cited: `Ga. Const. art. I, § I, ¶ I`, `U.S. Const. art. I, § 8`, `U.S. Const. pmbl.`. */
export function formatProvision(scheme: Scheme, slug: ProvisionSlug): string {
  const { name, section: style } = CITATION_STYLES[scheme];
  const { article, section, paragraph, amendment } = CITED.exec(slug)?.groups ?? {};
  if (amendment !== undefined) return `${name} amend. ${printedDesignation(amendment)}`;
  if (article === undefined) return `${name} pmbl.`;
  const pieces = [
    `art. ${printedDesignation(article)}`,
    ...(section === undefined ? [] : [`§ ${style(section)}`]),
    ...(paragraph === undefined ? [] : [`¶ ${printedDesignation(paragraph)}`]),
  ];
  return `${name} ${pieces.join(", ")}`;
}

/** The id of a provision where both constitutions and the Code are addressed alike: `ga-const:art-i-sec-i-para-i`. */
export function provisionId(scheme: Scheme, slug: ProvisionSlug): string {
  return `${scheme}-const:${slug}`;
}

const ID = /^(?<scheme>ga|us) ?- ?const ?: ?(?<slug>.*)$/i;

/** Reads such an id, tolerant as `parseProvisionSlug` is. The inverse of `provisionId`. */
export function parseProvisionId(text: string): Provision | null {
  const groups = ID.exec(foldCharacters(text))?.groups;
  const scheme = SCHEMES.find((name) => name === groups?.["scheme"]?.toLowerCase());
  const slug = scheme === undefined ? null : parseProvisionSlug(scheme, groups?.["slug"] ?? "");
  return scheme === undefined || slug === null ? null : { scheme, slug };
}
