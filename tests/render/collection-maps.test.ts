import { expect, test } from "vitest";
import { ROUTES } from "../../src/contract/routes.ts";
import { sessionList } from "../../src/model/bill-lists.ts";
import { billsIndexMarkdownBody } from "../../src/render/bills/bills-index-markdown.ts";
import { opinionsIndexMarkdownBody } from "../../src/render/opinions/opinions-index-markdown.ts";
import { madeUpBillsMeta, madeUpOpinionsMeta } from "./made-up-meta.ts";

const roots = { api: "https://api.example/api", site: "https://site.example", mcp: "https://api.example/mcp" };
const places = { routes: ROUTES, roots };

const sessions = sessionList.parse(
  ["2025-2026", "2025-special-1", "2023-2024"].map((session, at) => ({
    session_id: at + 1,
    session_name: `Session ${at + 1}`,
    count: at + 1,
    session,
    canonical_url: `https://site.example/bills/${session}`,
    json_url: `https://api.example/api/bills/sessions/${session}`,
  })),
);

test("the map of the bills leads to every session, in order, with its count", () => {
  const page = billsIndexMarkdownBody(sessions, madeUpBillsMeta(), places);
  const lines = [
    ...page.matchAll(/^- \[(.*)\]\(https:\/\/site\.example\/bills\/(.*)\.md\) \((\d+) bills?\), `(.*)`$/gm),
  ];
  expect(lines.map((found) => found.slice(1))).toEqual([
    ["Session 1", "2025-2026", "1", "2025-2026"],
    ["Session 2", "2025-special-1", "2", "2025-special-1"],
    ["Session 3", "2023-2024", "3", "2023-2024"],
  ]);
});

test("the map of the opinions leads to every year, in order, with its count", () => {
  const years = [
    { year: 2026, count: 1 },
    { year: 1999, count: 4 },
  ];
  const page = opinionsIndexMarkdownBody(years, madeUpOpinionsMeta(), places);
  const lines = [
    ...page.matchAll(/^- \[(\d{4})\]\(https:\/\/site\.example\/opinions\/year-\1\.md\) \((\d+) opinions?\)$/gm),
  ];
  expect(lines.map(([, year, count]) => ({ year: Number(year), count: Number(count) }))).toEqual(years);
});

test("a map names routes that there are, and none that there is not", () => {
  const known = new Set(ROUTES.filter(({ host }) => host === "api").map(({ path }) => path.replace(/:(\w+)/g, "{$1}")));
  const pages = [
    billsIndexMarkdownBody(sessions, madeUpBillsMeta(), places),
    opinionsIndexMarkdownBody([], madeUpOpinionsMeta(), places),
  ];
  for (const page of pages) {
    const named = [...page.matchAll(/^- `(?:GET|POST) https:\/\/api\.example([^`]*)`: /gm)].map(
      ([, path]) => path ?? "",
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !known.has(path))).toEqual([]);
  }
  expect(billsIndexMarkdownBody(sessions, madeUpBillsMeta(), { routes: [], roots })).not.toContain("`GET ");
});

test("a map of nothing says so", () => {
  expect(billsIndexMarkdownBody([], madeUpBillsMeta(), places)).toContain("> No session is here.\n");
  expect(opinionsIndexMarkdownBody([], madeUpOpinionsMeta(), places)).toContain("> No year is here.\n");
});
