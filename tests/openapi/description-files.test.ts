import { expect, test } from "vitest";
import { PROBLEMS, type ProblemKind } from "../../src/contract/problems.ts";
import { ROUTES, type Route } from "../../src/contract/routes.ts";
import type { CollectionFacts } from "../../src/corpus/corpus.ts";
import { DESCRIPTION_ARTIFACTS, publishDescription } from "../../src/publish/openapi/publish-description.ts";
import { apiCatalog } from "../../src/publish/well-known/api-catalog.ts";
import { llmsTxt } from "../../src/publish/well-known/llms-txt.ts";
import { problemPage } from "../../src/publish/well-known/problem-pages.ts";
import { apiRobots, siteRobots } from "../../src/publish/well-known/robots-txt.ts";
import { openApiDocument } from "../../src/render/openapi/openapi-document.ts";

const ROOTS = { api: "https://api.law.test/api", site: "https://law.test", mcp: "https://api.law.test/mcp" };
const facts = (collection: CollectionFacts["collection"]): CollectionFacts => ({
  collection,
  corpusVersion: "made-up-0123456789ab",
  releaseDate: "2026-01-01",
  currentThrough: "a made-up day",
  coverage: `Made-up ${collection}, of one day.`,
  license: "CC0-1.0",
  specimen: true,
  count: 3,
});

test("every file is written once, where its name says, with its type", () => {
  const written = new Map<string, { body: string; type: string | undefined }>();
  const put = (path: string, body: string | Uint8Array, type?: string) => {
    expect(written.has(path)).toBe(false);
    written.set(path, { body: String(body), type });
    return false;
  };
  publishDescription({ put }, { roots: ROOTS, collections: () => [facts("code"), facts("bills")] });
  const problems = Object.keys(PROBLEMS).map((kind) => DESCRIPTION_ARTIFACTS.problem.replace("{kind}", kind));
  const { problem: _, ...single } = DESCRIPTION_ARTIFACTS;
  expect([...written.keys()].sort()).toEqual([...Object.values(single), ...problems].sort());
  expect(JSON.parse(written.get("openapi.json")?.body ?? "")).toEqual(
    JSON.parse(JSON.stringify(openApiDocument(ROUTES, ROOTS))),
  );
  expect(written.get(DESCRIPTION_ARTIFACTS.catalog)?.type).toMatch(/^application\/linkset\+json; profile="https/);
  for (const { body } of written.values()) expect(body.endsWith("\n")).toBe(true);
});

test("the catalog names one API with its description, its documentation and its status", () => {
  const { linkset } = apiCatalog(ROOTS);
  const [catalog, api] = linkset;
  expect(catalog).toMatchObject({ item: [{ href: ROOTS.api }] });
  expect(api).toMatchObject({
    anchor: ROOTS.api,
    "service-desc": [{ href: "https://api.law.test/openapi.json" }],
    "service-doc": [{ href: "https://law.test/docs" }, { href: "https://api.law.test/llms.txt" }],
    status: [{ href: "https://api.law.test/health" }],
  });
});

test("llms.txt names the loaded collections and no other, with addresses of routes that exist", () => {
  const text = llmsTxt({ routes: ROUTES, roots: ROOTS, collections: [facts("code"), facts("opinions")] });
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  expect(text).toContain("Made-up code, of one day.");
  expect(text).toContain("## Opinions");
  expect(text).not.toContain("## Bills");
  const paths = new Set(ROUTES.map(({ path }) => path.replace(/:(\w+)/g, "{$1}")));
  const named = [...text.matchAll(/https:\/\/api\.law\.test(\/api\/[^\s>)`]+)/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((path) => !paths.has(path))).toEqual([]);
});

test("robots may read documents, and are kept from what is computed from a query", () => {
  const api = apiRobots(ROUTES, ROOTS.site);
  expect(api).toContain("Disallow: /api/code/items\n");
  expect(api).not.toContain("sections");
  expect(api.endsWith("Allow: /\n")).toBe(true);
  expect(siteRobots(ROUTES, ROOTS.site)).toMatch(/^User-agent: \*\n/);
  const sitemap: Route = { ...(ROUTES[0] as Route), id: "site.sitemap", host: "site", path: "/sitemap.xml" };
  expect(siteRobots([sitemap], ROOTS.site)).toContain("Sitemap: https://law.test/sitemap.xml");
});

test.each(Object.entries(PROBLEMS))(
  "the page of the error %s says its status and what to do",
  (kind, { status, title }) => {
    const page = problemPage(kind as ProblemKind, ROOTS);
    expect(page).toContain(`# ${title} (${status})\n`);
    expect(page).toContain("## What to do\n");
    expect(page).not.toContain("\\`");
  },
);
