import { expect, test } from "vitest";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { CROWD } from "./crowded-specimen.ts";

/** Lists with more documents than one answer may have: the most that each shows. */
const FULL: readonly [path: string, field: "items" | "hits", most: number][] = [
  ["/api/bills/recent?limit=100", "items", 100],
  ["/api/bills/filtered?session=2029&limit=100", "items", 100],
  ["/api/opinions/recent?limit=100", "items", 100],
  ["/api/opinions/filtered?year=2029&limit=100", "items", 100],
  ["/api/bills/search?q=lantern&limit=100", "hits", 100],
  ["/api/opinions/search?q=lantern&limit=100", "hits", 100],
  ["/api/opinions/search-by-name?q=lantern&limit=100", "items", 100],
  ["/api/bills/recent", "items", 20],
  ["/api/opinions/search?q=lantern", "hits", 20],
  [`/api/bills/sessions/${CROWD.session}`, "items", 500],
  [`/api/opinions/years/${CROWD.year}`, "items", 400],
];

/** Markdown pages: the links of each to documents, and where the next begins. */
const MARKDOWN: readonly [path: string, link: RegExp, most: number][] = [
  [`/api/bills/sessions/${CROWD.session}/markdown`, /\/bills\/2029-2030\/hb\d+\.md/g, 500],
  [`/api/opinions/years/${CROWD.year}/markdown`, /\/opinions\/CLUSTER-\d+\/\d+\.md/g, 400],
];

/** Tests of full pages, over a session of 501 bills and a year of 401 opinions. */
export function pages(hosts: ServedSpecimen): void {
  test.each(FULL)("%s shows as many %s as may be: %d", async (path, field, most) => {
    const page = await (await hosts.api(path)).json();
    expect(page[field]).toHaveLength(most);
    if (page.next === undefined) return;
    const rest = await (await hosts.api(page.next.replace("https://api.example.org", ""))).json();
    const seen = new Set(page.items.map(({ id }: { id: string }) => id));
    expect(rest.items.length).toBeGreaterThan(0);
    expect(rest.items.filter(({ id }: { id: string }) => seen.has(id))).toEqual([]);
  });

  test.each(MARKDOWN)("%s has a page of as many, and the one that is left on the next", async (path, link, most) => {
    const first = await (await hosts.api(path)).text();
    expect(new Set(first.match(link)).size).toBe(most);
    expect(first).toContain(`start=${most}`);
    const next = await (await hosts.api(`${path}?start=${most}`)).text();
    expect(new Set(next.match(link)).size).toBe(1);
  });

  test.each([
    ["bills", Array.from({ length: 21 }, (_, index) => `${CROWD.session}/hb${index + 1}`)],
    ["opinions", Array.from({ length: 21 }, (_, index) => String(960_000_000 + index))],
    ["code", Array.from({ length: 21 }, (_, index) => `90-1-${index + 1}`)],
  ])("a batch read of %s looks at 20 ids and names the 21st as next", async (collection, ids) => {
    const page = await (await hosts.api(`/api/${collection}/items?ids=${ids.join(",")}`)).json();
    expect(page.items.length + page.not_found.length).toBe(20);
    expect(page.next_ids).toHaveLength(1);
    const last = await (await hosts.api(page.next.replace("https://api.example.org", ""))).json();
    expect([last.items.length + last.not_found.length, last.next_ids, last.next]).toEqual([1, [], null]);
  });

  test("a search as Markdown shows 40 hits at most, and 10 where nothing is asked for", async () => {
    for (const [limit, hits] of [
      ["&limit=40", 40],
      ["", 10],
    ] as const) {
      const page = await (await hosts.api(`/api/bills/search/markdown?q=lantern${limit}`)).text();
      expect(page.match(/^\d+\. \[/gm)).toHaveLength(hits);
    }
  });
}
