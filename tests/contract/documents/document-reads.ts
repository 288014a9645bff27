import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { z } from "zod";
import type { BillSitemap, billSitemap } from "../../../src/model/bill-lists.ts";
import type { BillRecord } from "../../../src/model/bill-records.ts";
import type { OpinionRecord } from "../../../src/model/opinion-records.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

/** How long a document and a list are kept. */
export const DOCUMENT = "public, max-age=86400, stale-while-revalidate=604800";
export const LIST = "public, max-age=3600, stale-while-revalidate=86400";

/** What the reads of bills and those of opinions differ in. */
export type DocumentReads<Shown extends BillRecord | OpinionRecord> = {
  /** The path of the collection, that of its documents up to their ids, and that of one with a long Markdown. */
  readonly collection: string;
  readonly documents: string;
  readonly sample: string;
  /** What a read answers: media type, cache, the page, and where its other forms stand. */
  readonly reads: readonly (readonly [path: string, type: string, cache: string, page: string, twins: string[]])[];
  /** The same document at several addresses. */
  readonly twins: readonly (readonly [api: string, host: "api" | "site", other: string])[];
  readonly sitemap: typeof billSitemap;
  readonly record: z.ZodType<Shown>;
  /** The date of a document in the sitemap. */
  readonly date: (record: Shown) => string | null;
};

/** Tests of reads of bills or opinions. */
export function documentReads<Shown extends BillRecord | OpinionRecord>(
  hosts: ServedSpecimen,
  { collection, documents, sample, reads, twins, ...shapes }: DocumentReads<Shown>,
): void {
  const text = async (path: string) => (await hosts.api(path)).text();
  const json = async (path: string) => (await hosts.api(path)).json();

  test.each(reads)("%s comes as %s, with its tag, its page and its twins", async (path, type, cache, page, forms) => {
    const answer = await hosts.api(path);
    const body = Buffer.from(await answer.arrayBuffer());
    const etag = `"${createHash("md5").update(body).digest("hex")}"`;
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
    expect(answer.headers.get("cache-control")).toBe(cache);
    expect(answer.headers.get("etag")).toBe(etag);
    const link = answer.headers.get("link") ?? "";
    expect(link).toContain(`<https://example.org${page}>; rel="canonical"`);
    expect([...link.matchAll(/rel="alternate"; type="([^"]+)"/g)].map(([, form]) => form)).toEqual(forms);
    for (const [, url] of link.matchAll(/<https:\/\/api\.example\.org([^>]+)>/g))
      expect((await hosts.api(url as string)).status).toBe(200);
    const same = await hosts.api(path, { headers: { "If-None-Match": etag } });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    const head = await hosts.api(path, { method: "HEAD" });
    expect([head.status, head.headers.get("etag")]).toEqual([200, null]);
    expect(head.headers.get("content-length")).toBe(String(body.byteLength));
  });

  test.each(twins)("%s and, on the %s, %s are the same bytes", async (api, host, other) => {
    const [one, two] = await Promise.all([hosts.api(api), hosts[host](other)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.headers.get("etag")).toBe(one.headers.get("etag"));
    expect(two.headers.get("link")).toBe(one.headers.get("link"));
    expect(await two.text()).toBe(await one.text());
  });

  test("every document is whole at its own address, its text never in the record", async () => {
    const all: BillSitemap = shapes.sitemap.parse(await json(`${collection}/sitemap-entries`));
    for (const { id, date } of all) {
      const record = shapes.record.parse(await json(`${documents}/${id}`));
      expect([record.id, shapes.date(record)]).toEqual([id, date]);
      expect(record).not.toHaveProperty("text");
      expect(record.canonical_url).toBe(`https://example.org${collection.replace("/api", "")}/${id}`);
      const texts = record.has_text ? [record.text_url, record.full_text_url] : [];
      for (const url of [record.md_url, record.json_url, ...texts]) {
        const { hostname, pathname } = new URL(url);
        const ask = hostname === "api.example.org" ? hosts.api : hosts.site;
        expect((await ask(pathname)).status, url).toBe(200);
      }
    }
  });

  test("full=1 adds to the Markdown and takes nothing away", async () => {
    const short = await text(`${sample}/markdown`);
    const full = await text(`${sample}/markdown?full=1`);
    expect(full.length).toBeGreaterThan(short.length);
    const lines = new Set(full.split("\n"));
    expect(short.split("\n").filter((line) => !lines.has(line))).toEqual([]);
    expect(await text(`${sample}/markdown?full=0`)).toBe(short);
  });

  test("the root, the map and the provenance say what the collection is", async () => {
    const root = await json(collection);
    expect(root.routes.map(({ url }: { url: string }) => url)).toContain(`https://api.example.org${collection}/recent`);
    const meta = await json(`${collection}/meta`);
    for (const path of [`${collection}/index/markdown`, `${collection}/about/markdown`]) {
      expect(await text(path)).toContain(meta.corpus_version);
    }
  });
}
