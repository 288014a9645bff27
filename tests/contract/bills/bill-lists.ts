import { beforeAll, expect, test } from "vitest";
import { billList, billSitemap, sessionList, sessionRecord } from "../../../src/model/bill-lists.ts";
import type { SlimBill } from "../../../src/model/bill-records.ts";
import { billsMeta, health } from "../../../src/model/service-records.ts";
import { idsOfList, walkWindows } from "../../functions/walk-windows.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

/** A filter as sent, and what it leaves, said naively. */
const FILTERS: readonly [query: string, keeps: (bill: SlimBill) => boolean][] = [
  ["session=2023-2024", ({ session }) => session === "2023-2024"],
  ["session=2024", ({ session }) => session === "2023-2024"],
  // A year means the regular session around it, even where a special one was held in it.
  ["session=2023", ({ session }) => session === "2023-2024"],
  ["session=2023-2024%20Regular%20Session", ({ session }) => session === "2023-2024"],
  ["session=2023-special-1", ({ session }) => session === "2023-special-1"],
  ["session=2021", ({ session }) => session === "2021-special-1"],
  ["session_id=990002", ({ session_id }) => session_id === 990002],
  ["session_id=990002&session=2023", ({ session }) => session === "2023-2024"],
  ["session_id=990002&session=2025", () => false],
  ["session_id=990002&session=1999", () => false],
  ["session_id=4711", () => false],
  ["session=1999-2000", () => false],
  ["chamber=S", ({ chamber }) => chamber === "S"],
  ["chamber=s", ({ chamber }) => chamber === "S"],
  ["bill_type=R", ({ bill_type }) => bill_type === "R"],
  ["bill_type=cr", ({ bill_type }) => bill_type === "CR"],
  ["bill_type=JR", ({ bill_type }) => bill_type === "JR"],
  ["status=0", ({ status }) => status === 0],
  ["status=4", ({ status }) => status === 4],
  ["status=6", ({ status }) => status === 6],
  ["status=77", () => false],
  ["q=orchards", ({ title }) => title.toLowerCase().includes("orchards")],
  ["q=ORCHARDS", ({ title }) => title.toLowerCase().includes("orchards")],
  ["q=B9001", ({ number }) => number.includes("b9001")],
  ["q=hb9001", ({ number }) => number.includes("hb9001")],
  ["q=fe", ({ title }) => title.toLowerCase().includes("fe")],
  ["q=%25_", () => false],
  ["q=constructor", ({ title }) => title.includes("constructor")],
  [
    "chamber=H&status=4&session=2025",
    (bill) => bill.chamber === "H" && bill.status === 4 && bill.session === "2025-2026",
  ],
  ["bill_type=B&chamber=S&q=toll", (bill) => bill.kind === "sb" && bill.title.toLowerCase().includes("toll")],
];

