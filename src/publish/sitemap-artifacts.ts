import { provisionAddresses, sectionAddresses } from "../contract/addresses.ts";
import { LIMITS } from "../contract/limits.ts";
import type { Corpus } from "../corpus/corpus.ts";
import { provisionId, SCHEMES } from "../identifiers/provision.ts";
import type { SitemapPage, SitemapPages } from "../model/code-lists.ts";
import { renderJson } from "../render/render-json.ts";
import type { ArtifactWriter } from "./artifact-writer.ts";
import { pathOf } from "./route-artifacts.ts";

type Page = Omit<SitemapPage, "next">;

/** Writes the pages of document ids and the list of them (contract section 4.4): the sections, then each constitution. */
export function publishSitemap(writer: ArtifactWriter, corpus: Corpus): void {
  const pages = sitemapPages(corpus);
  const list: SitemapPages = {
    items: pages.map(({ page, scheme, items }) => ({
      page,
      scheme,
      url: `${corpus.roots.api}/code/sitemap-entries?page=${page}`,
      count: items.length,
      first: items[0]?.id ?? "",
      last: items.at(-1)?.id ?? "",
    })),
    total: pages.reduce((sum, { items }) => sum + items.length, 0),
  };
  writer.put(pathOf("code.sitemap", {}), renderJson(list));
  for (const { items, ...page } of pages) {
    const next = page.page + 1 < pages.length ? page.page + 1 : null;
    writer.put(pathOf("code.sitemap", {}, { page: String(page.page) }), renderJson({ ...page, items, next }));
  }
}

function sitemapPages({ roots, ...corpus }: Corpus): Page[] {
  const lists: Omit<Page, "page">[] = [
    ...chunks(corpus.citations()).map((citations) => ({
      scheme: "ocga" as const,
      items: citations.map((citation) => ({ id: citation, ...sectionAddresses(roots, citation) })),
    })),
    ...SCHEMES.flatMap((scheme) =>
      chunks(corpus.provisions(scheme)).map((slugs) => ({
        scheme,
        items: slugs.map((slug) => ({ id: provisionId(scheme, slug), ...provisionAddresses(roots, scheme, slug) })),
      })),
    ),
  ];
  return lists.map((list, page) => ({ page, ...list }));
}

function chunks<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / LIMITS.sitemapEntries);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * LIMITS.sitemapEntries, (index + 1) * LIMITS.sitemapEntries),
  );
}
