import { expect, test } from "vitest";
import type { Route } from "../../src/contract/routes.ts";
import { ROUTES } from "../../src/contract/routes.ts";
import { COLLECTIONS } from "../../src/model/common.ts";
import { collectionRoot as collectionRootSchema } from "../../src/model/service-records.ts";
import { aboutMarkdownBody } from "../../src/render/about-markdown.ts";
import { collectionRoot } from "../../src/render/collection-root.ts";
import { routeUrl } from "../../src/render/route-url.ts";
import { madeUpBillsMeta, madeUpMeta, madeUpOpinionsMeta } from "./made-up-meta.ts";

const roots = { api: "https://api.example/v/api", site: "https://site.example", mcp: "https://api.example/mcp" };
const METAS = { code: madeUpMeta(), bills: madeUpBillsMeta(), opinions: madeUpOpinionsMeta() };

/** A route as a collection's quotation check has it. */
function verifyOf(collection: (typeof COLLECTIONS)[number]): Route {
  const meta = ROUTES.find(({ id }) => id === `${collection}.meta`);
  if (meta === undefined) throw new Error(`${collection} has no meta`);
  return { ...meta, id: `${collection}.verify`, method: "POST", path: `/api/${collection}/verify` };
}

const withoutVerify = ROUTES.filter(({ id }) => !id.endsWith(".verify"));

test.each(COLLECTIONS)("the root of %s names each of its routes on the API host once, and no other", (collection) => {
  const verify = verifyOf(collection);
  const { routes } = collectionRootSchema.parse(collectionRoot(METAS[collection], [...withoutVerify, verify], roots));
  const own = withoutVerify.filter(({ host, path }) => host === "api" && path.startsWith(`/api/${collection}`));
  expect(own.length).toBeGreaterThan(15);
  expect(routes).toHaveLength(own.length + 1);
  expect(new Set(routes.map(({ method, url }) => `${method} ${url}`)).size).toBe(routes.length);
  expect(routes.at(-1)).toEqual({
    method: "POST",
    url: `https://api.example/v/api/${collection}/verify`,
    summary: verify.summary,
  });
});

test.each(COLLECTIONS)("addresses of %s begin with the API root once and have parameters in braces", (collection) => {
  const { routes } = collectionRoot(METAS[collection], ROUTES, roots);
  for (const { url } of routes)
    expect(url).toMatch(/^https:\/\/api\.example\/v\/api\/[a-z]+(?:\/(?:[a-z-]+|\{[a-z_]+\}))*$/);
});

test("parameters have the names that the route table gives them", () => {
  const urls = COLLECTIONS.flatMap((collection) => collectionRoot(METAS[collection], ROUTES, roots).routes);
  expect(urls.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      "https://api.example/v/api/code/titles/{title}/chapters/{chapter}/markdown",
      "https://api.example/v/api/bills/bills/{session}/{number}/full-text",
      "https://api.example/v/api/opinions/cases/{docket}/{cluster_id}",
    ]),
  );
});

test("a route of the site has the site's root", () => {
  expect(routeUrl({ host: "site", path: "/code/title-:title.md" }, roots)).toBe(
    "https://site.example/code/title-{title}.md",
  );
});

test.each(COLLECTIONS)(
  "what is said about %s holds what meta says, the quotation check where it exists",
  (collection) => {
    const meta = METAS[collection];
    const page = aboutMarkdownBody(meta, { routes: withoutVerify, roots });
    const said = [meta.coverage, ...meta.qualifications, meta.license, meta.independence, meta.release_date];
    for (const words of [...said, meta.current_through]) expect(page).toContain(words);
    for (const { name, url, license } of meta.sources) expect(page).toContain(`[${name}](${url}) (${license})`);
    expect(page).not.toContain(meta.corpus_version);
    expect(page).not.toContain(`/${collection}/verify`);
    expect(aboutMarkdownBody(meta, { routes: [...withoutVerify, verifyOf(collection)], roots })).toContain(
      `<https://api.example/v/api/${collection}/verify>`,
    );
  },
);

test("what is said about the Code holds its days and its statuses", () => {
  const { as_of, next_change, bulk_url, counts } = METAS.code;
  const page = aboutMarkdownBody(METAS.code, { routes: ROUTES, roots });
  for (const words of [as_of, bulk_url, String(next_change)]) expect(page).toContain(words);
  for (const [status, count] of Object.entries(counts.by_status))
    expect(page).toContain(`${count} ${status === "note_only" ? "printed notes only" : status}`);
});

test("the attribution that a source asks for is said", () => {
  for (const meta of [METAS.bills, METAS.opinions]) {
    expect(aboutMarkdownBody(meta, { routes: ROUTES, roots })).toContain(`- Attribution: ${meta.attribution}\n`);
  }
});
