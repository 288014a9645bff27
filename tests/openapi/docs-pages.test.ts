import { describe, expect, test } from "vitest";
import { DOCS_PARTS, docsPath } from "../../src/components/docs/docs-parts.ts";
import { PROBLEMS } from "../../src/contract/problems.ts";
import { ROUTES } from "../../src/contract/routes.ts";
import { tagOf, templatePath } from "../../src/render/openapi/described-route.ts";
import { operationId } from "../../src/render/openapi/openapi-document.ts";
import { FOLDING_TABLE } from "../../src/verify/folding-table.ts";
import { fakeCorpus } from "../site/fake-corpus.ts";
import { attributes, elements, readPage, words } from "../site/read-page.ts";
import { pageAt, siteApp } from "../site/site-app.ts";

const API = ROUTES.filter(({ host }) => host === "api");
const ADDRESSES = ["/docs", ...DOCS_PARTS.map(({ part }) => docsPath(part))];

describe.each(ADDRESSES)("the page %s", (address) => {
  test("has one first heading, no level passed over, and ids that are there once", async () => {
    const page = readPage(await pageAt(address));
    const levels = elements(page, "h1", "h2", "h3", "h4").map(({ name }) => Number(name.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [at, level] of levels.entries())
      if (at > 0) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    const ids = attributes(page, "id");
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [
      ...attributes(page, "href").filter((href) => href.startsWith("#")),
      ...attributes(page, "aria-labelledby").map((id) => `#${id}`),
    ];
    expect(wanted.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  });

  test("is read without scripts, and needs no file of another host", async () => {
    const page = readPage(await pageAt(address));
    expect(elements(page, "script", "style", "iframe", "img")).toEqual([]);
    expect(attributes(page, "style")).toEqual([]);
    const sheets = elements(page, "link").filter(({ attribs }) => attribs["rel"] === "stylesheet");
    for (const { attribs } of sheets) expect(attribs["href"]).toMatch(/^\//);
  });

  test("links to parts and anchors of the documentation that exist", async () => {
    const links = attributes(readPage(await pageAt(address)), "href").filter((href) => href.startsWith("/docs"));
    for (const href of new Set(links)) {
      const [path = "", anchor] = href.split("#");
      expect(ADDRESSES).toContain(path);
      if (anchor !== undefined) expect(await idsOf(path), href).toContain(anchor);
    }
  });
});

const known = new Map<string, Promise<string[]>>();
function idsOf(path: string): Promise<string[]> {
  const ids = known.get(path) ?? pageAt(path).then((html) => attributes(readPage(html), "id"));
  known.set(path, ids);
  return ids;
}

test("the first page names every route, every kind of error and every row of the folding table", async () => {
  const page = readPage(await pageAt("/docs"));
  const codes = words(page, "code");
  for (const route of API) expect(codes).toContain(`${route.method} ${templatePath(route)}`);
  for (const kind of Object.keys(PROBLEMS)) expect(attributes(page, "id")).toContain(`problem-${kind}`);
  const rows = words(page, "th");
  for (const { name } of FOLDING_TABLE) expect(rows).toContain(name);
});

test("every route has its parameters, its answers and its examples on the page of its group", async () => {
  for (const route of API) {
    const page = readPage(await pageAt(docsPath(tagOf(route))));
    expect(attributes(page, "id")).toContain(operationId(route.id));
    const codes = words(page, "code");
    for (const { name } of route.query) expect(codes).toContain(name);
  }
});

test("the references shown are read as the page says", async () => {
  const page = readPage(await pageAt("/docs"));
  expect(words(page, "code")).toContain("O.C.G.A. § 16-5-1");
});

test("a part that is not there is a 404", async () => {
  expect((await (await siteApp()).render("/docs/nothing", fakeCorpus())).status).toBe(404);
});
