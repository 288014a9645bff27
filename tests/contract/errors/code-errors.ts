import { expect, test } from "vitest";
import { problemRecord } from "../../../src/model/problem-record.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { expectProblem, type MissingPath, type NotValidPath, refusedReads } from "./refused-reads.ts";

const API = "https://api.example.org";

/** A path that leads nowhere, and the map that it names. */
const MISSING: readonly MissingPath[] = [
  ["/api/code/sections/90-1-999", "/api/code/titles/90/chapters/1"],
  ["/api/code/sections/90-77-1", "/api/code/titles/90"],
  ["/api/code/sections/16-5-1", "/api/code/tree"],
  ["/api/code/sections/16-5-1/text", "/api/code/tree"],
  ["/api/code/sections/not-a-reference", "/api/code/tree"],
  ["/api/code/sections/a%2Fb", "/api/code/tree"],
  ["/api/code/sections/%00", "/api/code/tree"],
  ["/api/code/sections/..%2F..%2Fmanifest.json", "/api/code/tree"],
  ["/api/code/sections/90-1-1%5C..%5Cx", "/api/code/tree"],
  ["/api/code/sections/90-1-1.json", "/api/code/tree"],
  ["/api/code/sections/90-1-1+version=2023-07-01", "/api/code/tree"],
  ["/api/code/titles/17", "/api/code/tree"],
  ["/api/code/titles/100", "/api/code/tree"],
  ["/api/code/titles/90/chapters/77", "/api/code/titles/90"],
  ["/api/code/titles/90/chapters/%2e%2e%2f1", "/api/code/titles/90"],
  ["/api/code/titles/17/chapters/1/markdown", "/api/code/tree"],
  ["/api/code/constitution/ga/art-i-sec-i-para-i", "/api/code/constitution/ga"],
  ["/api/code/constitution/us/amend-i/text", "/api/code/constitution/us"],
  ["/api/code/constitution/us/index", "/api/code/constitution/us"],
  ["/api/code/constitution/us/..%2F..%2Ftree", "/api/code/constitution/us"],
  ["/api/code/constitution/fr", "/api/code/tree"],
  ["/api/code/constitution/..%2Fga", "/api/code/tree"],
  ["/api/code/bulk/nothing", "/api/code/bulk"],
  ["/api/code/sitemap-entries?page=77", "/api/code/sitemap-entries"],
];

/** A path or query that breaks the table, and everything that is wrong with it. */
const NOT_VALID: readonly NotValidPath[] = [
  ["/api/code/titles/abc", [["path", "title", "int_parsing"]]],
  ["/api/code/titles/90/chapters/1/markdown?start=-1", [["query", "start", "greater_than_equal"]]],
  [
    "/api/code/titles/x/chapters/1/markdown?start=y",
    [
      ["path", "title", "int_parsing"],
      ["query", "start", "int_parsing"],
    ],
  ],
  [`/api/code/sections/${"9".repeat(301)}`, [["path", "ref", "string_too_long"]]],
  ["/api/code/items", [["query", "ids", "missing"]]],
  ["/api/code/items?ids=", [["query", "ids", "string_too_short"]]],
  ["/api/code/items?ids=,%20,", [["query", "ids", "value_error"]]],
  [`/api/code/items?ids=${"9".repeat(2001)}`, [["query", "ids", "string_too_long"]]],
  ["/api/code/sitemap-entries?page=x", [["query", "page", "int_parsing"]]],
  [`/api/code/constitution/ga/${"i".repeat(301)}`, [["path", "citation", "string_too_long"]]],
  [`/api/code/sections/90-1-1/text?version=${"9".repeat(41)}`, [["query", "version", "string_too_long"]]],
];

