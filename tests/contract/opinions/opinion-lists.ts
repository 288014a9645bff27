import { beforeAll, expect, test } from "vitest";
import { opinionList, opinionSitemap, yearList, yearRecord } from "../../../src/model/opinion-lists.ts";
import type { SlimOpinion } from "../../../src/model/opinion-records.ts";
import { health, opinionsMeta } from "../../../src/model/service-records.ts";
import { idsOfList, walkWindows } from "../../functions/walk-windows.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

const inYear =
  (...years: string[]) =>
  ({ date_filed }: SlimOpinion) =>
    years.includes(date_filed.slice(0, 4));
const ofType =
  (...types: string[]) =>
  ({ case_type }: SlimOpinion) =>
    types.includes(case_type);
const named =
  (words: string) =>
  ({ case_name }: SlimOpinion) =>
    case_name.toLowerCase().includes(words);

/** A filter as sent, and what it leaves, said naively. */
const FILTERS: readonly [query: string, keeps: (opinion: SlimOpinion) => boolean][] = [
  ["year=2025", inYear("2025")],
  ["year=2023,2024", inYear("2023", "2024")],
  ["year=2024,%202023,2023,", inYear("2023", "2024")],
  ["year=1600", () => false],
  ["case_type=direct-appeal", ofType("direct-appeal")],
  ["case_type=Direct-Appeal,attorney-discipline", ofType("direct-appeal", "attorney-discipline")],
  ["case_type=unclassified", ofType("unclassified")],
  ["q=windfall", named("windfall")],
  ["q=WINDFALL", named("windfall")],
  ["q=v.%20state", named("v. state")],
  ["q=constructor", named("constructor")],
  ["q=%25%25", () => false],
  [
    "year=2025&case_type=direct-appeal&q=wind",
    (opinion) => inYear("2025")(opinion) && ofType("direct-appeal")(opinion) && named("wind")(opinion),
  ],
];

