import { describe, expect, test } from "vitest";
import { COLLECTIONS } from "../../../src/model/common.ts";
import type { SearchHit } from "../../../src/model/search-records.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

/** Words of a heading that a collection has, what kind it is, and a document under it. */
const HEADINGS: readonly [collection: string, kind: string, words: string, id: string][] = [
  ["code", "a catchline", "winding days", "91-1-4"],
  ["code", "a heading above", "community cider presses", "90-1A-1"],
  ["bills", "a title", "windfalls and ladders", "2025-2026/hb9001"],
  ["bills", "a topic tag", "gathering", "2025-2026/hb9001"],
  ["bills", "a subject", "public land", "2025-2026/hb9001"],
  ["opinions", "a case name", "windfall", "S25A9001/990000101"],
  ["opinions", "a legal area", "civil penalties", "S25A9001/990000101"],
  ["opinions", "a case type", "direct appeal", "S25A9001/990000101"],
];

/** Words that only texts have. */
const IN_TEXTS: readonly [collection: string, words: string][] = [
  ["code", "monday"],
  ["bills", "sunrise"],
  ["opinions", "knuckles"],
];

/** Tests of what `in=headings` searches, and of what a search as Markdown shows of each hit. */
export function searchShown(hosts: ServedSpecimen): void {
  const hitsOf = async (collection: string, query: Record<string, string>): Promise<SearchHit[]> => {
    const answer = await hosts.api(`/api/${collection}/search?${new URLSearchParams({ limit: "100", ...query })}`);
    return (await answer.json()).hits;
  };

  test.each(HEADINGS)("in %s, in=headings searches %s: %s", async (collection, _kind, q, id) => {
    const hits = await hitsOf(collection, { q, in: "headings" });
    expect(hits.filter(({ matched }) => matched === "all").map((hit) => hit.id)).toContain(id);
  });

  test.each(IN_TEXTS)("in %s, in=headings finds nothing of %s, which stands in texts alone", async (collection, q) => {
    expect((await hitsOf(collection, { q })).length).toBeGreaterThan(0);
    expect(await hitsOf(collection, { q, in: "headings" })).toEqual([]);
  });

  describe.each(COLLECTIONS)("the Markdown of %s", (collection) => {
    test("shows of every hit its name, title, status or date, snippet and addresses", async () => {
      const q = "orchard toll state";
      const hits = await hitsOf(collection, { q, limit: "10" });
      const page = await (await hosts.api(`/api/${collection}/search/markdown?${new URLSearchParams({ q })}`)).text();
      const shown = page.split(/^\d+\. /m).slice(1);
      expect(shown).toHaveLength(hits.length);
      for (const [index, hit] of hits.entries()) {
        const part = shown[index] ?? "";
        const facts = { code: [], bills: [hit.status, hit.date], opinions: [hit.date] }[collection];
        const said = [`\`${hit.id}\``, hit.snippet_markdown, hit.canonical_url, hit.md_url, ...facts];
        for (const each of said.filter((fact) => fact !== null)) expect(part, hit.id).toContain(each);
        const plain = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, "");
        expect(plain(part), hit.id).toContain(plain(hit.heading));
      }
    });
  });

  test("the Code's Markdown names the words that were searched, and the law's own for them", async () => {
    const { terms, also } = await (await hosts.api("/api/code/search?q=penalties%20orchard")).json();
    const page = await (await hosts.api("/api/code/search/markdown?q=penalties%20orchard")).text();
    expect(terms).toEqual(["penalties", "orchard"]);
    expect(page).toContain("Searched for “penalties”, “orchard”.");
    expect(also.length).toBeGreaterThan(0);
    for (const { term, also: others } of also)
      for (const other of others) expect(page).toMatch(new RegExp(`The law says .*“${other}”.* for “${term}”`));
  });
}
