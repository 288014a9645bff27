import { describe, expect, test } from "vitest";
import { ROUTES } from "../../../src/contract/routes.ts";
import { COLLECTIONS } from "../../../src/model/common.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { everyDocument } from "../../support/every-document.ts";

const API = "https://api.example.org";

/** Tests of what each collection says of itself: root, meta, map, provenance, enumeration. */
export function maps(hosts: ServedSpecimen): void {
  const json = async (path: string) => (await hosts.api(path)).json();
  const text = async (path: string) => (await hosts.api(path)).text();

  describe.each(COLLECTIONS)("%s", (collection) => {
    test("the root names every route of the collection, its coverage and the qualifications", async () => {
      const [root, meta] = [await json(`/api/${collection}`), await json(`/api/${collection}/meta`)];
      const routes = ROUTES.filter(({ host, path }) => host === "api" && path.startsWith(`/api/${collection}`));
      const named = new Set(root.routes.map(({ method, url }: { method: string; url: string }) => `${method} ${url}`));
      for (const { id, method, path } of routes) {
        // Questions are not part of the public API.
        if (id.endsWith(".ask")) continue;
        expect(named).toContain(`${method} ${API}${path.replace(/:(\w+)/g, "{$1}")}`);
      }
      expect(root.coverage).toBe(meta.coverage);
      expect(root.qualifications).toEqual(meta.qualifications);
      expect(root.qualifications.length).toBeGreaterThan(0);
    });

    test("meta counts the documents that the sitemap lists", async () => {
      const { counts, corpus_version } = await json(`/api/${collection}/meta`);
      const listed = (await everyDocument(hosts)).filter((document) => document.collection === collection);
      const count = collection === "code" ? counts.sections + counts.provisions : counts[collection];
      expect(count).toBe(listed.length);
      expect(corpus_version).toMatch(/^specimen-[0-9a-f]{12}$/);
    });

    test("the provenance says where it comes from, what it covers, the license, and whose it is not", async () => {
      const [about, meta] = [await text(`/api/${collection}/about/markdown`), await json(`/api/${collection}/meta`)];
      for (const said of [meta.coverage, ...meta.qualifications, meta.license, meta.independence, meta.corpus_version])
        expect(about).toContain(said);
      for (const { name, url } of meta.sources) expect(about).toContain(`[${name}](${url})`);
      expect(about).toMatch(/^## Independence$/m);
    });

    test("the map leads to Markdown that is there", async () => {
      const map = await text(`/api/${collection}/index/markdown`);
      const links = [...map.matchAll(/\]\(https:\/\/example\.org(?<path>\/[^)]+\.md[^)]*)\)/g)];
      expect(links.length).toBeGreaterThan(3);
      for (const { groups } of links) expect((await hosts.site(groups?.["path"] ?? "")).status).toBe(200);
    });
  });

  test("the maps name every title and chapter, every session, every year", async () => {
    const code = await text("/api/code/index/markdown");
    for (const { title, heading, chapters } of (await json("/api/code/tree")).titles) {
      expect(code).toContain(`[Title ${title}. ${heading}](`);
      for (const { chapter } of chapters)
        expect(code).toMatch(new RegExp(`^  - ${title}-${chapter.replace(".", "\\.")} `, "m"));
    }
    const bills = await text("/api/bills/index/markdown");
    for (const { session_name } of await json("/api/bills/sessions")) expect(bills).toContain(session_name);
    const opinions = await text("/api/opinions/index/markdown");
    for (const { year } of await json("/api/opinions/years")) expect(opinions).toContain(`year-${year}.md`);
  });
}