/** Tests of lists of opinions. */
export function opinionLists(hosts: ServedSpecimen): void {
  let all: SlimOpinion[];
  beforeAll(async () => {
    all = (await walkWindows<SlimOpinion>(hosts.api, "/api/opinions/recent?limit=100")).items;
  });

  const json = async (path: string) => (await hosts.api(path)).json();

  test("recent, in windows of any length, visits each opinion once, newest filing date first", async () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const days = all.map(({ date_filed }) => date_filed);
    expect(days).toEqual([...days].sort().reverse());
    for (const limit of [1, 7, 25]) {
      expect(await idsOfList(hosts.api, `/api/opinions/recent?limit=${limit}`)).toEqual(all.map(({ id }) => id));
    }
    const first = opinionList.parse(await json("/api/opinions/recent"));
    expect(first).toMatchObject({ items: all.slice(0, 20), limit: 20, offset: 0, total: all.length });
    expect(await idsOfList(hosts.api, "/api/opinions/filtered")).toEqual(all.map(({ id }) => id));
  });

  test.each(FILTERS)("filtered by %s leaves what it says, in the same order", async (query, keeps) => {
    const ids = await idsOfList(hosts.api, `/api/opinions/filtered?${query}&limit=3`);
    expect(ids).toEqual(all.filter(keeps).map(({ id }) => id));
  });

  test("a name is found with or without its accents", async () => {
    for (const q of ["Peñalosa", "penalosa", "ILE-AUX-NOIX"]) {
      expect(await idsOfList(hosts.api, `/api/opinions/filtered?q=${encodeURIComponent(q)}`), q).toEqual([
        "S98A9010/990000150",
      ]);
    }
  });

  test("next keeps the filters and the language", async () => {
    const { next } = await json("/api/opinions/filtered?year=2023,2025&q=of&limit=1&lang=es&x=1");
    expect(Object.fromEntries(new URL(next).searchParams)).toEqual({
      year: "2023,2025",
      q: "of",
      limit: "1",
      lang: "es",
      offset: "1",
    });
  });

  test("the years, newest first, count what each of their windows shows in filing order", async () => {
    const years = yearList.parse(await json("/api/opinions/years"));
    expect(years.map(({ year }) => year)).toEqual([
      ...new Set(all.map(({ date_filed }) => Number(date_filed.slice(0, 4)))),
    ]);
    const seen: string[] = [];
    for (const { year, count } of years) {
      const path = `/api/opinions/years/${year}`;
      const record = yearRecord.parse(await json(path));
      expect(record).toMatchObject({ year, count, total: count, case_type: null, start: 0, limit: 400 });
      const ids = await idsOfList(hosts.api, `${path}?limit=2`);
      expect(ids).toEqual(record.items.map(({ id }) => id));
      const days = record.items.map(({ date_filed }) => date_filed);
      expect(days).toEqual([...days].sort());
      const byType = [];
      for (const { case_type, count: ofThis } of record.case_types) {
        const own = await walkWindows<SlimOpinion>(hosts.api, `${path}?case_type=${case_type}&limit=1`);
        expect([own.total, new Set(own.items.map((opinion) => opinion.case_type))]).toEqual([
          ofThis,
          new Set([case_type]),
        ]);
        byType.push(...own.items.map(({ id }) => id));
      }
      expect([...byType].sort()).toEqual([...ids].sort());
      seen.push(...ids);
    }
    expect([...seen].sort()).toEqual(all.map(({ id }) => id).sort());
  });

  test("a case type that a year lacks, and a start past its end, are empty windows", async () => {
    const lacking = await json("/api/opinions/years/1998?case_type=Certified-Question");
    expect(lacking).toMatchObject({ items: [], total: 0, count: 1, case_type: "certified-question" });
    expect(await json("/api/opinions/years/1998?start=400")).toMatchObject({
      items: [],
      total: 1,
      start: 400,
      next: null,
    });
  });

  test("the pages of a year as Markdown show the same opinions, of one case type or of all", async () => {
    const { items } = yearRecord.parse(await json("/api/opinions/years/2025"));
    const ids = (markdown: string) => [
      ...new Set([...markdown.matchAll(/\/opinions\/([A-Z0-9-]+\/[a-z0-9-]+)\b/g)].map(([, id]) => id)),
    ];
    const page = async (query: string) =>
      ids(await (await hosts.api(`/api/opinions/years/2025/markdown${query}`)).text());
    expect(await page("")).toEqual(items.map(({ id }) => id));
    expect(await page("?start=2")).toEqual(items.slice(2).map(({ id }) => id));
    expect(await page("?case_type=cross-appeal")).toEqual(items.filter(ofType("cross-appeal")).map(({ id }) => id));
  });

  test("sitemap, meta, health and years agree on what there is", async () => {
    const sitemap = opinionSitemap.parse(await json("/api/opinions/sitemap-entries"));
    const meta = opinionsMeta.parse(await json("/api/opinions/meta"));
    const { collections } = health.parse(await json("/health"));
    const years = yearList.parse(await json("/api/opinions/years"));
    const own = collections.find(({ collection }) => collection === "opinions");
    expect(own).toEqual({ collection: "opinions", count: all.length, corpus_version: meta.corpus_version });
    expect(new Map(sitemap.map(({ id, date }) => [id, date]))).toEqual(
      new Map(all.map(({ id, date_filed }) => [id, date_filed])),
    );
    expect(sitemap).toHaveLength(all.length);
    expect(meta.counts).toMatchObject({ opinions: all.length, years: years.length });
    expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
    for (const { case_type, count } of meta.counts.by_case_type)
      expect(all.filter(ofType(case_type))).toHaveLength(count);
    expect([meta.oldest, meta.newest]).toEqual([all.at(-1)?.date_filed, all[0]?.date_filed]);
    expect(meta.counts.with_text).toBe(all.filter(({ has_text }) => has_text).length);
  });

  test("the sitemap carries no tag", async () => {
    const sitemap = await hosts.api("/api/opinions/sitemap-entries");
    expect([sitemap.status, sitemap.headers.get("etag")]).toEqual([200, null]);
  });
}
