import { describe, expect, test } from "vitest";
import { COLLECTIONS } from "../../../src/model/common.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { post } from "../../support/hosts.ts";

/** A bound of the contract: a request whose parameter is left open, the values at the bound and one beyond. */
type Bound = readonly [address: string, name: string, at: readonly string[], beyond: readonly string[]];

const letters = (count: number) => "b".repeat(count);
const every = <T>(of: (collection: string) => T): T[] => COLLECTIONS.map(of);
const limit = (path: string, most: number): Bound => [path, "limit", ["1", String(most)], ["0", String(most + 1)]];

/** `limit`, `offset`, `start`, lengths and numbers, typed out from sections 4 and 8. */
const BOUNDS: readonly Bound[] = [
  ...["/api/bills/recent?", "/api/bills/filtered?", "/api/opinions/recent?", "/api/opinions/filtered?"].flatMap(
    (path): Bound[] => [limit(path, 100), [path, "offset", ["0", "10000"], ["-1", "10001"]]],
  ),
  ...every((name) => limit(`/api/${name}/search?q=orchard&`, 100)),
  ...every((name) => limit(`/api/${name}/search/markdown?q=orchard&`, 40)),
  limit("/api/opinions/search-by-name?q=state&", 100),
  limit("/api/code/acts?", 100),
  limit("/api/opinions/years/2025?", 400),
  limit("/api/bills/sessions/2025-2026?", 500),
  ...every((name): Bound => [`/api/${name}/search?`, "q", ["b", letters(300)], ["", letters(301)]]),
  ...every((name): Bound => [`/api/${name}/search/markdown?`, "q", ["b", letters(300)], ["", letters(301)]]),
  ["/api/bills/resolve?", "q", ["9", letters(200)], ["", letters(201)]],
  ["/api/opinions/resolve?", "q", ["9", letters(200)], ["", letters(201)]],
  ["/api/bills/filtered?", "q", ["bb"], ["b"]],
  ["/api/opinions/filtered?", "q", ["bb"], ["b"]],
  ["/api/opinions/search-by-name?", "q", ["bb"], ["b", encodeURIComponent("😀")]],
  ["/api/opinions/search?q=state&", "case_type", ["direct-appeal"], [letters(41)]],
  ["/api/opinions/years/2025?", "case_type", ["direct-appeal"], [letters(41)]],
  ...every((name): Bound => [`/api/${name}/items?`, "ids", ["9", letters(2_000)], ["", letters(2_001)]]),
  ["/api/code/search?q=orchard&", "title", ["1", "99"], ["0", "100"]],
  ["/api/code/search?q=orchard&", "chapter", ["1", letters(8)], [letters(9)]],
  ["/api/opinions/search?q=state&", "year", ["1900", "2100"], ["1899", "2101"]],
  [
    "/api/code/search?q=orchard&",
    "status",
    ["active", "repealed", "reserved", "redesignated", "superseded", "note_only", "all"],
    ["gone"],
  ],
  ["/api/code/search?q=orchard&", "scheme", ["ocga", "ga", "us"], ["uk"]],
  ["/api/opinions/search/markdown?q=state&", "case_type", ["direct-appeal"], [letters(41)]],
  ["/api/opinions/years/2025/markdown?", "case_type", ["direct-appeal"], [letters(41)]],
  ["/api/bills/search?q=toll&", "status", ["0"], ["-1"]],
  ["/api/bills/filtered?", "status", ["0"], ["-1"]],
  ["/api/bills/search?q=toll&", "session", ["2025-2026"], [letters(33)]],
  ["/api/bills/filtered?", "session", ["2025-2026"], [letters(33)]],
  ["/api/bills/filtered?", "chamber", ["H", "S"], ["X", "HS"]],
  ["/api/bills/search?q=toll&", "chamber", ["H", "S"], ["X", "HS"]],
  ["/api/bills/filtered?", "bill_type", ["B", "R", "CR", "JR"], ["X", "JRX"]],
  ["/api/bills/search?q=toll&", "bill_type", ["B", "R", "CR", "JR"], ["X", "JRX"]],
  ["/api/bills/filtered?", "session_id", ["990002"], ["x"]],
  ["/api/bills/sessions/2025-2026?", "kind", ["hb", "sb", "hr", "sr"], ["xb", "hbx"]],
  ["/api/bills/sessions/2025-2026/markdown?", "type", ["hb", "sb", "hr", "sr"], ["xb", "hbx"]],
  ...["/api/bills/sessions/2025-2026", "/api/opinions/years/2025", "/api/code/titles/90/chapters/1/markdown"].map(
    (path): Bound => [`${path}?`, "start", ["0", "1"], ["-1"]],
  ),
  ["/api/bills/sessions/2025-2026/markdown?", "start", ["0", "1"], ["-1"]],
  ["/api/opinions/years/2025/markdown?", "start", ["0", "1"], ["-1"]],
  ["/api/code/sitemap-entries?", "page", ["0"], ["-1"]],
  ...every((name): Bound => [`/api/${name}/search?q=orchard&`, "in", ["headings"], ["text"]]),
];

