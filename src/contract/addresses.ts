import type { Citation } from "../identifiers/citation.ts";
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
