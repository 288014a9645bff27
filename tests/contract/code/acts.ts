import { expect, test } from "vitest";
import { type ActsResponse, actsResponse } from "../../../src/model/search-records.ts";
import { sectionRecord } from "../../../src/model/section-record.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

/** Tests of short titles. */
export function acts(hosts: ServedSpecimen): void {
  const acts = async (query: string): Promise<ActsResponse> =>
    actsResponse.parse(await (await hosts.api(`/api/code/acts${query}`)).json());

  test("all of them, alphabetical, each with the section that states it", async () => {
    const { items, total, limit, q } = await acts("");
    expect({ q, limit, total: items.length }).toEqual({ q: null, limit: 25, total });
    const titles = items.map(({ short_title }) => short_title);
    expect(titles).toEqual([...titles].sort());
    expect(titles).toContain("Public Orchards Act");
    for (const { short_title, citation, json_url, md_url } of items) {
      const record = sectionRecord.parse(await (await hosts.api(new URL(json_url).pathname)).json());
      expect(record.citation).toBe(citation);
      expect(record.versions[0]?.text).toContain(short_title);
      expect((await hosts.site(new URL(md_url).pathname)).status).toBe(200);
    }
  });

  test("those with certain words, in any case, as many as asked for", async () => {
    const citations = async (query: string) => (await acts(query)).items.map(({ citation }) => citation);
    expect(await citations("?q=PUBLIC%20orchards")).toEqual(["90-1-1"]);
    expect(await citations("?q=orch")).toEqual(["90-1-1"]);
    expect(await citations("?q=zymurgy")).toEqual([]);
    expect(await acts("?q=act&limit=2")).toMatchObject({ limit: 2, total: 4, items: [{}, {}] });
    expect(await acts("?q=")).toEqual(await acts(""));
  });

  test("nothing that can be typed breaks the list", async () => {
    for (const q of ['"', "*", "a* b*", "\u0000", "';--", "😀", "(".repeat(300), "constructor"]) {
      const answer = await hosts.api(`/api/code/acts?${new URLSearchParams({ q })}`);
      expect(answer.status, q).toBe(200);
      actsResponse.parse(await answer.json());
    }
    for (const query of ["limit=0", "limit=101", `q=${"a".repeat(301)}`])
      expect((await hosts.api(`/api/code/acts?${query}`)).status, query).toBe(422);
  });

  test("as Markdown, every one, in the same order", async () => {
    const { items } = await acts("?limit=100");
    const answer = await hosts.api("/api/code/acts/markdown");
    const page = await answer.text();
    expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(page.match(/^- .*$/gm)).toEqual(
      items.map(({ short_title, cite_as, md_url }) => `- ${short_title}: [${cite_as}](${md_url})`),
    );
    const again = await hosts.api("/api/code/acts/markdown", {
      headers: { "If-None-Match": answer.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });
}
