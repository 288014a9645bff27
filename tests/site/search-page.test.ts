import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { searchedFrom, searchFormView } from "../../src/components/search/search-form.ts";
import { SEARCH_ROUTES } from "../../src/contract/routes-search.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import type { Collection } from "../../src/model/common.ts";
import { fakeCorpus } from "./fake-corpus.ts";
import { attributes, elements, type Page, readPage, words } from "./read-page.ts";
import { pageAt, siteApp } from "./site-app.ts";

/** Compressed bytes of all scripts that searching one collection loads. */
const SCRIPT_BYTES = 20_000;

/** The made-up corpus with collections that have no documents but say what the form asks of them. */
function withAll(): Corpus {
  const [code, ...others] = fakeCorpus().collections();
  if (code === undefined) throw new Error("the made-up corpus has no collection");
  const sessions = ["2025-2026", "2023-2024"].map((slug) => ({ slug }));
  const years = [2099, 1971].map((year) => ({ year, count: 1, case_types: [] }));
  const newest = () => ({ rows: [], total: 0 });
  return {
    ...fakeCorpus(),
    collections: () => [code, { ...code, collection: "bills" }, { ...code, collection: "opinions" }, ...others],
    bills: { sessions: () => sessions, newest } as unknown as Corpus["bills"],
    opinions: { years: () => years, newest } as unknown as Corpus["opinions"],
  };
}

const searchPage = async (corpus = withAll()) => pageAt("/search", corpus);

test("the form asks the search page itself, with parameters that its route has and within their bounds", async () => {
  const page = readPage(await searchPage());
  const [form] = elements(page, "form");
  expect(form?.attribs).toMatchObject({ action: "/search", method: "get", role: "search" });
  const route = SEARCH_ROUTES.find(({ id }) => id === "site.search");
  const fields = elements(page, "input", "select").map(({ attribs }) => attribs);
  expect(fields.map(({ name }) => name).sort()).toEqual(route?.query.map(({ name }) => name).sort());
  for (const parameter of route?.query ?? []) {
    const field = fields.find(({ name }) => name === parameter.name);
    if (parameter.type === "string") expect(field?.["maxlength"]).toBe(String(parameter.maxChars));
    if (parameter.type === "integer")
      expect([field?.["min"], field?.["max"]]).toEqual([parameter.min, parameter.max].map(String));
  }
});

test("every field has a label, around it or by its id, and the form a name", async () => {
  const page = readPage(await searchPage());
  const labelled = new Set(attributes(page, "for"));
  const inLabels = elements(page, "label").flatMap((label) => elements(label as unknown as Page, "input", "select"));
  const without = elements(page, "input", "select").filter(
    (field) => !inLabels.includes(field) && !labelled.has(field.attribs["id"] ?? "?"),
  );
  expect(without.map(({ attribs }) => attribs["name"])).toEqual([]);
  expect(elements(page, "form")[0]?.attribs["aria-label"]).toBe("Search the documents");
});

test("the marks that an answered search fills are there once, in order, as they were agreed", async () => {
  const html = await searchPage();
  const marks = ["<main", "</form>", "<!--results-->", "<!--empty-->", "<!--/empty-->", "</main>"];
  const places = marks.map((mark) => html.indexOf(mark));
  expect(places.every((place) => place > 0)).toBe(true);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  for (const mark of marks) expect(html.split(mark)).toHaveLength(2);
  for (const name of ["q", "title", "session", "year"])
    expect(html).toMatch(new RegExp(`<input[^>]* data-fill="${name}"[^>]*>`));
  expect(html).toContain('value="code" selected data-selected-if="collection=code"');
  for (const name of ["bills", "opinions"])
    expect(html).toContain(`value="${name}" data-selected-if="collection=${name}"`);
  expect(html).toContain(' data-checked-if="in=headings"');
  expect(attributes(readPage(html), "data-fill").length).toBe(4);
});

test("the form offers what is loaded and nothing else", async () => {
  const page = readPage(await searchPage(fakeCorpus()));
  expect(words(page, "option")).toEqual(["The Code"]);
  expect(elements(page, "input").map(({ attribs }) => attribs["name"])).toEqual(["q", "in", "title"]);
  const none = readPage(await searchPage({ ...fakeCorpus(), collections: () => [], codeMeta: () => null }));
  expect(elements(none, "form")).toEqual([]);
  expect(words(none, "main")[0]).toContain("No collection is loaded.");
});

test("sessions and years are offered as they are held", () => {
  expect(searchFormView(withAll())).toMatchObject({
    sessions: ["2025-2026", "2023-2024"],
    years: { newest: 2099, oldest: 1971 },
    collections: [
      { collection: "code", preset: true },
      { collection: "bills", preset: false },
      { collection: "opinions" },
    ],
  });
});

test.each([
  ["/bills/2025-2026/hb136", ["code", "bills"], "bills"],
  ["/bills", ["code"], "code"],
  ["/opinions/year-2099", ["code", "opinions"], "opinions"],
  ["/constitution/ga/preamble", ["bills", "code"], "code"],
  ["/", ["bills", "opinions"], "bills"],
  ["/", [], null],
  ["/search", ["code"], null],
])("the box at the top of %j, with %j loaded, searches %j", (pathname, loaded, expected) => {
  expect(searchedFrom(pathname, loaded as Collection[])).toBe(expected);
});

test("one script, a file of the site, is all there is of scripts and of inline anything", async () => {
  const { clientDir } = await siteApp();
  const page = readPage(await searchPage());
  const scripts = elements(page, "script");
  expect(scripts.map(({ attribs, children }) => [attribs["type"], children.length])).toEqual([["module", 0]]);
  expect(existsSync(path.join(clientDir, scripts[0]?.attribs["src"] ?? "?"))).toBe(true);
  expect([...attributes(page, "style"), ...elements(page, "style")]).toEqual([]);
  expect(elements(page).flatMap(({ attribs }) => Object.keys(attribs).filter((name) => /^on/.test(name)))).toEqual([]);
});

test("the script with what any one collection adds to it is within its budget, and asks no other host", async () => {
  const folder = path.join((await siteApp()).clientDir, "_astro");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const bytes = (names: string[]) =>
    names.reduce((sum, name) => sum + gzipSync(readFileSync(path.join(folder, name))).length, 0);
  const readings = ["code", "bill", "opinion"].map((each) => `${each}-reading.`);
  for (const reading of readings) {
    const others = readings.filter((each) => each !== reading);
    const loaded = scripts.filter((name) => !others.some((other) => name.startsWith(other)));
    expect(loaded.some((name) => name.startsWith(reading))).toBe(true);
    expect(bytes(loaded), reading).toBeLessThan(SCRIPT_BYTES);
  }
  for (const name of scripts) expect(readFileSync(path.join(folder, name), "utf8")).not.toMatch(/fetch\(["'`]https?:/);
});
