import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { type BillSitemap, billSitemap } from "../../../src/model/bill-lists.ts";
import { billFullText, billRecord } from "../../../src/model/bill-records.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

const BILL = "/api/bills/bills/2025-2026/hb9001";
const DOCUMENT = "public, max-age=86400, stale-while-revalidate=604800";
const LIST = "public, max-age=3600, stale-while-revalidate=86400";

/** What a read answers: media type, cache, the page, and where its other forms stand. */
const READS: readonly [path: string, type: string, cache: string, page: string, twins: string[]][] = [
  [BILL, "application/json", DOCUMENT, "/bills/2025-2026/hb9001", ["text/markdown", "text/plain"]],
  [`${BILL}/full-text`, "application/json", DOCUMENT, "/bills/2025-2026/hb9001", ["text/markdown", "text/plain"]],
  [`${BILL}/text`, "text/plain", DOCUMENT, "/bills/2025-2026/hb9001", ["application/json", "text/markdown"]],
  [`${BILL}/markdown`, "text/markdown", DOCUMENT, "/bills/2025-2026/hb9001", ["application/json", "text/plain"]],
  // A text that is not there is not named.
  ["/api/bills/bills/2025-2026/hb9003", "application/json", DOCUMENT, "/bills/2025-2026/hb9003", ["text/markdown"]],
  ["/api/bills/sessions/2025-2026", "application/json", LIST, "/bills/2025-2026", ["text/markdown"]],
  ["/api/bills/sessions/2025-2026?kind=hb", "application/json", LIST, "/bills/2025-2026", ["text/markdown"]],
  ["/api/bills/sessions/2025-2026/markdown", "text/markdown", LIST, "/bills/2025-2026", ["application/json"]],
  ["/api/bills/sessions", "application/json", LIST, "/bills", ["text/markdown"]],
  ["/api/bills/index/markdown", "text/markdown", LIST, "/bills", ["application/json"]],
];

/** The same document on both hosts. */
const TWINS: readonly [api: string, site: string][] = [
  [`${BILL}/markdown`, "/bills/2025-2026/hb9001.md"],
  [`${BILL}/markdown?full=1`, "/bills/2025-2026/hb9001.md?full=1"],
  [`${BILL}/markdown?lang=es`, "/bills/2025-2026/hb9001.md?lang=es"],
  [`${BILL}/text`, "/bills/2025-2026/hb9001/text"],
  [`${BILL}/text?reading=text_as_amended`, "/bills/2025-2026/hb9001/text?reading=text_as_amended"],
  ["/api/bills/sessions/2023-2024/markdown", "/bills/2023-2024.md"],
  ["/api/bills/sessions/2023-2024/markdown?type=hb&lang=es", "/bills/2023-2024.md?kind=hb&lang=es"],
];