/** What a list takes where no `limit` is given. */
const DEFAULTS: readonly [path: string, limit: number][] = [
  ...["bills/recent", "bills/filtered", "opinions/recent", "opinions/filtered"].map((path): [string, number] => [
    `/api/${path}`,
    20,
  ]),
  ...every((name): [string, number] => [`/api/${name}/search?q=orchard`, 20]),
  ["/api/opinions/search-by-name?q=state", 20],
  ["/api/code/acts", 25],
  ["/api/opinions/years/2025", 400],
  ["/api/bills/sessions/2025-2026", 500],
];

/** Tests of every bound, exactly at it and one beyond. */
export function bounds(hosts: ServedSpecimen): void {
  test.each(BOUNDS)("%s%s takes %j, and not %j", async (address, name, at, beyond) => {
    for (const value of at) {
      // At a bound a reference may lead nowhere: it is not refused.
      expect([200, 404], value).toContain((await hosts.api(`${address}${name}=${value}`)).status);
    }
    for (const value of beyond) {
      const answer = await hosts.api(`${address}${name}=${value}`);
      expect(answer.status, value).toBe(422);
      const { errors } = await answer.json();
      expect(
        errors.map(({ loc }: { loc: string[] }) => loc),
        value,
      ).toEqual([["query", name]]);
    }
  });

  test.each(DEFAULTS)("%s shows %d where no limit is given", async (path, most) => {
    expect((await (await hosts.api(path)).json()).limit).toBe(most);
  });

  test("what has no offset, start or limit begins at the first", async () => {
    for (const [path, field] of [
      ["/api/bills/recent", "offset"],
      ["/api/opinions/filtered", "offset"],
      ["/api/bills/sessions/2025-2026", "start"],
      ["/api/opinions/years/2025", "start"],
    ] as const)
      expect((await (await hosts.api(path)).json())[field], path).toBe(0);
  });

  test.each([
    ["/api/code/search?q=", 300, 422],
    ["/api/bills/resolve?q=", 200, 422],
    ["/api/code/sections/", 300, 422],
  ])("%s is measured in characters, not in the units of their encoding: %d", async (address, most, beyond) => {
    const ask = async (count: number) => (await hosts.api(address + encodeURIComponent("😀".repeat(count)))).status;
    expect([200, 404]).toContain(await ask(most));
    expect(await ask(most + 1)).toBe(beyond);
  });

  describe.each(COLLECTIONS)("a quote in %s", (collection) => {
    const id = { code: "91-1-4", bills: "hb9001", opinions: "S23G9005" }[collection];
    test.each([
      [11, 422],
      [12, 200],
    ])("of %d characters is answered with %d", async (count, status) => {
      const answer = await post(hosts.api, `/api/${collection}/verify`, { id, quote: letters(count) });
      expect(answer.status).toBe(status);
    });
  });
}
