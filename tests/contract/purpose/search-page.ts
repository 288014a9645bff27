import { expect, test } from "vitest";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { openInProcess } from "../../support/hosts.ts";
import { buildSpecimen } from "../../support/specimen-release.ts";

const TEMPLATE = `<!doctype html><html><head><title>Search</title></head><body><main>
<form action="/search"><input name="q" data-fill="q"><input name="title" data-fill="title">
<select name="collection"><option value="code" selected data-selected-if="collection=code">Code</option>
<option value="bills" data-selected-if="collection=bills">Bills</option></select>
<input type="checkbox" name="in" value="headings" data-checked-if="in=headings"></form>
<!--empty--><p>Ask something.</p><!--/empty--><!--results--></main></body></html>`;

/** The page of the search, as a build with pages would add it. */
export const SEARCH_PAGE = { "pages/search.html": { type: "text/html; charset=utf-8", body: TEMPLATE } };

/** Tests of the site's search page. */
export function searchPage(hosts: ServedSpecimen): void {
  const page = async (query: string) => (await hosts.site(`/search${query}`)).text();

  test("is the published page where nothing is asked for", async () => {
    for (const query of ["", "?q=", "?q=%20", "?collection=bills", "?nothing=1"])
      expect(await page(query)).toBe(TEMPLATE);
  });

  test("shows what was asked for, and links to pages that are there", async () => {
    const html = await page("?q=orchard&title=90&in=headings");
    expect(html).toContain("<title>orchard – Search</title>");
    expect(html).toContain('<input name="q" value="orchard"><input name="title" value="90">');
    expect(html).toContain('<option value="code" selected>Code</option>\n<option value="bills">Bills</option>');
    expect(html).toContain('name="in" value="headings" checked>');
    expect(html).not.toContain("Ask something.");
    const links = [...html.matchAll(/<h3><a href="(?<path>\/code\/[^"]+)"/g)].map(
      ({ groups }) => groups?.["path"] ?? "",
    );
    expect(links.length).toBeGreaterThan(0);
    for (const path of links) expect((await hosts.site(`${path}.md`)).status).toBe(200);
  });

  test("searches the collection that is chosen, and only there the filters of that one count", async () => {
    const bills = await page("?collection=bills&q=toll&session=2023&title=95&year=1999");
    expect(bills).toContain('<option value="code">Code</option>\n<option value="bills" selected>Bills</option>');
    expect([...bills.matchAll(/<h3><a href="(?<path>[^"]+)"/g)].map(([, path]) => path)).toEqual([
      "/bills/2023-2024/hb9004",
    ]);
    expect(await page("?collection=opinions&q=windfall")).toMatch(/<h3><a href="\/opinions\/S25A9001\/990000101">/);
  });

  test("leads from an empty answer to one that is not", async () => {
    const follow = async (html: string, name: string) => {
      const link = html.match(new RegExp(`class="${name}">[^\\n]*?href="(?<path>[^"]+)"`))?.groups?.["path"] ?? "";
      return page(link.replaceAll("&#38;", "&").replace("/search", ""));
    };
    expect(await follow(await page("?q=orchrd"), "search-suggestions")).toContain("<ol");
    expect(await follow(await page("?q=orchard&title=95"), "search-emptied")).toContain("<ol");
  });

  test("names the same search as JSON and Markdown", async () => {
    const html = await page("?collection=bills&q=toll%20%26%20ferry&session=2023-2024");
    const forms = [...html.matchAll(/href="https:\/\/api\.example\.org(?<path>\/api\/[^"]+)"/g)];
    expect(forms).toHaveLength(2);
    for (const { groups } of forms) {
      const url = new URL((groups?.["path"] ?? "").replaceAll("&#38;", "&"), "https://api.example.org");
      expect(Object.fromEntries(url.searchParams)).toEqual({ q: "toll & ferry", session: "2023-2024" });
      expect((await hosts.api(url.pathname + url.search)).status).toBe(200);
    }
  });

  test("a query cannot write HTML of its own", async () => {
    for (const q of [
      '"><script>alert(1)</script>',
      "</title></main><b>",
      '" data-selected-if="collection=bills"',
      "$& $1",
    ]) {
      const html = await page(`?${new URLSearchParams({ q })}`);
      expect(html).not.toMatch(/<script>|<b>(?!You named)|<\/title>.*<\/title>/);
      expect(html.match(/<\/main>/g)).toHaveLength(1);
      expect(html).not.toContain('data-selected-if="');
    }
    expect(await page("?q=%24%26")).toContain('value="$&#38;"');
  });

  test("is tagged, and says what has not changed", async () => {
    const first = await hosts.site("/search?q=orchard");
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600, stale-while-revalidate=86400");
    const etag = first.headers.get("etag") ?? "";
    expect((await hosts.site("/search?q=orchard", { headers: { "If-None-Match": etag } })).status).toBe(304);
  });

  test("refuses what is out of bounds", async () => {
    for (const query of [
      "q=a&collection=laws",
      "q=a&title=0",
      "q=a&year=1",
      "q=a&in=x",
      "q=a&session=x",
      `q=${"a".repeat(301)}`,
    ])
      expect((await hosts.site(`/search?${query}`)).status, query).toBe(422);
  });

  test("a release without pages says where the search is", async () => {
    const release = await buildSpecimen();
    const plain = await openInProcess(release.dist);
    for (const query of ["", "?q=orchard"]) {
      const answer = await plain.site(`/search${query}`);
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("built without pages")]);
    }
    await plain.close();
    release.remove();
  });
}
