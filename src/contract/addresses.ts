import type { BillNumber } from "../identifiers/bills/bill-number.ts";
import type { SessionSlug } from "../identifiers/bills/session-slug.ts";
import type { Citation } from "../identifiers/citation.ts";
import type { ClusterId } from "../identifiers/opinions/cluster-id.ts";
import type { DocketNumber } from "../identifiers/opinions/docket.ts";
import type { ProvisionSlug, Scheme } from "../identifiers/provision.ts";

/** The public roots that the build writes into records. None ends in a slash. */
export type PublicRoots = {
  /** API root, with `/api`. */
  api: string;
  site: string;
  mcp: string;
};

/** The addresses of one document or map, on both hosts. */
export type DocumentAddresses = { canonical_url: string; md_url: string; text_url: string; json_url: string };

/** Addresses of a Code section (contract section 2). */
export function sectionAddresses(roots: PublicRoots, citation: Citation): DocumentAddresses {
  return {
    canonical_url: `${roots.site}/code/${citation}`,
    md_url: `${roots.site}/code/${citation}.md`,
    text_url: `${roots.site}/code/${citation}/text`,
    json_url: `${roots.api}/code/sections/${citation}`,
  };
}

/** Addresses of a title of the Code: `/code/title-16` on the site. */
export function titleAddresses(roots: PublicRoots, title: number): Omit<DocumentAddresses, "text_url"> {
  return {
    canonical_url: `${roots.site}/code/title-${title}`,
    md_url: `${roots.site}/code/title-${title}.md`,
    json_url: `${roots.api}/code/titles/${title}`,
  };
}

/** Addresses of a chapter: `/code/title-16/chapter-5` on the site. */
export function chapterAddresses(
  roots: PublicRoots,
  title: number,
  chapter: string,
): Omit<DocumentAddresses, "text_url"> {
  return {
    canonical_url: `${roots.site}/code/title-${title}/chapter-${chapter}`,
    md_url: `${roots.site}/code/title-${title}/chapter-${chapter}.md`,
    json_url: `${roots.api}/code/titles/${title}/chapters/${chapter}`,
  };
}

/** Addresses of a provision of a constitution (contract section 2). */
export function provisionAddresses(roots: PublicRoots, scheme: Scheme, slug: ProvisionSlug): DocumentAddresses {
  return {
    canonical_url: `${roots.site}/constitution/${scheme}/${slug}`,
    md_url: `${roots.site}/constitution/${scheme}/${slug}.md`,
    text_url: `${roots.site}/constitution/${scheme}/${slug}/text`,
    json_url: `${roots.api}/code/constitution/${scheme}/${slug}`,
  };
}

/** Addresses of a whole constitution. */
export function constitutionAddresses(roots: PublicRoots, scheme: Scheme): Omit<DocumentAddresses, "text_url"> {
  return {
    canonical_url: `${roots.site}/constitution/${scheme}`,
    md_url: `${roots.site}/constitution/${scheme}.md`,
    json_url: `${roots.api}/code/constitution/${scheme}`,
  };
}

/** Addresses of a bill, with that of its text as JSON (contract section 2). */
export function billAddresses(
  roots: PublicRoots,
  session: SessionSlug,
  number: BillNumber,
): DocumentAddresses & { full_text_url: string } {
  const page = `${roots.site}/bills/${session}/${number}`;
  const json = `${roots.api}/bills/bills/${session}/${number}`;
  return {
    canonical_url: page,
    md_url: `${page}.md`,
    text_url: `${page}/text`,
    json_url: json,
    full_text_url: `${json}/full-text`,
  };
}

/** Addresses of a session of the General Assembly. */
export function sessionAddresses(roots: PublicRoots, session: SessionSlug): Omit<DocumentAddresses, "text_url"> {
  return {
    canonical_url: `${roots.site}/bills/${session}`,
    md_url: `${roots.site}/bills/${session}.md`,
    json_url: `${roots.api}/bills/sessions/${session}`,
  };
}

/** The stable addresses of an opinion, with that of its text as JSON (contract section 2). */
export function opinionAddresses(
  roots: PublicRoots,
  docket: DocketNumber,
  cluster: ClusterId,
): DocumentAddresses & { full_text_url: string } {
  const page = `${roots.site}/opinions/${docket}/${cluster}`;
  const json = `${roots.api}/opinions/cases/${docket}/${cluster}`;
  return {
    canonical_url: page,
    md_url: `${page}.md`,
    text_url: `${page}/text`,
    json_url: json,
    full_text_url: `${json}/full-text`,
  };
}

/** Addresses of a year of opinions: `/opinions/year-2019` on the site. */
export function yearAddresses(roots: PublicRoots, year: number): Omit<DocumentAddresses, "text_url"> {
  return {
    canonical_url: `${roots.site}/opinions/year-${year}`,
    md_url: `${roots.site}/opinions/year-${year}.md`,
    json_url: `${roots.api}/opinions/years/${year}`,
  };
}