/** Tests of reads of bills. */
export function billReads(hosts: ServedSpecimen): void {
  let all: BillSitemap;
  beforeAll(async () => {
    all = billSitemap.parse(await (await hosts.api("/api/bills/sitemap-entries")).json());
  });

  const text = async (path: string) => (await hosts.api(path)).text();
  const json = async (path: string) => (await hosts.api(path)).json();

  test.each(READS)("%s comes as %s, with its tag, its page and its twins", async (path, type, cache, page, twins) => {
    const answer = await hosts.api(path);
    const body = Buffer.from(await answer.arrayBuffer());
    const etag = `"${createHash("md5").update(body).digest("hex")}"`;
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
    expect(answer.headers.get("cache-control")).toBe(cache);
    expect(answer.headers.get("etag")).toBe(etag);
    const link = answer.headers.get("link") ?? "";
    expect(link).toContain(`<https://example.org${page}>; rel="canonical"`);
    expect([...link.matchAll(/rel="alternate"; type="([^"]+)"/g)].map(([, form]) => form)).toEqual(twins);
    for (const [, url] of link.matchAll(/<https:\/\/api\.example\.org([^>]+)>/g))
      expect((await hosts.api(url as string)).status).toBe(200);
    const same = await hosts.api(path, { headers: { "If-None-Match": etag } });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    const head = await hosts.api(path, { method: "HEAD" });
    expect([head.status, head.headers.get("etag"), head.headers.get("content-length")]).toEqual([
      200,
      null,
      String(body.byteLength),
    ]);
  });

  test.each(TWINS)("%s and the site's %s are the same bytes", async (api, site) => {
    const [one, other] = await Promise.all([hosts.api(api), hosts.site(site)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.headers.get("etag")).toBe(one.headers.get("etag"));
    expect(await other.text()).toBe(await one.text());
  });

  test("every bill is whole at its own address, its text never in the record", async () => {
    for (const { id } of all) {
      const record = billRecord.parse(await json(`/api/bills/bills/${id}`));
      expect(record.id).toBe(id);
      expect(record).not.toHaveProperty("text");
      for (const url of [
        record.md_url,
        record.json_url,
        ...(record.has_text ? [record.text_url, record.full_text_url] : []),
      ]) {
        const { hostname, pathname } = new URL(url);
        const ask = hostname === "api.example.org" ? hosts.api : hosts.site;
        expect((await ask(pathname)).status, url).toBe(200);
      }
    }
  });

  test("in Spanish the summary of every bill changes and nothing else", async () => {
    const languages = new Set<string>();
    for (const { id } of all) {
      const english = billRecord.parse(await json(`/api/bills/bills/${id}`));
      const spanish = billRecord.parse(await json(`/api/bills/bills/${id}?lang=es`));
      expect({ ...spanish, summary: null }).toEqual({ ...english, summary: null });
      expect(spanish.summary === null).toBe(english.summary === null);
      languages.add(String(spanish.summary?.lang));
      expect(spanish.summary?.lang === "es").toBe(spanish.summary?.text !== english.summary?.text);
      expect(english.summary?.lang ?? "en").toBe("en");
    }
    expect(languages).toEqual(new Set(["en", "es", "undefined"]));
  });

  test("a bill without Spanish words has one answer in both languages, and any other language is English", async () => {
    for (const id of ["2023-2024/hb9002", "2023-2024/sb9001"]) {
      for (const form of ["?", "/markdown?", "/markdown?full=1&"]) {
        const english = await hosts.api(`/api/bills/bills/${id}${form}`);
        const spanish = await hosts.api(`/api/bills/bills/${id}${form}lang=es`);
        expect(spanish.headers.get("etag")).toBe(english.headers.get("etag"));
      }
    }
    const [english, other] = await Promise.all([hosts.api(BILL), hosts.api(`${BILL}?lang=fr`)]);
    expect(other.headers.get("etag")).toBe(english.headers.get("etag"));
  });

  test("lists show the summaries in Spanish too", async () => {
    const [english, spanish] = await Promise.all([
      json("/api/bills/filtered?q=windfalls"),
      json("/api/bills/filtered?q=windfalls&lang=es"),
    ]);
    expect(spanish.items[0].summary.lang).toBe("es");
    expect({ ...spanish.items[0], summary: null }).toEqual({ ...english.items[0], summary: null });
  });

  test("a text is read three ways: as printed with its marks, as amended, before amendment", async () => {
    const printed = await text(`${BILL}/text`);
    expect(printed).toMatch(/<del>.+<\/del>/);
    expect(printed).toMatch(/<ins>.+<\/ins>/);
    // A naive reading: cut what is struck or added, and take off the tags of the other.
    const plain = (words: string) =>
      words
        .replace(/<\/?(?:del|ins)>/g, "")
        .replace(/&lt;/g, "<")
        .replace(/&gt;/g, ">")
        .replace(/&amp;/g, "&");
    const cut = (mark: string) => plain(printed.replace(new RegExp(`<${mark}>[^<]*</${mark}>`, "g"), ""));
    const folded = (words: string) => words.replace(/\s+/g, "");
    expect(folded(await text(`${BILL}/text?reading=text_as_amended`))).toBe(folded(cut("del")));
    expect(folded(await text(`${BILL}/text?reading=text_before_amendment`))).toBe(folded(cut("ins")));
  });

  test("full text carries the same words, their length and the number of marks", async () => {
    for (const reading of [null, "text_as_amended", "text_before_amendment"]) {
      const query = reading === null ? "" : `?reading=${reading}`;
      const full = billFullText.parse(await json(`${BILL}/full-text${query}`));
      const printed = await text(`${BILL}/text${query}`);
      expect(full.reading).toBe(reading ?? "text");
      expect(`${full.text}\n`).toBe(printed);
      const tags = (await text(`${BILL}/text`)).match(/<(?:del|ins)>/g) ?? [];
      expect(full.deletions + full.insertions).toBe(tags.length);
      if (reading !== null) expect(full.chars).toBe(full.text.length);
    }
  });

  test("full=1 adds to the Markdown and takes nothing away", async () => {
    const short = await text(`${BILL}/markdown`);
    const full = await text(`${BILL}/markdown?full=1`);
    expect(full.length).toBeGreaterThan(short.length);
    const lines = new Set(full.split("\n"));
    expect(short.split("\n").filter((line) => !lines.has(line))).toEqual([]);
    expect(await text(`${BILL}/markdown?full=0`)).toBe(short);
  });

  test("the root, the map and the provenance say what the collection is", async () => {
    const root = await json("/api/bills");
    expect(root.routes.map(({ url }: { url: string }) => url)).toContain("https://api.example.org/api/bills/recent");
    const meta = await json("/api/bills/meta");
    for (const path of ["/api/bills/index/markdown", "/api/bills/about/markdown"]) {
      expect(await text(path)).toContain(meta.corpus_version);
    }
  });
}
