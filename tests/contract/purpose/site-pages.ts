import { expect, test } from "vitest";
import type { ServedSpecimen } from "../../support/describe-section.ts";

const html = (body: string) => ({ type: "text/html; charset=utf-8", body: `<!doctype html><main>${body}</main>` });

/** Some pages and files of the site, as a build with pages would add them. */
export const SITE_PAGES = {
  "pages/404.html": html("<h1>Not here</h1>"),
  "pages/code/sections/91-1-4.html": html("91-1-4"),
  "pages/code/sections/91-1-4+version=2027-07-01.html": html("91-1-4 to come"),
  "site/_astro/app.Bx1_-9.css": { type: "text/css; charset=utf-8", body: "main{}" },
  "site/favicon.svg": { type: "image/svg+xml", body: "<svg/>" },
};

/** Tests of the site host. */
export function sitePages(hosts: ServedSpecimen): void {
  test("a page comes with its tag and names its twins", async () => {
    const answer = await hosts.site("/code/91-1-4");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("link")).toContain(
      '<https://example.org/code/91-1-4.md>; rel="alternate"; type="text/markdown"',
    );
    const again = await hosts.site("/code/91-1-4", { headers: { "If-None-Match": answer.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });

  test("a page shows a version where it has one, and the default by its name", async () => {
    expect(await (await hosts.site("/code/91-1-4?version=2027-07-01")).text()).toContain("to come");
    expect(await (await hosts.site("/code/91-1-4?version=2025-07-01")).text()).not.toContain("to come");
    expect((await hosts.site("/code/91-1-4?version=1900-01-01")).status).toBe(404);
  });

  test("files with a hash in their name are kept for ever, others for an hour", async () => {
    const style = await hosts.site("/_astro/app.Bx1_-9.css");
    expect([style.status, style.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
    expect(style.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const icon = await hosts.site("/favicon.svg");
    expect(icon.headers.get("cache-control")).toBe("public, max-age=3600, stale-while-revalidate=86400");
    expect((await hosts.api("/_astro/app.Bx1_-9.css")).status).toBe(404);
  });

  test("what is not there is the site's own page, with the nearest documents in it", async () => {
    const answer = await hosts.site("/code/91-1-999");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
    const page = await answer.text();
    expect(page).toContain("<h1>Not here</h1>");
    expect(page).toMatch(/<a href="\/code\/91-1-\d">/);
    expect((await hosts.site("/nothing")).headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect((await hosts.site("/code/91-1-999.md")).headers.get("content-type")).toBe("text/plain; charset=utf-8");
  });

  test("a caller's words are text in that page", async () => {
    const page = await (await hosts.site("/code/%3Cscript%3Ealert(1)%3C%2Fscript%3E")).text();
    expect(page).not.toContain("<script>");
    expect(page).toContain("&#60;script&#62;");
  });

  test("a document whose page was left out of the build is a 404 that names the API", async () => {
    const answer = await hosts.site("/code/90-1-1");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("https://api.example.org/api/code/tree");
  });

  test("folders, dotted names and the release's own files are not served", async () => {
    for (const path of [
      "/_astro",
      "/_astro/",
      "/pages/404.html",
      "/code/sections/90-1-1.json",
      "/corpus.sqlite",
      "/manifest.json",
      "/.",
      "/%2e%2e/corpus.sqlite",
    ]) {
      expect((await hosts.site(path)).status, path).toBe(404);
    }
  });
}
