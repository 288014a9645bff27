import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { BEACON_CLASSES } from "../../functions/beacon/beacon-classes.ts";
import { sitePages } from "../../src/publish/site-pages.ts";
import { attributes, elements, headLink, readPage, wordsOfClass } from "./read-page.ts";
import { pageAt, siteApp } from "./site-app.ts";
import { wholeCorpus } from "./whole-corpus.ts";

const corpus = wholeCorpus();
const bar = async (address: string) => readPage(await pageAt(address, corpus));

/** The page of one document of each kind. */
const DOCUMENTS = (
  [
    ["code", /^\/code\/\d[^?]*$/],
    ["code", /^\/constitution\/\w+\/[^?]+$/],
    ["bills", /^\/bills\/[^/]+\/[^?]+$/],
    ["opinions", /^\/opinions\/[^/]+\/[^?]+$/],
  ] as const
).map(([collection, form]) => {
  const address = [...sitePages(corpus)].map((page) => page.path).find((each) => form.test(each));
  if (address === undefined) throw new Error(`no page is like ${form}`);
  return { collection, address };
});

test.each(DOCUMENTS)(
  "$address offers its other forms as links, and counts uses of its collection",
  async (document) => {
    const page = await bar(document.address);
    expect(attributes(page, "data-beacon")).toEqual([`https://api.example/api/${document.collection}/beacon`]);
    const links = elements(page, "a").filter(({ attribs }) => attribs["data-use"] !== undefined);
    for (const { attribs } of links) expect(attribs["href"]).toBe(headLink(page, "alternate", attribs["type"]));
    expect(links.map(({ attribs }) => attribs["data-use"])).toEqual(
      links.length === 3 ? ["open_markdown", "open_text", "open_json"] : ["open_markdown", "open_json"],
    );
  },
);

test.each(DOCUMENTS)(
  "$address has its citation and its address to copy, in buttons that wait for the script",
  async ({ address }) => {
    const page = await bar(address);
    const buttons = elements(page, "button").filter(({ attribs }) => attribs["data-use"] !== undefined);
    expect(buttons.map(({ attribs }) => attribs["data-use"])).toEqual(["copy_citation", "copy_link", "send_to_ai"]);
    for (const { attribs } of buttons) expect(attribs).toMatchObject({ type: "button", hidden: "" });
    expect(attributes(page, "data-copy")).toEqual([wordsOfClass(page, "cite-as")[0], headLink(page, "canonical")]);
    expect(attributes(page, "data-copy-from")).toEqual([`${address}.md`]);
  },
);

/** Every page that has a bar, by its address. */
const BARS = Promise.all(
  [...sitePages(corpus)]
    .filter((page) => page.path !== "/404")
    .map(async ({ path: address }) => ({ address, page: await bar(address) })),
).then((pages) => pages.filter(({ page }) => attributes(page, "data-beacon").length > 0));

test("every class that a page counts is one of the fixed table", async () => {
  const uses = new Set((await BARS).flatMap(({ page }) => attributes(page, "data-use")));
  expect(uses.size).toBeGreaterThan(4);
  expect([...uses].filter((use) => !BEACON_CLASSES.some((known) => known === use))).toEqual([]);
});

test("the link to copy is the address of the page itself, in its language and of its version", async () => {
  expect((await BARS).length).toBeGreaterThan(20);
  for (const { address, page } of await BARS)
    expect(attributes(page, "data-copy")[1]).toBe(`https://site.example${address}`);
});

test("the page of a version has the forms and the address of that version", async () => {
  const address = [...sitePages(corpus)].map((page) => page.path).find((each) => each.includes("?version="));
  const [base, query] = (address ?? "").split("?");
  const page = await bar(address ?? "");
  expect(headLink(page, "alternate", "text/markdown")).toBe(`https://site.example${base}.md?${query}`);
  expect(headLink(page, "alternate", "text/plain")).toBe(`https://site.example${base}/text?${query}`);
  expect(headLink(page, "alternate", "application/json")).not.toContain("?");
  expect(attributes(page, "data-copy")[1]).toBe(`https://site.example${address}`);
  expect(attributes(page, "data-copy-from")).toEqual([`${base}.md?${query}`]);
});

test("the script has less than 3 kB and names no host", async () => {
  const { clientDir } = await siteApp();
  const [script] = elements(await bar(DOCUMENTS[0]?.address ?? ""), "script");
  const text = readFileSync(path.join(clientDir, script?.attribs["src"] ?? "?"), "utf8");
  expect(text.length).toBeLessThan(3_000);
  expect(text).not.toMatch(/https?:|cookie|localStorage|import/);
});
