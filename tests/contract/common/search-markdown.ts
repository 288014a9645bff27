import { expect, test } from "vitest";
import { COLLECTIONS } from "../../../src/model/common.ts";
import { searchResponse } from "../../../src/model/search-records.ts";
import { FRONTMATTER_KEYS } from "../../../src/render/frontmatter.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

/** Tests of search as Markdown. */
export function searchMarkdown(hosts: ServedSpecimen): void {
  const markdown = async (path: string) => (await hosts.api(`/api/${path}`)).text();

  /** Follows the first link of a label to what it leads to on either host. */
  async function follow(page: string, label: RegExp): Promise<string> {
    const url = new URL(
      page.match(new RegExp(`${label.source}[^\\n]*?(?:\\]\\(|<)(?<url>https?:[^)>]+)`))?.groups?.["url"] ?? "",
    );
    const answer = await hosts[url.pathname.startsWith("/api/") ? "api" : "site"](url.pathname + url.search);
    expect(answer.status).toBe(200);
    return answer.text();
  }

  test.each(COLLECTIONS)(
    "%s shows the hits of the search in their order, with snippet, twin and page",
    async (name) => {
      const { hits } = searchResponse.parse(
        await (await hosts.api(`/api/${name}/search?q=orchard%20toll&limit=10`)).json(),
      );
      const page = await markdown(`${name}/search/markdown?q=orchard%20toll`);
      expect(hits.length).toBeGreaterThan(2);
      const starts = hits.map(({ md_url, canonical_url }, at) => {
        const start = page.indexOf(`](${md_url}) ([page](${canonical_url}))`);
        expect(page.slice(0, start).split("\n").at(-1)).toMatch(new RegExp(`^${at + 1}\\. \\[`));
        return start;
      });
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      for (const { snippet_markdown, id } of hits) {
        expect(page).toContain(snippet_markdown);
        expect(page).toContain(`\`${id}\``);
      }
    },
  );

  test("its frontmatter has the keys of every twin, its own address and the version of the collection", async () => {
    const page = await markdown("bills/search/markdown?limit=3&q=toll%20%26%20ferry&nothing=1");
    const head = page.slice(4, page.indexOf("\n---\n"));
    expect(head.split("\n").map((line) => line.split(":")[0])).toEqual([...FRONTMATTER_KEYS]);
    const { corpus_version } = await (await hosts.api("/api/bills/meta")).json();
    expect(head).toContain(`corpus_version: "${corpus_version}"`);
    const own = new URL(head.match(/canonical_url: "(?<url>[^"]+)"/)?.groups?.["url"] ?? "");
    expect(Object.fromEntries(own.searchParams)).toEqual({ q: "toll & ferry", limit: "3" });
    expect(await markdown(`bills/search/markdown${own.search}`)).toBe(page);
  });

  test("it names the words that were searched, those that were not, and what the query names", async () => {
    const page = await markdown("code/search/markdown?q=the%20tolls%20of%2090-1-3");
    expect(page).toMatch(/^# “the tolls of 90-1-3” in the Code$/m);
    expect(page).toMatch(/^Searched for “tolls”, “90-1-3”\. Not searched: “the”, “of”\.$/m);
    expect(await follow(page, /## Named in the query\n\n- /)).toContain('cite_as: "O.C.G.A. § 90-1-3"');
  });

  test("an empty answer leads to one that is not", async () => {
    expect(await follow(await markdown("code/search/markdown?q=orchrd"), /Nearest spelling: /)).toMatch(/^1\. \[/m);
    const emptied = await markdown("code/search/markdown?q=orchard&title=95");
    expect(emptied).toMatch(/^## Nothing found$/m);
    expect(await follow(emptied, /Emptied by `title`; /)).toMatch(/^1\. \[/m);
    const repealed = await markdown("code/search/markdown?q=orchard&chapter=3&title=90&in=headings");
    expect(repealed).not.toMatch(/^1\. \[/m);
    const words = await markdown("opinions/search/markdown?q=the%20of");
    expect(words).toMatch(/^> Only words that are not searched/m);
  });

  test("a query cannot write Markdown of its own", async () => {
    const page = await markdown(
      `code/search/markdown?${new URLSearchParams({ q: "orchard\n# Heading <script> [a](b) \u0000\u202e" })}`,
    );
    expect(page.match(/^# .*$/gm)).toHaveLength(1);
    expect(page).not.toMatch(/(?<!\\)<script>/);
    expect(page).not.toContain("[a](b)");
    expect(page).not.toContain("\u0000");
    expect(page).not.toContain("\u202e");
  });
}