/** Tests of errors. */
export function codeErrors(hosts: ServedSpecimen): void {
  refusedReads(hosts, MISSING, NOT_VALID);

  test("the nearest sections come in the form that was asked for", async () => {
    const problem = await (await hosts.api("/api/code/sections/90-1-5/markdown")).json();
    expect(problem.nearest[0]).toEqual({ id: "90-1-4", url: `${API}/api/code/sections/90-1-4/markdown` });
    expect(problem.nearest).toHaveLength(5);
  });

  test("a missing chapter names the nearest chapters, a missing title the nearest titles", async () => {
    const chapter = await (await hosts.api("/api/code/titles/90/chapters/77")).json();
    expect(chapter.nearest[0].id).toMatch(/^title-90\/chapter-/);
    const title = await (await hosts.api("/api/code/titles/94")).json();
    expect(title.nearest.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual(["title-93", "title-95"]);
  });

  test("an unknown version is a 404 that names the known ones", async () => {
    for (const path of [
      "/api/code/sections/91-1-4/text?version=1999-01-01",
      "/api/code/sections/91-1-4/markdown?version=..%2Fx",
    ]) {
      const answer = await hosts.api(path);
      expectProblem(answer, 404, "public, max-age=60");
      expect((await answer.json()).detail).toContain("It has: 2025-07-01");
    }
  });

  test("every error fits the closed shape of its kind", async () => {
    for (const path of [
      ...MISSING.map(([path]) => path),
      ...NOT_VALID.map(([path]) => path),
      "/nothing",
      "/nothing/%",
    ]) {
      problemRecord.parse(await (await hosts.api(path)).json());
    }
    problemRecord.parse(await (await hosts.api("/health", { method: "PUT" })).json());
  });

  test("an unknown route names where to start", async () => {
    for (const path of ["/api", "/api/code/nothing", "/api/code/tree/", "/favicon.ico"]) {
      const answer = await hosts.api(path);
      expectProblem(answer, 404, "public, max-age=60");
      const problem = await answer.json();
      expect(problem.type).toBe(`${API}/problems/no-route`);
      expect(problem.start.map(({ url }: { url: string }) => url)).toContain(`${API}/api/code/tree`);
    }
  });

  test("broken percent-encoding is a 404 and no crash", async () => {
    for (const path of [
      "/api/code/sections/%",
      "/api/code/sections/%zz",
      "/api/code/sections/%E0%A4%A",
      "/nothing/%",
    ]) {
      const answer = await hosts.api(path);
      expectProblem(answer, 404, "public, max-age=60");
      expect((await answer.json()).detail).toContain("percent");
    }
    expect((await hosts.site("/code/%zz.md")).status).toBe(404);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE", "PROPFIND"])("%s is a 405 that says what is allowed", async (method) => {
    for (const path of ["/api/code/sections/90-1-1", "/health", "/api/code/sections/no-such"]) {
      const answer = await hosts.api(path, { method });
      expectProblem(answer, 405, "no-store");
      expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    }
    expect((await hosts.api("/nothing", { method })).status).toBe(404);
    expect((await hosts.site("/code/90-1-1.md", { method })).status).toBe(405);
  });

  test("the site says it in sentences with the same links", async () => {
    const answer = await hosts.site("/code/90-1-999.md");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
    const text = await answer.text();
    expect(text).toContain("No section 90-1-999");
    expect(text).toMatch(/https:\/\/example\.org\/code\/90-1-\d+\.md/);
    expect(text).toContain("https://example.org/code/title-90/chapter-1");
  });

  test("a page of a title that cannot be read is not there, rather than not valid", async () => {
    expect((await hosts.site("/code/title-abc.md")).status).toBe(404);
  });

  test("a HEAD for what is not there has the length of the body and none itself", async () => {
    const [get, head] = await Promise.all([
      hosts.api("/api/code/sections/90-1-999"),
      hosts.api("/api/code/sections/90-1-999", { method: "HEAD" }),
    ]);
    expect(head.status).toBe(404);
    expect(head.headers.get("content-length")).toBe(String((await get.arrayBuffer()).byteLength));
    expect(await head.text()).toBe("");
  });
}
