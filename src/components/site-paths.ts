import {
  chapterAddresses,
  constitutionAddresses,
  type PublicRoots,
  provisionAddresses,
  sectionAddresses,
  titleAddresses,
} from "../contract/addresses.ts";
import type { Citation } from "../identifiers/citation.ts";
import type { ProvisionSlug, Scheme } from "../identifiers/provision.ts";

/** Links between pages are relative to the site's root, so that a copy of the site on another host works. */
const SITE: PublicRoots = { api: "", site: "", mcp: "" };

/** Path of the page that lists every title. */
export const CODE_PATH = "/code";

/** Path of a title's page: `/code/title-16`. */
export const titlePath = (title: number): string => titleAddresses(SITE, title).canonical_url;

/** Path of a chapter's page: `/code/title-16/chapter-5`. */
export const chapterPath = (title: number, chapter: string): string =>
  chapterAddresses(SITE, title, chapter).canonical_url;

/** Path of a section's page: `/code/16-5-1`. */
export const sectionPath = (citation: string): string => sectionAddresses(SITE, citation as Citation).canonical_url;

/** Where the page that lists every title lists the constitutions. */
export const CONSTITUTIONS_PATH = `${CODE_PATH}#constitutions`;

/** Path of a constitution's page: `/constitution/ga`. */
export const constitutionPath = (scheme: Scheme): string => constitutionAddresses(SITE, scheme).canonical_url;

/** Path of a provision's page: `/constitution/ga/art-i-sec-i-para-i`. */
export const provisionPath = (scheme: Scheme, slug: string): string =>
  provisionAddresses(SITE, scheme, slug as ProvisionSlug).canonical_url;

/** Element id of a heading below a chapter: its path with hyphens, `article-1-part-2`. */
export const headingId = (path: string): string => path.replaceAll("/", "-");

/** The API's index: what stands above its `/api`. */
export const apiIndexUrl = (roots: PublicRoots): string => `${roots.api.replace(/\/api$/, "")}/`;
