import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { sitePages } from "../../src/publish/site-pages.ts";
import { attributes, elements, headLink, type Page, readPage, words, wordsOfClass } from "./read-page.ts";
import { pageAt as render, siteApp } from "./site-app.ts";
import { wholeCorpus } from "./whole-corpus.ts";

const pageAt = (address: string, corpus = wholeCorpus()) => render(address, corpus);

/** Variants of one document: they have its canonical address. Those of a list are pages of their own. */
const OF_A_DOCUMENT = /\?(?:lang|version)=.*$/;

/** Where a script is: suggestions while a person types, and the actions of a document. Lists, maps and words have none. */
const WITH_SCRIPT = /^\/(?:search$|code\/\d|constitution\/\w+\/|bills\/[^/]+\/|opinions\/[^/]+\/)/;

/** Every page that is published but the one for what is not there. */
const PAGES = [...sitePages(wholeCorpus())]
  .filter(({ path: address }) => address !== "/404")
  .map(({ path: address }) => ({
    address,
    canonical: `https://site.example${address.replace(OF_A_DOCUMENT, "")}`,
  }));

describe.each(PAGES)("the page at $address", ({ address, canonical }) => {
  test("has a language, a title, a description and its canonical address", async () => {
    const page = readPage(await pageAt(address));
    expect(attributes(page, "lang")[0]).toBe("en");
    expect(words(page, "title")[0]).toMatch(/Public Documents$/);
    const description = elements(page, "meta").find(({ attribs }) => attribs["name"] === "description");
    expect(description?.attribs["content"]?.length).toBeGreaterThan(10);
    expect(headLink(page, "canonical")).toBe(canonical);
  });

  test("has one heading of the first level, and no level is passed over", async () => {
    const page = readPage(await pageAt(address));
    const levels = elements(page, "h1", "h2", "h3", "h4", "h5", "h6").map(({ name }) => Number(name.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) {
      if (index > 0) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
  });

  test("has landmarks, and begins with a link to its main part", async () => {
    const page = readPage(await pageAt(address));
    for (const landmark of ["header", "main", "footer"]) expect(elements(page, landmark).length).toBeGreaterThan(0);
    expect(elements(page, "main")).toHaveLength(1);
    expect(elements(page, "a")[0]?.attribs["href"]).toBe("#main");
    const navigations = elements(page, "nav").map(({ attribs }) => attribs["aria-label"]);
    expect(new Set(navigations).size).toBe(navigations.length);
  });

  test("refers to ids that exist, each once", async () => {
    const page = readPage(await pageAt(address));
    const ids = attributes(page, "id");
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [
      ...attributes(page, "aria-labelledby"),
      ...attributes(page, "href").flatMap((href) => (href.startsWith("#") ? [href.slice(1)] : [])),
    ];
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("holds no style and no script but that of the search and of documents, and loads only files of the site that exist", async () => {
    const { clientDir } = await siteApp();
    const page = readPage(await pageAt(address));
    expect(elements(page, "style", "iframe", "object")).toEqual([]);
    const scripts = elements(page, "script");
    expect(scripts.length).toBe(WITH_SCRIPT.test(address) ? 1 : 0);
    for (const { attribs, children } of scripts) {
      expect(children).toEqual([]);
      expect(existsSync(path.join(clientDir, attribs["src"] ?? "?"))).toBe(true);
    }
    expect(attributes(page, "style")).toEqual([]);
    expect(
      elements(page).flatMap(({ attribs }) => Object.keys(attribs).filter((name) => name.startsWith("on"))),
    ).toEqual([]);
    const loaded = elements(page, "link").filter(({ attribs }) =>
      ["stylesheet", "icon"].includes(attribs["rel"] ?? ""),
    );
    expect(loaded.length).toBeGreaterThan(1);
    for (const { attribs } of loaded) {
      expect(attribs["href"]).toMatch(/^\/[^/]/);
      expect(existsSync(path.join(clientDir, attribs["href"] ?? "?"))).toBe(true);
    }
  });

  test("says that it shows a specimen, only where it does", async () => {
    expect(wordsOfClass(readPage(await pageAt(address)), "specimen")).toHaveLength(1);
    const real = readPage(await pageAt(address, wholeCorpus({ specimen: false })));
    expect(wordsOfClass(real, "specimen")).toEqual([]);
  });

  test("says that the site is not the government's, in its footer", async () => {
    expect(words(readPage(await pageAt(address)), "footer")[0]).toMatch(
      /not a government site.*legal advice.*official source/,
    );
  });

  test("is the same whenever it is made", async () => {
    expect(await pageAt(address)).toBe(await pageAt(address));
  });
});

test("every page is reached by links from the home page, and every link between pages leads to one", async () => {
  const app = await siteApp();
  const corpus = wholeCorpus();
  const read = async (address: string): Promise<Page> => readPage((await app.render(address, corpus)).html);
  const seen = new Set<string>(["/"]);
  // A set takes in what is added while it is walked.
  for (const address of seen) {
    const hrefs = elements(await read(address), "a").map(({ attribs }) => attribs["href"]?.split("#")[0] ?? "");
    for (const href of hrefs) if (/^\/(?!_)/.test(href) && !/(?:\.md|\/text)(?:\?|$)/.test(href)) seen.add(href);
  }
  // A version that is not in force is reached by its address alone: it is on the page of the section too.
  const published = PAGES.map(({ address }) => address).filter((address) => !address.includes("?version="));
  expect([...seen].sort()).toEqual(published.sort());
});

test("what the styles load stands on the site too", async () => {
  const { clientDir } = await siteApp();
  const [style] = elements(readPage(await pageAt("/")), "link").filter(
    ({ attribs }) => attribs["rel"] === "stylesheet",
  );
  const css = readFileSync(path.join(clientDir, style?.attribs["href"] ?? "?"), "utf8");
  expect(css).not.toMatch(/url\(|@import/);
});
