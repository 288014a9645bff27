import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bulkListing, sitemapPage, sitemapPages } from "../../../src/model/code-lists.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

const BULK = "/api/code/bulk";
const DOCUMENT = "public, max-age=86400, stale-while-revalidate=604800";

/** The five files, and the type with which each is sent. */
const ASSETS: readonly [name: string, type: string][] = [
  ["ocga-code.jsonl.gz", "application/gzip"],
  ["ocga-constitution-ga.jsonl.gz", "application/gzip"],
  ["ocga-constitution-us.jsonl.gz", "application/gzip"],
  ["manifest.json", "application/json; charset=utf-8"],
  ["SHA256SUMS", "text/plain; charset=utf-8"],
];

/** Larger than what is kept in memory: 12 MiB that do not repeat. */
const LARGE = Array.from({ length: 196_608 }, (_, index) => createHash("sha256").update(String(index)).digest("hex"));

/** A file of the bundle beside those of the specimen, for the release that is served. */
export const LARGE_FILE = { "code/bulk/large.jsonl.gz": { type: "application/gzip", body: LARGE.join("") } };

/** Tests of the download bundle. */
export function bulk(hosts: ServedSpecimen): void {
  test("the listing names every file with its length and checksum", async () => {
    const listing = bulkListing.parse(await (await hosts.api(BULK)).json());
    expect(listing.assets.map(({ name, type }) => [name, type])).toEqual(ASSETS);
    for (const { url, bytes, sha256 } of listing.assets) {
      const body = Buffer.from(await (await hosts.api(new URL(url).pathname)).arrayBuffer());
      expect([body.byteLength, createHash("sha256").update(body).digest("hex")]).toEqual([bytes, sha256]);
    }
    expect(new URL(listing.checksums_url).pathname).toBe(`${BULK}/SHA256SUMS`);
  });

  test("the checksums cover the four other files", async () => {
    const lines = (await (await hosts.api(`${BULK}/SHA256SUMS`)).text()).trimEnd().split("\n");
    expect(lines.map((line) => line.slice(66))).toEqual(
      ASSETS.map(([name]) => name)
        .filter((name) => name !== "SHA256SUMS")
        .sort(),
    );
  });

  test.each(ASSETS)("%s comes as it is stored, as %s", async (name, type) => {
    const answer = await hosts.api(`${BULK}/${name}`, { headers: { "Accept-Encoding": "identity" } });
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": type,
      "content-length": String(body.byteLength),
      "cache-control": DOCUMENT,
      etag: `"${createHash("md5").update(body).digest("hex")}"`,
      "access-control-allow-origin": "*",
    });
    expect(answer.headers.has("content-encoding")).toBe(false);
    expect(answer.headers.has("link")).toBe(false);
    if (!name.endsWith(".gz")) return;
    const lines = gunzipSync(body).toString("utf8").trimEnd().split("\n");
    for (const line of lines) expect(JSON.parse(line)).toBeTypeOf("object");
  });

  test.each([...ASSETS.map(([name]) => name), "large.jsonl.gz"])(
    "%s answers 304 to its tag, and HEAD without it",
    async (name) => {
      const get = await hosts.api(`${BULK}/${name}`);
      const etag = get.headers.get("etag") ?? "";
      await get.body?.cancel();
      const same = await hosts.api(`${BULK}/${name}`, { headers: { "If-None-Match": etag } });
      expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", etag]);
      const head = await hosts.api(`${BULK}/${name}`, { method: "HEAD", headers: { "If-None-Match": etag } });
      expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", null]);
      expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
      expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
    },
  );

  test("a large file comes whole, in pieces, several times at once", async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => hosts.api(`${BULK}/large.jsonl.gz`)));
    for (const answer of answers) {
      expect(answer.headers.get("content-length")).toBe(String(LARGE.length * 64));
      expect(answer.headers.has("transfer-encoding")).toBe(false);
    }
    const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    for (const body of bodies) {
      expect(`"${createHash("md5").update(body).digest("hex")}"`).toBe(answers[0]?.headers.get("etag"));
    }
  });

  test("a large file that is given up does no harm", async () => {
    for (let round = 0; round < 5; round += 1) {
      const reader = (await hosts.api(`${BULK}/large.jsonl.gz`)).body?.getReader();
      await reader?.read();
      await reader?.cancel();
    }
    expect((await hosts.api("/health")).status).toBe(200);
  });

  test("a name that is not in the bundle is a 404 that names the listing", async () => {
    for (const name of ["nothing.gz", "..%2F..%2Fbulk.json", "SHA256SUMS.", "a%20b", "%00"]) {
      const answer = await hosts.api(`${BULK}/${name}`);
      expect(answer.status, name).toBe(404);
      const problem = await answer.json();
      expect(problem.above).toEqual({ id: "bulk", url: `https://api.example.org${BULK}` });
    }
  });
}

/** Tests of the sitemap entries. */
export function codeSitemap(hosts: ServedSpecimen): void {
  test("the pages, one after the other, list every document once, and each is there", async () => {
    const pages = sitemapPages.parse(await (await hosts.api("/api/code/sitemap-entries")).json());
    const ids: string[] = [];
    for (const { page, url, count, first, last, scheme } of pages.items) {
      const { pathname, search } = new URL(url);
      const listed = sitemapPage.parse(await (await hosts.api(pathname + search)).json());
      const own = listed.items.map(({ id }) => id);
      expect([listed.page, listed.scheme, own.length, own[0], own.at(-1)]).toEqual([page, scheme, count, first, last]);
      expect(listed.next).toBe(page + 1 < pages.items.length ? page + 1 : null);
      const json = listed.items.map(({ json_url }) => hosts.api(new URL(json_url).pathname, { method: "HEAD" }));
      expect(new Set((await Promise.all(json)).map(({ status }) => status))).toEqual(new Set([200]));
      ids.push(...own);
    }
    const [{ count = 0 } = {}] = (await (await hosts.api("/health")).json()).collections;
    expect(ids.length).toBe(pages.total);
    expect(new Set(ids).size).toBe(count);
  });

  test("the first page by its number is not the list of pages", async () => {
    const [list, first] = await Promise.all([
      hosts.api("/api/code/sitemap-entries"),
      hosts.api("/api/code/sitemap-entries?page=0"),
    ]);
    expect(first.headers.get("etag")).not.toBe(list.headers.get("etag"));
    expect((await hosts.api("/api/code/sitemap-entries?page=00")).headers.get("etag")).toBe(first.headers.get("etag"));
  });

  test("a page beyond the last is a 404 that names the list of pages", async () => {
    for (const page of ["99", "1000000"]) {
      const answer = await hosts.api(`/api/code/sitemap-entries?page=${page}`);
      expect(answer.status).toBe(404);
      const problem = await answer.json();
      expect(problem.detail).toContain(page);
      expect(problem.above.url).toBe("https://api.example.org/api/code/sitemap-entries");
    }
  });

  test("a page that is no number of one is a 422", async () => {
    for (const page of ["-1", "x", "1.5", "1000001"]) {
      expect((await hosts.api(`/api/code/sitemap-entries?page=${page}`)).status, page).toBe(422);
    }
  });
}
