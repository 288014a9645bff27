import { expect, test } from "vitest";
import type { SlimBill } from "../../../src/model/bill-records.ts";
import type { SlimOpinion } from "../../../src/model/opinion-records.ts";
import { type SearchHit, searchResponse } from "../../../src/model/search-records.ts";
import { sectionRecord } from "../../../src/model/section-record.ts";
import { walkWindows } from "../../functions/walk-windows.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

const BILLS: readonly [filter: string, keeps: (bill: SlimBill) => boolean][] = [
  ["session=2023-2024", ({ session }) => session === "2023-2024"],
  ["session=2026", ({ session }) => session === "2025-2026"],
  ["session=2021", ({ session }) => session === "2021-special-1"],
  ["chamber=s", ({ chamber }) => chamber === "S"],
  ["bill_type=R", ({ bill_type }) => bill_type === "R"],
  ["status=4", ({ status }) => status === 4],
  ["status=6&chamber=H", ({ status, chamber }) => status === 6 && chamber === "H"],
  ["session=2025-2026&bill_type=b", ({ session, bill_type }) => session === "2025-2026" && bill_type === "B"],
  ["session=1999", () => false],
  ["status=77", () => false],
];

const OPINIONS: readonly [filter: string, keeps: (opinion: SlimOpinion) => boolean][] = [
  ["year=2025", ({ date_filed }) => date_filed.startsWith("2025")],
  ["year=1901", () => false],
  ["case_type=Direct-Appeal", ({ case_type }) => case_type === "direct-appeal"],
  ["case_type=habeas-corpus", ({ case_type }) => case_type === "habeas-corpus"],
  [
    "year=2023&case_type=certified-question",
    ({ date_filed, case_type }) => date_filed.startsWith("2023") && case_type === "certified-question",
  ],
];

/** The order of hits depends on what they are ranked among; which there are does not. */
const idsOf = (hits: readonly SearchHit[]): string[] => hits.map(({ id }) => id).sort();

/** Tests of filters of a search. */
export function searchFilters(hosts: ServedSpecimen): void {
  const hitsOf = async (path: string): Promise<SearchHit[]> =>
    searchResponse.parse(await (await hosts.api(`/api/${path}`)).json()).hits;

  /** A filter leaves, of what is found without it, the documents that have what it asks for. */
  async function expectFiltered<T extends { id: string }>(
    collection: string,
    filter: string,
    keeps: (of: T) => boolean,
  ) {
    const { items } = await walkWindows<T>(hosts.api, `/api/${collection}/recent?limit=100`);
    const kept = new Set(items.filter(keeps).map(({ id }) => id));
    for (const words of ["orchard", "toll", "state"]) {
      const all = await hitsOf(`${collection}/search?q=${words}&limit=100`);
      const filtered = await hitsOf(`${collection}/search?q=${words}&limit=100&${filter}`);
      expect(idsOf(filtered), words).toEqual(idsOf(all.filter(({ id }) => kept.has(id))));
    }
  }

  test.each(BILLS)("bills: %s", (filter, keeps) => expectFiltered<SlimBill>("bills", filter, keeps));
  test.each(OPINIONS)("opinions: %s", (filter, keeps) => expectFiltered<SlimOpinion>("opinions", filter, keeps));

  test("the Code is searched for what is in force, unless a status is asked for", async () => {
    const usual = await hitsOf("code/search?q=orchard&limit=100");
    expect(usual.length).toBeGreaterThan(10);
    for (const { status, in_force_now } of usual) expect([status, in_force_now]).toEqual(["active", true]);
    expect(await hitsOf("code/search?q=orchard&limit=100&status=active")).toEqual(usual);
    const all = await hitsOf("code/search?q=orchard&limit=100&status=all");
    for (const status of ["repealed", "reserved", "redesignated", "superseded", "note_only"]) {
      const own = await hitsOf(`code/search?q=orchard&limit=100&status=${status}`);
      for (const hit of own) expect(hit.status).toBe(status);
      // Of a section with several versions that have the words, `all` shows one.
      expect(idsOf(own)).toEqual(expect.arrayContaining(idsOf(all.filter((hit) => hit.status === status))));
      expect(idsOf(all)).toEqual(expect.arrayContaining(idsOf(own)));
    }
    expect(all.some(({ in_force_now }) => in_force_now === false)).toBe(true);
  });

  test("title and chapter narrow the Code", async () => {
    const all = await hitsOf("code/search?q=orchard&limit=100&status=all");
    for (const title of [90, 95]) {
      const own = await hitsOf(`code/search?q=orchard&limit=100&status=all&title=${title}`);
      expect(idsOf(own)).toEqual(idsOf(all.filter(({ id }) => id.startsWith(`${title}-`))));
    }
    const chapter = await hitsOf("code/search?q=orchard&limit=100&status=all&title=90&chapter=1a");
    expect(chapter.length).toBeGreaterThan(1);
    expect(idsOf(chapter)).toEqual(idsOf(all.filter(({ id }) => id.startsWith("90-1A-"))));
  });

  test("the constitutions are found only where the scheme says so", async () => {
    for (const [scheme, start] of [
      ["ocga", /^\d/],
      ["ga", /^ga-const:/],
      ["us", /^us-const:/],
    ] as const) {
      const hits = await hitsOf(`code/search?q=right%20people%20state&limit=100&scheme=${scheme}`);
      expect(hits.length).toBeGreaterThan(0);
      for (const { id } of hits) expect(id).toMatch(start);
    }
  });

  test("a hit names the version that has the words", async () => {
    for (const hit of await hitsOf("code/search?q=orchard&limit=100&status=all")) {
      const record = sectionRecord.parse(await (await hosts.api(`/api/code/sections/${hit.id}`)).json());
      const version = record.versions.find((each) => each.version === hit.version);
      expect(version, `${hit.id} ${hit.version}`).toMatchObject({ status: hit.status, in_force_now: hit.in_force_now });
      const twin = await hosts.site(`/code/${hit.id}.md?version=${hit.version}`);
      expect([hit.id, twin.status]).toEqual([hit.id, 200]);
    }
  });

  test("in=headings finds less, and only where a heading has the words", async () => {
    for (const collection of ["code", "bills", "opinions"]) {
      const all = await hitsOf(`${collection}/search?q=orchard&limit=100`);
      const headings = await hitsOf(`${collection}/search?q=orchard&limit=100&in=headings`);
      expect(headings.length, collection).toBeGreaterThan(0);
      expect(headings.length, collection).toBeLessThanOrEqual(all.length);
      const ids = new Set(all.map(({ id }) => id));
      for (const { id } of headings) expect(ids).toContain(id);
    }
  });
}
