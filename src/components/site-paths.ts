import {
  billAddresses,
  chapterAddresses,
  constitutionAddresses,
  opinionAddresses,
  type PublicRoots,
  provisionAddresses,
  sectionAddresses,
  sessionAddresses,
  titleAddresses,
  yearAddresses,
} from "../contract/addresses.ts";
import type { BillKey } from "../corpus/bill-shelf.ts";
import type { OpinionKey } from "../corpus/opinion-shelf.ts";
import type { SessionSlug } from "../identifiers/bills/session-slug.ts";
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

/** Path of the page that lists every session of the General Assembly. */
export const BILLS_PATH = "/bills";

/** Path of a session's page: `/bills/2025-2026`. */
export const sessionPath = (session: SessionSlug): string => sessionAddresses(SITE, session).canonical_url;

/** Path of a bill's page: `/bills/2025-2026/hb136`. */
export const billPath = ({ session, number }: BillKey): string => billAddresses(SITE, session, number).canonical_url;

/** Path of the page that lists every year of opinions. */
export const OPINIONS_PATH = "/opinions";

/** Path of a year's page: `/opinions/year-2019`. */
export const yearPath = (year: number): string => yearAddresses(SITE, year).canonical_url;

/** Path of an opinion's page, the stable one: `/opinions/S19A0992/4404371`. */
export const opinionPath = ({ docket, cluster }: OpinionKey): string =>
  opinionAddresses(SITE, docket, cluster).canonical_url;

/** Element id of a heading below a chapter: its path with hyphens, `article-1-part-2`. */
export const headingId = (path: string): string => path.replaceAll("/", "-");

/** The API's index: what stands above its `/api`. */
export const apiIndexUrl = (roots: PublicRoots): string => `${roots.api.replace(/\/api$/, "")}/`;
