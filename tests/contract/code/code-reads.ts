import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sectionRecord } from "../../../src/model/section-record.ts";
import { chapterRecord, titleRecord, treeRecord } from "../../../src/model/tree-records.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

const DOCUMENT = "public, max-age=86400, stale-while-revalidate=604800";
const LIST = "public, max-age=3600, stale-while-revalidate=86400";

/** What a read answers: media type, cache, and where its page and other forms stand. */
const READS: readonly [path: string, type: string, cache: string, page: string, twins: string[]][] = [
  ["/api/code/tree", "application/json", LIST, "/code", ["text/markdown"]],
  ["/api/code/index/markdown", "text/markdown", LIST, "/code", ["application/json"]],
  ["/api/code/constitution/ga", "application/json", LIST, "/constitution/ga", ["text/markdown"]],
  ["/api/code/constitution/us/index/markdown", "text/markdown", LIST, "/constitution/us", ["application/json"]],
  [
    "/api/code/constitution/us/amend-lx",
    "application/json",
    DOCUMENT,
    "/constitution/us/amend-lx",
    ["text/markdown", "text/plain"],
  ],
  [
    "/api/code/constitution/us/amend-lx/text",
    "text/plain",
    DOCUMENT,
    "/constitution/us/amend-lx",
    ["application/json", "text/markdown"],
  ],
  [
    "/api/code/constitution/ga/preamble/markdown",
    "text/markdown",
    DOCUMENT,
    "/constitution/ga/preamble",
    ["application/json", "text/plain"],
  ],
  [
    "/api/code/constitution/us/amend-lx/markdown?subsection=2",
    "text/markdown",
    DOCUMENT,
    "/constitution/us/amend-lx",
    ["application/json", "text/plain"],
  ],
  ["/api/code/titles/90", "application/json", LIST, "/code/title-90", ["text/markdown"]],
  ["/api/code/titles/90/markdown", "text/markdown", LIST, "/code/title-90", ["application/json"]],
  ["/api/code/titles/90/chapters/1A", "application/json", LIST, "/code/title-90/chapter-1A", ["text/markdown"]],
  [
    "/api/code/titles/90/chapters/1A/markdown",
    "text/markdown",
    LIST,
    "/code/title-90/chapter-1A",
    ["application/json"],
  ],
  [
    "/api/code/titles/90/chapters/1A/markdown?full=1",
    "text/markdown",
    LIST,
    "/code/title-90/chapter-1A",
    ["application/json"],
  ],
  ["/api/code/sections/90-1-4", "application/json", DOCUMENT, "/code/90-1-4", ["text/markdown", "text/plain"]],
  ["/api/code/sections/90-1-4/text", "text/plain", DOCUMENT, "/code/90-1-4", ["application/json", "text/markdown"]],
  ["/api/code/sections/90-1-4/markdown", "text/markdown", DOCUMENT, "/code/90-1-4", ["application/json", "text/plain"]],
  [
    "/api/code/sections/90-1-4/markdown?subsection=a",
    "text/markdown",
    DOCUMENT,
    "/code/90-1-4",
    ["application/json", "text/plain"],
  ],
];

/** The same bytes under two addresses: API path, site path. */
const TWICE: readonly [api: string, site: string][] = [
  ["/api/code/sections/90-1-4/markdown", "/code/90-1-4.md"],
  ["/api/code/sections/90-1-4/text", "/code/90-1-4/text"],
  ["/api/code/sections/91-1-4/text?version=2027-07-01", "/code/91-1-4/text?version=2027-07-01"],
  ["/api/code/sections/90-1-4/markdown?subsection=a", "/code/90-1-4.md?subsection=a"],
  ["/api/code/titles/90/markdown", "/code/title-90.md"],
  ["/api/code/constitution/ga/index/markdown", "/constitution/ga.md"],
  ["/api/code/constitution/us/amend-lx/text", "/constitution/us/amend-lx/text"],
  ["/api/code/constitution/us/amend-lx/markdown", "/constitution/us/amend-lx.md"],
  ["/api/code/constitution/us/amend-lx/markdown?subsection=2", "/constitution/us/amend-lx.md?subsection=2"],
  ["/api/code/titles/90/chapters/1A/markdown", "/code/title-90/chapter-1A.md"],
  ["/api/code/titles/95/chapters/20/markdown?full=1&start=9", "/code/title-95/chapter-20.md?start=9&full=1"],
];

