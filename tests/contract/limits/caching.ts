import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { everyDocument } from "../../support/every-document.ts";
import { post } from "../../support/hosts.ts";

const DOCUMENT = "public, max-age=86400, stale-while-revalidate=604800";
const LIST = "public, max-age=3600, stale-while-revalidate=86400";

const LISTS: readonly string[] = [
  ...["code", "bills", "opinions"].flatMap((name) => [
    `/api/${name}`,
    `/api/${name}/meta`,
    `/api/${name}/search?q=orchard`,
    `/api/${name}/search/markdown?q=orchard`,
    `/api/${name}/index/markdown`,
    `/api/${name}/about/markdown`,
    `/api/${name}/sitemap-entries`,
  ]),
  "/api/code/tree",
  "/api/code/titles/90",
  "/api/code/acts",
  "/api/code/items?ids=90-1-1",
  "/api/code/constitution/ga",
  "/api/bills/recent",
  "/api/bills/filtered?chamber=H",
  "/api/bills/sessions",
  "/api/bills/resolve?q=HB%209001",
  "/api/opinions/years",
  "/api/opinions/search-by-name?q=state",
];

/** Tests of how long answers may be kept, and of their tags. */
export function caching(hosts: ServedSpecimen): void {
  test("documents in every form are kept a day, and shown a week while they are asked for again", async () => {
    for (const { path } of await everyDocument(hosts)) {
      for (const form of ["", "/markdown", "/text"]) {
        const answer = await hosts.api(path + form);
        const expected = answer.status === 200 ? DOCUMENT : "public, max-age=60";
        expect(answer.headers.get("cache-control"), path + form).toBe(expected);
      }
    }
  });

  test.each(LISTS)("%s is kept an hour, and shown a day while it is asked for again", async (path) => {
    const answer = await hosts.api(path);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, LIST]);
  });

  test("a check of a quotation is never kept", async () => {
    for (const [path, body] of [
      ["/api/code/verify", { id: "91-1-4", quote: "Words of twelve" }],
      ["/api/bills/verify", { id: "hb9001", quote: "Words of twelve" }],
      ["/api/opinions/verify", { id: "S23G9005", quote: "Words of twelve" }],
      ["/api/verify", { text: "Words." }],
    ] as const)
      expect((await post(hosts.api, path, body)).headers.get("cache-control"), path).toBe("no-store");
  });

  test("a tag is a hash of the body, but the sitemaps of bills and opinions have none", async () => {
    for (const path of LISTS) {
      const answer = await hosts.api(path, { headers: { "Accept-Encoding": "identity" } });
      const hash = createHash("md5")
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest("hex");
      const untagged = /^\/api\/(bills|opinions)\/sitemap-entries$/.test(path);
      expect(answer.headers.get("etag"), path).toBe(untagged ? null : `"${hash}"`);
    }
  });
}
