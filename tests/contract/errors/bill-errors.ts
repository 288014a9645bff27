import { expect, test } from "vitest";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { type MissingPages, type MissingPath, type NotValidPath, refusedPages, refusedReads } from "./refused-reads.ts";

const API = "https://api.example.org";

/** A path that leads nowhere, the map above it, and the first of the nearest. */
const MISSING: readonly MissingPath[] = [
  ["/api/bills/bills/2025-2026/hb9007", "/api/bills/sessions/2025-2026", "/api/bills/bills/2025-2026/hb9006"],
  ["/api/bills/bills/2025/HB-9007", "/api/bills/sessions/2025-2026", "/api/bills/bills/2025-2026/hb9006"],
  [
    "/api/bills/bills/2025-2026/hb9007/markdown",
    "/api/bills/sessions/2025-2026",
    "/api/bills/bills/2025-2026/hb9006/markdown",
  ],
  ["/api/bills/bills/hb9007/markdown", "/api/bills/sessions/2025-2026", "/api/bills/bills/2025-2026/hb9006/markdown"],
  ["/api/bills/bills/2023-2024/sb9002", "/api/bills/sessions/2023-2024", "/api/bills/bills/2023-2024/sb9001"],
  ["/api/bills/bills/1999-2000/hb1", "/api/bills/sessions"],
  ["/api/bills/bills/1999/hb1/text", "/api/bills/sessions"],
  ["/api/bills/bills/fish/hb9001", "/api/bills/sessions"],
  ["/api/bills/bills/2025-2026/fish", "/api/bills/sessions/2025-2026"],
  ["/api/bills/bills/2025-2026/..%2F..%2Fmanifest.json", "/api/bills/sessions/2025-2026"],
  ["/api/bills/bills/2025-2026/HB%209001%20of%202023", "/api/bills/sessions/2025-2026"],
  ["/api/bills/bills/2025-2026", "/api/bills/sessions/2025-2026"],
  ["/api/bills/bills/4711", "/api/bills/sessions"],
  ["/api/bills/bills/99999999999999999999", "/api/bills/sessions"],
  ["/api/bills/bills/fish/full-text", "/api/bills/sessions"],
  ["/api/bills/bills/%00/markdown", "/api/bills/sessions"],
  ["/api/bills/sessions/1999-2000", "/api/bills/sessions", "/api/bills/sessions/2021-special-1"],
  ["/api/bills/sessions/fish/markdown", "/api/bills/sessions", "/api/bills/sessions/2025-2026"],
  ["/api/bills/sessions/hb9001", "/api/bills/sessions", "/api/bills/sessions/2025-2026"],
  ["/api/bills/resolve?q=HB%209007", "/api/bills/sessions/2025-2026", "/api/bills/bills/2025-2026/hb9006"],
  ["/api/bills/resolve?q=HB%209001%20of%201999", "/api/bills/sessions"],
  ["/api/bills/resolve?q=fish", "/api/bills/sessions"],
];