/** Queries that say nothing, and so change nothing. */
const SAME: readonly [path: string, query: string][] = [
  ["/api/code/sections/90-1-4", "version=x&utm_source=y"],
  ["/api/code/sections/90-1-4/text", "notes=all"],
  ["/api/code/sections/90-1-4/markdown", "notes=some&subsection=&version="],
  ["/api/code/sections/90-1-4/markdown", "notes=all"],
  ["/api/code/sections/91-1-4/text", "version=2025-07-01"],
  ["/api/code/sections/91-1-4/markdown", "version=2025-07-01"],
  ["/api/code/titles/90/chapters/1A/markdown", "full=yes&start=0"],
  ["/api/code/titles/90/chapters/1A/markdown", "start=3"],
  ["/api/code/constitution/us/amend-lx", "subsection=1&version=x"],
  ["/api/code/constitution/us/amend-lx/markdown", "notes=all"],
];

/** Tests of reads. */
export function codeReads(hosts: ServedSpecimen): void {
  test.each(READS)("%s answers with its type, age, tag, links and length", async (path, type, cache, page, twins) => {
    const answer = await hosts.api(path);
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": `${type}; charset=utf-8`,
      "content-language": "en",
      "content-length": String(body.byteLength),
      "cache-control": cache,
      etag: `"${createHash("md5").update(body).digest("hex")}"`,
      "access-control-allow-origin": "*",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers.get("access-control-expose-headers")).toBe(
      "ETag, Link, Location, Allow, Retry-After, RateLimit, RateLimit-Policy, Content-Length, Content-Encoding",
    );
    expect(answer.headers.has("content-disposition")).toBe(false);
    const link = answer.headers.get("link") ?? "";
    expect(link).toContain(`<https://example.org${page}>; rel="canonical"`);
    expect([...link.matchAll(/rel="alternate"; type="([^"]+)"/g)].map(([, found]) => found).sort()).toEqual(twins);
  });

  test.each(READS)("%s answers 304 to its own tag and to nothing else", async (path) => {
    const etag = (await hosts.api(path)).headers.get("etag") ?? "";
    const same = await hosts.api(path, { headers: { "If-None-Match": etag } });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    expect(same.headers.get("etag")).toBe(etag);
    expect(same.headers.get("cache-control")).toMatch(/^public/);
    expect(same.headers.get("access-control-allow-origin")).toBe("*");
    for (const other of ["*", `W/${etag}`, `${etag}, "x"`, etag.replaceAll('"', ""), '"x"', ""]) {
      expect((await hosts.api(path, { headers: { "If-None-Match": other } })).status, other).toBe(200);
    }
  });

  test.each(READS)("HEAD of %s has the length and the age, and neither tag nor body", async (path) => {
    const get = await hosts.api(path);
    const head = await hosts.api(path, { method: "HEAD", headers: { "If-None-Match": get.headers.get("etag") ?? "" } });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("etag")).toBeNull();
    for (const name of ["content-length", "content-type", "cache-control", "link"]) {
      expect(head.headers.get(name), name).toBe(get.headers.get(name));
    }
  });

  test.each(TWICE)("%s and %s on the site are the same bytes under the same tag", async (api, site) => {
    const [one, two] = await Promise.all([hosts.api(api), hosts.site(site)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await two.text()).toBe(await one.text());
    expect(two.headers.get("etag")).toBe(one.headers.get("etag"));
    expect(two.headers.get("link")).toBe(one.headers.get("link"));
    expect(two.headers.get("access-control-allow-origin")).toBe("*");
  });

  test.each(SAME)("%s with %s is as without", async (path, query) => {
    const [plain, asked] = await Promise.all([hosts.api(path), hosts.api(`${path}?${query}`)]);
    expect(asked.status).toBe(200);
    expect(asked.headers.get("etag")).toBe(plain.headers.get("etag"));
    expect(await asked.text()).toBe(await plain.text());
  });

  test("records fit their closed schemas", async () => {
    const json = async (path: string) => (await hosts.api(path)).json();
    expect(sectionRecord.parse(await json("/api/code/sections/91-1-4")).versions).toHaveLength(3);
    expect(treeRecord.parse(await json("/api/code/tree")).title_count).toBeGreaterThan(3);
    expect(titleRecord.parse(await json("/api/code/titles/90")).title).toBe(90);
    expect(chapterRecord.parse(await json("/api/code/titles/90/chapters/1A")).chapter).toBe("1A");
  });

  test("a version gives that version's text, and the default is the one in force", async () => {
    const record = await (await hosts.api("/api/code/sections/91-1-4")).json();
    for (const { version, text } of record.versions) {
      const asked = await (await hosts.api(`/api/code/sections/91-1-4/text?version=${version}`)).text();
      expect(asked).toBe(`${text}\n`);
      const markdown = await (await hosts.api(`/api/code/sections/91-1-4/markdown?version=${version}`)).text();
      expect(markdown).toContain(`version: "${version}"`);
    }
    expect(record.versions[0].in_force_now).toBe(true);
    expect(await (await hosts.api("/api/code/sections/91-1-4/text")).text()).toBe(`${record.versions[0].text}\n`);
  });

  test("all notes are more than the capped ones", async () => {
    const capped = await (await hosts.api("/api/code/sections/90-2-20/markdown")).text();
    const all = await (await hosts.api("/api/code/sections/90-2-20/markdown?notes=all")).text();
    expect(all.length).toBeGreaterThan(capped.length);
  });

  test("a part by its anchor is that part alone, in either case", async () => {
    const whole = await (await hosts.api("/api/code/sections/90-1-4/markdown")).text();
    const part = await (await hosts.api("/api/code/sections/90-1-4/markdown?subsection=a-1")).text();
    expect(part.length).toBeLessThan(whole.length);
    expect(await (await hosts.api("/api/code/sections/90-1-4/markdown?subsection=A-1")).text()).toBe(part);
  });

  test("the pages of a long chapter, followed by their pointers, show every section once", async () => {
    const seen: string[] = [];
    let next: string | null = "/code/title-95/chapter-20.md?full=1";
    let pages = 0;
    while (next !== null && pages < 20) {
      const text: string = await (await hosts.site(next)).text();
      seen.push(...[...text.matchAll(/^#+ .*\b(95-20-\d+)\b/gm)].map(([, citation]) => citation as string));
      next = /https:\/\/example\.org(\/code\/title-95\/chapter-20\.md\?full=1&start=\d+)/.exec(text)?.[1] ?? null;
      pages += 1;
    }
    expect(pages).toBeGreaterThan(1);
    expect(seen).toEqual(Array.from({ length: 12 }, (_unused, index) => `95-20-${index + 1}`));
  });

  test("a preflight is answered for every path", async () => {
    for (const path of ["/api/code/sections/90-1-4", "/nothing"]) {
      const answer = await hosts.api(path, { method: "OPTIONS", headers: { "Access-Control-Request-Method": "GET" } });
      expect(answer.status).toBe(204);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "access-control-allow-origin": "*",
        "access-control-allow-methods": "GET, HEAD, OPTIONS",
        "access-control-allow-headers": "Content-Type, If-None-Match",
        "access-control-max-age": "86400",
      });
    }
    expect((await hosts.site("/code/90-1-4.md", { method: "OPTIONS" })).status).toBe(204);
  });
}
