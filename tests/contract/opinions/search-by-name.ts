import { beforeAll, expect, test } from "vitest";
import type { SlimOpinion } from "../../../src/model/opinion-records.ts";
import { type NameList, nameList } from "../../../src/model/search-lists.ts";
import { walkWindows } from "../../functions/walk-windows.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

/** Tests of opinions by name. */
export function searchByName(hosts: ServedSpecimen): void {
  let all: SlimOpinion[];
  beforeAll(async () => {
    all = (await walkWindows<SlimOpinion>(hosts.api, "/api/opinions/recent?limit=100")).items;
  });

  const named = async (query: string): Promise<NameList> =>
    nameList.parse(await (await hosts.api(`/api/opinions/search-by-name?${query}`)).json());

  test.each(["in", "state", "STATE", "wind", "v.", "matter", "zz", "%_", "''", "constructor"])(
    "%s finds the case names that have it, those that begin with it first",
    async (words) => {
      const { items, total } = await named(new URLSearchParams({ q: words, limit: "100" }).toString());
      const folded = words.toLowerCase();
      const expected = all.filter(({ case_name }) => case_name.toLowerCase().includes(folded));
      expect(items.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
      expect(total).toBe(expected.length);
      const begins = items.map(({ case_name }) => case_name.toLowerCase().startsWith(folded));
      expect(begins).toEqual([...begins].sort((a, b) => Number(b) - Number(a)));
    },
  );

  test("no more than asked for, with the number that there are", async () => {
    const { items, total, limit } = await named("q=state&limit=2");
    expect([items.length, limit]).toEqual([2, 2]);
    expect(total).toBeGreaterThan(2);
    expect((await named("q=state")).limit).toBe(20);
  });

  test("lang=es gives the summaries in Spanish, where there are any, and changes nothing else", async () => {
    const [english, spanish] = [await named("q=windfall"), await named("q=windfall&lang=es")];
    expect(spanish.items.some(({ summary }) => summary?.lang === "es")).toBe(true);
    const without = ({ items }: NameList) => items.map((item) => ({ ...item, summary: null }));
    expect(without(spanish)).toEqual(without(english));
  });

  test("refuses what is out of bounds, and is tagged", async () => {
    for (const query of ["", "q=", "q=a", "q=ab&limit=0", "q=ab&limit=101", `q=${"a".repeat(301)}`])
      expect((await hosts.api(`/api/opinions/search-by-name?${query}`)).status, query).toBe(422);
    const answer = await hosts.api("/api/opinions/search-by-name?q=state");
    expect(answer.headers.get("etag")).toMatch(/^"[0-9a-f]{32}/);
    const again = await hosts.api("/api/opinions/search-by-name?q=state", {
      headers: { "If-None-Match": answer.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });
}