/** Tests of lists of bills. */
export function billLists(hosts: ServedSpecimen): void {
  let all: SlimBill[];
  beforeAll(async () => {
    all = (await walkWindows<SlimBill>(hosts.api, "/api/bills/recent?limit=100")).items;
  });

  const json = async (path: string) => (await hosts.api(path)).json();

  test("recent, in windows of any length, visits each bill once, newest activity first", async () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const days = all.map(({ last_action_date }) => last_action_date ?? "");
    expect(days).toEqual([...days].sort().reverse());
    for (const limit of [1, 7, 25]) {
      expect(await idsOfList(hosts.api, `/api/bills/recent?limit=${limit}`)).toEqual(all.map(({ id }) => id));
    }
    const first = billList.parse(await json("/api/bills/recent"));
    expect(first.items).toEqual(all.slice(0, 20));
    expect(first).toMatchObject({ limit: 20, offset: 0, total: all.length });
  });

  test.each(FILTERS)("filtered by %s leaves what it says, in the same order", async (query, keeps) => {
    const ids = await idsOfList(hosts.api, `/api/bills/filtered?${query}&limit=3`);
    expect(ids).toEqual(all.filter(keeps).map(({ id }) => id));
  });

  test("filtered by nothing is recent", async () => {
    expect(await idsOfList(hosts.api, "/api/bills/filtered")).toEqual(all.map(({ id }) => id));
    expect(await idsOfList(hosts.api, "/api/bills/filtered?q=&session=&chamber=")).toEqual(all.map(({ id }) => id));
  });

  test("next keeps the filters and the language, and past the end there is nothing", async () => {
    const { next } = await json("/api/bills/filtered?chamber=h&session=2025&limit=2&lang=es&x=1");
    expect(Object.fromEntries(new URL(next).searchParams)).toEqual({
      chamber: "H",
      session: "2025",
      limit: "2",
      lang: "es",
      offset: "2",
    });
    const past = billList.parse(await json("/api/bills/recent?offset=10000"));
    expect(past).toMatchObject({ items: [], total: all.length, offset: 10_000, next: null });
  });

  test("the sessions, newest first, count what each of their windows shows in number order", async () => {
    const sessions = sessionList.parse(await json("/api/bills/sessions"));
    const starts = sessions.map(({ session }) => session.slice(0, 4));
    expect(starts).toEqual([...starts].sort().reverse());
    const seen: string[] = [];
    for (const { session, count, session_id, session_name } of sessions) {
      const path = `/api/bills/sessions/${session}`;
      const record = sessionRecord.parse(await json(path));
      expect(record).toMatchObject({ count, total: count, session_id, session_name, kind: null, start: 0, limit: 500 });
      const ids = await idsOfList(hosts.api, `${path}?limit=2`);
      expect(ids).toEqual(record.items.map(({ id }) => id));
      const byKind = [];
      for (const { kind, count: ofKind } of record.kinds) {
        const own = await walkWindows<SlimBill>(hosts.api, `${path}?kind=${kind}&limit=1`);
        expect([own.total, new Set(own.items.map((bill) => bill.kind))]).toEqual([ofKind, new Set([kind])]);
        byKind.push(...own.items.map(({ id }) => id));
      }
      expect(byKind).toEqual(ids);
      seen.push(...ids);
    }
    expect([...seen].sort()).toEqual(all.map(({ id }) => id).sort());
  });

  test("a kind that a session lacks, and a start past its end, are empty windows", async () => {
    expect(await json("/api/bills/sessions/2023-special-1?kind=sr")).toMatchObject({
      items: [],
      total: 0,
      count: 1,
      kind: "sr",
    });
    expect(await json("/api/bills/sessions/2023-2024?start=500")).toMatchObject({
      items: [],
      total: 7,
      start: 500,
      next: null,
    });
  });

  test("the pages of a session as Markdown show the same bills, of one kind or of all", async () => {
    const { items } = sessionRecord.parse(await json("/api/bills/sessions/2025-2026"));
    const numbers = (text: string) => [...text.matchAll(/\/bills\/2025-2026\/(\w+)\b/g)].map(([, number]) => number);
    const whole = await (await hosts.api("/api/bills/sessions/2025-2026/markdown")).text();
    expect([...new Set(numbers(whole))]).toEqual(items.map(({ number }) => number));
    const senate = await (await hosts.api("/api/bills/sessions/2025-2026/markdown?type=sb")).text();
    expect([...new Set(numbers(senate))]).toEqual(
      items.filter(({ kind }) => kind === "sb").map(({ number }) => number),
    );
    const later = await (await hosts.api("/api/bills/sessions/2025-2026/markdown?start=10")).text();
    expect([...new Set(numbers(later))]).toEqual(items.slice(10).map(({ number }) => number));
    expect(await (await hosts.site("/bills/2025-2026.md?kind=sb")).text()).toBe(senate);
  });

  test("sitemap, meta, health and sessions agree on what there is", async () => {
    const sitemap = billSitemap.parse(await json("/api/bills/sitemap-entries"));
    const meta = billsMeta.parse(await json("/api/bills/meta"));
    const { collections } = health.parse(await json("/health"));
    const own = collections.find(({ collection }) => collection === "bills");
    const sessions = sessionList.parse(await json("/api/bills/sessions"));
    expect(own).toEqual({ collection: "bills", count: all.length, corpus_version: meta.corpus_version });
    expect(sitemap.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
    expect(new Map(sitemap.map(({ id, date }) => [id, date]))).toEqual(
      new Map(all.map(({ id, last_action_date }) => [id, last_action_date])),
    );
    expect(meta.counts).toMatchObject({ bills: all.length, sessions: sessions.length });
    expect(sessions.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
    const counted = meta.counts.by_status.map(({ status, count }) => [status, count]);
    expect(counted).toEqual(counted.map(([status]) => [status, all.filter((bill) => bill.status === status).length]));
    expect(meta.counts.with_text).toBe(all.filter(({ has_text }) => has_text).length);
    expect(meta.newest_activity).toBe(all[0]?.last_action_date);
  });

  test("the sitemap carries no tag, and lists keep their age", async () => {
    const sitemap = await hosts.api("/api/bills/sitemap-entries", { headers: { "If-None-Match": "*" } });
    expect([sitemap.status, sitemap.headers.get("etag")]).toEqual([200, null]);
    const recent = await hosts.api("/api/bills/recent?limit=3");
    expect(recent.headers.get("cache-control")).toBe("public, max-age=3600, stale-while-revalidate=86400");
    const again = await hosts.api("/api/bills/recent?limit=3", {
      headers: { "If-None-Match": recent.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });
}
