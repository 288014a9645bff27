import type { Route } from "../../contract/routes.ts";

/** Where a site lists its pages for search engines. */
const SITEMAP = "/sitemap.xml";

/**
 * `/robots.txt` of the site: every page may be read and kept, except what differs only in its query. The sitemap is named
 * if the table has one.
 */
export function siteRobots(routes: readonly Route[], site: string): string {
  const search = routes.filter(({ host, path }) => host === "site" && path.endsWith("/search"));
  const lines = ["User-agent: *", ...search.map(({ path }) => `Disallow: ${path}?`), "Allow: /"];
  if (routes.some(({ host, path }) => host === "site" && path === SITEMAP))
    lines.push("", `Sitemap: ${site}${SITEMAP}`);
  return `${lines.join("\n")}\n`;
}

/**
 * `/robots.txt` of the API: documents, maps and the description may be read; crawlers have no use for what is computed
 * from a query, and the site's pages are what belongs in a search index.
 */
export function apiRobots(routes: readonly Route[], site: string): string {
  const computed = routes.filter(
    ({ host, path, query, artifact }) =>
      host === "api" && artifact === null && !path.includes(":") && query.some((each) => "required" in each),
  );
  return [
    `# Pages for search engines are at ${site}/`,
    "User-agent: *",
    ...computed.map(({ path }) => `Disallow: ${path}`),
    "Allow: /",
    "",
  ].join("\n");
}
