import type { Scheme } from "../../identifiers/provision.ts";

/** Where a constitution comes from, as `corpus.json` names it. */
export type Source = { readonly name: string; readonly url: string; readonly license: string };

/** The names under which the constitutions are listed. */
export const CONSTITUTION_NAMES: Readonly<Record<Scheme, string>> = {
  ga: "Constitution of the State of Georgia",
  us: "Constitution of the United States of America",
};

/** Whose constitution a title names; null where it names neither. */
export function schemeOfTitle(title: string): Scheme | null {
  if (!/\bconstitution\b/i.test(title)) return null;
  if (/\bunited states\b|\bus constitution\b/i.test(title)) return "us";
  return /\bgeorgia\b/i.test(title) ? "ga" : null;
}

/** Pages of the text where a file does not say where it comes from. */
export const OFFICIAL_PAGES: Readonly<Record<Scheme, string>> = {
  ga: "https://law.justia.com/constitution/georgia/",
  us: "https://constitution.congress.gov/constitution/",
};

/** Terms of a text that nobody owns. */
export const PUBLIC_DOMAIN = "Public domain";