/** A query or path that breaks the table, and everything that is wrong with it. */
const NOT_VALID: readonly NotValidPath[] = [
  ["/api/bills/recent?limit=0", [["query", "limit", "greater_than_equal"]]],
  ["/api/bills/recent?limit=101", [["query", "limit", "less_than_equal"]]],
  ["/api/bills/recent?offset=10001", [["query", "offset", "less_than_equal"]]],
  [
    "/api/bills/recent?offset=-1&limit=x",
    [
      ["query", "limit", "int_parsing"],
      ["query", "offset", "greater_than_equal"],
    ],
  ],
  ["/api/bills/filtered?q=a", [["query", "q", "string_too_short"]]],
  [`/api/bills/filtered?q=${"a".repeat(301)}`, [["query", "q", "string_too_long"]]],
  ["/api/bills/filtered?chamber=X", [["query", "chamber", "enum"]]],
  ["/api/bills/filtered?chamber=HS", [["query", "chamber", "enum"]]],
  ["/api/bills/filtered?bill_type=RES", [["query", "bill_type", "enum"]]],
  ["/api/bills/filtered?status=-1", [["query", "status", "greater_than_equal"]]],
  ["/api/bills/filtered?status=passed", [["query", "status", "int_parsing"]]],
  ["/api/bills/filtered?session_id=x", [["query", "session_id", "int_parsing"]]],
  [`/api/bills/filtered?session=${"2".repeat(33)}`, [["query", "session", "string_too_long"]]],
  ["/api/bills/filtered?session=fish", [["query", "session", "value_error"]]],
  // All problems are told, those of the table and those of what is stored.
  [
    "/api/bills/filtered?session=fish&q=a",
    [
      ["query", "q", "string_too_short"],
      ["query", "session", "value_error"],
    ],
  ],
  ["/api/bills/sessions/2025-2026?kind=xb", [["query", "kind", "enum"]]],
  ["/api/bills/sessions/2025-2026?start=-1", [["query", "start", "greater_than_equal"]]],
  ["/api/bills/sessions/2025-2026?limit=501", [["query", "limit", "less_than_equal"]]],
  ["/api/bills/sessions/2025-2026/markdown?type=bill", [["query", "type", "enum"]]],
  ["/api/bills/resolve", [["query", "q", "missing"]]],
  ["/api/bills/resolve?q=", [["query", "q", "string_too_short"]]],
  [`/api/bills/resolve?q=${"h".repeat(201)}`, [["query", "q", "string_too_long"]]],
  ["/api/bills/items", [["query", "ids", "missing"]]],
  ["/api/bills/items?ids=,%20,", [["query", "ids", "value_error"]]],
  [`/api/bills/items?ids=${"9".repeat(2001)}`, [["query", "ids", "string_too_long"]]],
  [`/api/bills/bills/${"9".repeat(301)}`, [["path", "bill_id", "string_too_long"]]],
  [`/api/bills/bills/2025-2026/${"h".repeat(301)}/text`, [["path", "number", "string_too_long"]]],
  ["/api/bills/bills/2025-2026/hb9001/text?reading=backwards", [["query", "reading", "enum"]]],
];

const PAGES: MissingPages = {
  missing: [
    "/bills/2025-2026/hb9007.md",
    ["https://example.org/bills/2025-2026/hb9006.md", "https://example.org/bills/2025-2026\n"],
  ],
  others: ["/bills/fish"],
  unbuilt: ["/bills/2025-2026/hb9001?lang=es"],
  record: "/api/bills/bills/2025-2026/hb9001",
};

/** Tests of errors of the bills. */
export function billErrors(hosts: ServedSpecimen): void {
  refusedReads(hosts, MISSING, NOT_VALID);
  refusedPages(hosts, PAGES);

  test("the bills nearest to a missing number are those on both sides of it", async () => {
    const { nearest } = await (await hosts.api("/api/bills/bills/2025-2026/hb9004")).json();
    const ids = nearest.map(({ id }: { id: string }) => id);
    expect(ids.slice(0, 2).sort()).toEqual(["2025-2026/hb9003", "2025-2026/hb9005"]);
    expect(ids).toHaveLength(5);
  });

  test("a number that other sessions have is told so", async () => {
    const { detail } = await (await hosts.api("/api/bills/bills/2023-2024/hb9003")).json();
    expect(detail).toContain("Sessions that have one: 2025-2026.");
  });

  test.each(["text", "full-text"])(
    "the %s of a bill without one says why, and names record and source",
    async (form) => {
      const reasons = new Set<string>();
      for (const id of ["2025-2026/hb9003", "2025-2026/hb9010", "2025-2026/hb10001"]) {
        const record = await (await hosts.api(`/api/bills/bills/${id}`)).json();
        const answer = await hosts.api(`/api/bills/bills/${id}/${form}`);
        expect(answer.status).toBe(404);
        const problem = await answer.json();
        expect(problem.detail).toContain(record.text_note);
        if (record.source_url !== null) expect(problem.detail).toContain(record.source_url);
        expect(problem.nearest).toEqual([{ id, url: record.json_url }]);
        reasons.add(record.text_status);
      }
      expect(reasons).toEqual(new Set(["not_fetched", "not_published", "no_words"]));
      const site = await hosts.site("/bills/2025-2026/hb9003/text");
      expect(site.status).toBe(404);
      expect(await site.text()).toContain("https://example.org/bills/2025-2026/hb9003\n");
    },
  );

  test("beside a text that is missing stand records, not texts that are missing too", async () => {
    const { nearest } = await (await hosts.api("/api/bills/bills/2025-2026/hb9004/text")).json();
    for (const { url } of nearest) expect((await hosts.api(url.slice(API.length))).status, url).toBe(200);
    expect(new Set(nearest.map(({ url }: { url: string }) => url.endsWith("/text")))).toEqual(new Set([true, false]));
  });
}
