import { expect, test } from "vitest";
import { COLLECTIONS } from "../../../src/model/common.ts";
import { problemRecord } from "../../../src/model/problem-record.ts";
import { type SearchResponse, searchResponse } from "../../../src/model/search-records.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { ACCEPTED, HOSTILE, REFUSED, SEARCH_PATHS } from "./search-requests.ts";

/** Words that name a document, and what of the answer follows. */
const NAMED: readonly [path: string, kind: string, id: string, whole: boolean][] = [
  ["code/search?q=90-1-3", "section", "90-1-3", true],
  ["code/search?q=O.C.G.A.%20%C2%A7%2090-1-3", "section", "90-1-3", true],
  ["code/search?q=penalties%20under%2090-1-3", "section", "90-1-3", false],
  ["code/search?q=Hand%20Ferries%20Act", "act", "95-1-1", true],
  ["bills/search?q=HB%209001", "bill", "2025-2026/hb9001", true],
  ["bills/search?q=hb9001&session=2023", "bill", "2023-2024/hb9001", true],
  ["bills/search?q=toll%20hb%209001", "bill", "2025-2026/hb9001", false],
  ["opinions/search?q=s23g9005", "opinion", "S23G9005/990000111", true],
  ["opinions/search?q=999%20S.E.2d%20142", "opinion", "S23Q9002/990000121", true],
];

/** Tests of search. */
export function search(hosts: ServedSpecimen): void {
  const found = async (path: string): Promise<SearchResponse> =>
    searchResponse.parse(await (await hosts.api(`/api/${path}`)).json());

  test.each(SEARCH_PATHS)(
    "%s refuses what is out of bounds and names every such parameter",
    async (path, name, most) => {
      for (const [collection, query, names] of REFUSED.filter(([of]) => of === "all" || of === name)) {
        const answer = await hosts.api(`${path}?${query}`);
        expect(answer.status, `${collection} ${query}`).toBe(422);
        const { errors } = problemRecord.parse(await answer.json()) as { errors: { loc: string[] }[] };
        expect(errors.map(({ loc }) => loc.join(" ")).sort(), query).toEqual(
          names.map((each) => `query ${each}`).sort(),
        );
      }
      expect((await hosts.api(`${path}?q=a&limit=${most + 1}`)).status).toBe(422);
      expect((await hosts.api(`${path}?q=a&limit=${most}`)).status).toBe(200);
    },
  );

  test.each(SEARCH_PATHS)("%s takes what is within bounds", async (path, name) => {
    for (const [, query] of ACCEPTED.filter(([of]) => of === "all" || of === name)) {
      expect((await hosts.api(`${path}?${query}`)).status, query).toBe(200);
    }
  });

  test.each(SEARCH_PATHS)("%s is broken by nothing that can be typed", async (path) => {
    for (const words of HOSTILE) {
      const answer = await hosts.api(`${path}?${new URLSearchParams({ q: words })}`);
      expect(answer.status, words).toBe(200);
      if (path.endsWith("search")) expect(searchResponse.parse(await answer.json()).hits.length).toBeLessThan(21);
      else expect((await answer.text()).startsWith("---\ncite_as: null\n")).toBe(true);
    }
  });

  test.each(SEARCH_PATHS)(
    "%s gives the usual number of hits, or as many as asked for",
    async (path, _name, most, usual) => {
      const shown = async (limit: string) => {
        const answer = await hosts.api(`${path}?q=shall%20section%20state%20court%20orchard${limit}`);
        if (path.endsWith("search")) return searchResponse.parse(await answer.json()).hits.length;
        return [...(await answer.text()).matchAll(/^\d+\. \[/gm)].length;
      };
      const all = await shown(`&limit=${most}`);
      expect(all).toBeGreaterThan(10);
      expect(await shown("")).toBe(Math.min(all, usual));
      expect(await shown("&limit=3")).toBe(3);
    },
  );

  test("answers carry a tag and the age of lists, and say what has not changed", async () => {
    // Compressed, an answer has a tag of its own.
    const plain = { "Accept-Encoding": "identity" };
    for (const [path] of SEARCH_PATHS) {
      const url = `${path}?q=orchard`;
      const first = await hosts.api(url, { headers: plain });
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
      expect(first.headers.get("cache-control")).toBe("public, max-age=3600, stale-while-revalidate=86400");
      const again = await hosts.api(url, { headers: { ...plain, "If-None-Match": etag } });
      expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
      const other = await hosts.api(`${url}&nothing=1`, { headers: { ...plain, "If-None-Match": `W/${etag}` } });
      expect([other.status, other.headers.get("etag")]).toEqual([200, etag]);
      const head = await hosts.api(url, { method: "HEAD" });
      expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", null]);
    }
  });

  test.each(NAMED)("%s leads to the %s %s", async (path, kind, id, whole) => {
    const { direct, hits } = await found(path);
    expect(direct).toMatchObject({ kind, id, whole });
    expect(hits[0]).toMatchObject({ id, matched: "direct" });
    expect(hits.filter((hit) => hit.id === id)).toHaveLength(1);
  });

  test("documents with all the words stand before those with any, each document once", async () => {
    for (const path of ["code/search?q=orchard%20fund%20toll", "bills/search?q=orchards%20ladders%20toll"]) {
      const { hits, total_all, total_any } = await found(path);
      const tiers = hits.map(({ matched }) => ["direct", "all", "any"].indexOf(matched));
      expect(tiers).toEqual([...tiers].sort());
      expect(new Set(hits.map(({ id, version }) => `${id}@${version}`)).size).toBe(hits.length);
      expect(total_any).toBeGreaterThanOrEqual(total_all);
    }
  });

  test.each(COLLECTIONS)("every hit of %s leads to a page, a twin and a record", async (collection) => {
    const { hits } = await found(`${collection}/search?q=orchard%20toll%20section%20state&limit=100`);
    expect(hits.length).toBeGreaterThan(5);
    for (const { id, md_url, json_url, canonical_url } of hits) {
      const record = await hosts.api(new URL(json_url).pathname);
      expect([id, record.status]).toEqual([id, 200]);
      const read = await record.json();
      expect(read.canonical_url).toBe(canonical_url);
      expect(read.md_url).toBe(md_url);
      expect((await hosts.site(new URL(md_url).pathname)).status).toBe(200);
      const batch = await hosts.api(`/api/${collection}/items?ids=${encodeURIComponent(id)}`);
      expect((await batch.json()).not_found).toEqual([]);
    }
  });

  test("an empty answer says which words were dropped, what is spelled nearly so, and what emptied it", async () => {
    expect(await found("code/search?q=the%20of")).toMatchObject({ hits: [], dropped: ["the", "of"] });
    expect((await found("code/search?q=the%20of")).note).not.toBeNull();
    expect(await found("code/search?q=orchrd")).toMatchObject({ hits: [], suggestions: ["orchard"] });
    expect(await found("code/search?q=orchard&title=95")).toMatchObject({ hits: [], emptied_by: "title" });
    expect(await found("bills/search?q=orchard&session=1999")).toMatchObject({ hits: [], emptied_by: "session" });
  });

  test("lang=es is taken where summaries could be shown, and changes no hit", async () => {
    for (const path of ["bills/search?q=orchards", "opinions/search?q=orchard"]) {
      expect(await found(`${path}&lang=es`)).toEqual(await found(path));
    }
  });
}
