import { expect, test } from "vitest";
import type { ProvisionSlug } from "../../src/identifiers/provision.ts";
import { fakeCorpus } from "./fake-corpus.ts";
import { attributes, elements, headLink, readPage, strayElements, words, wordsOfClass } from "./read-page.ts";
import { pageAt, siteApp } from "./site-app.ts";

const read = async (address: string) => readPage(await pageAt(address));

test("the home page and the Code's page lead to the constitutions, and so does every page's navigation", async () => {
  const links = [
    "Specimen Constitution of <Georgia> 5 provisions",
    "Specimen Constitution of the United States 3 provisions",
  ];
  for (const address of ["/", "/code"]) expect(words(await read(address), "li")).toEqual(expect.arrayContaining(links));
  expect(attributes(await read("/code"), "id")).toContain("constitutions");
  for (const address of ["/code/90-1-1", "/constitution/us"]) {
    expect(wordsOfClass(await read(address), "site-nav")).toEqual(["The Code Constitutions API"]);
  }
  expect(wordsOfClass(await read("/code"), "coverage")[0]).toContain("Provisions of constitutions8");
});

test("without constitutions no page leads to any", async () => {
  const corpus = fakeCorpus();
  const meta = corpus.codeMeta();
  if (meta === null) throw new Error("the fake corpus has no meta");
  const without = {
    ...corpus,
    tree: () => ({ ...corpus.tree(), constitutions: [] }),
    codeMeta: () => ({ ...meta, constitutions: [], counts: { ...meta.counts, provisions: 0 } }),
    constitution: () => null,
    provision: () => null,
    provisions: () => [],
  };
  const app = await siteApp();
  for (const address of ["/", "/code", "/404"]) {
    expect((await app.render(address, without)).html).not.toMatch(/constitution/i);
  }
  for (const address of ["/constitution/ga", "/constitution/ga/preamble"]) {
    expect((await app.render(address, without)).status).toBe(404);
  }
});

test("a constitution lists preamble, articles, sections and paragraphs as they are printed", async () => {
  const page = await read("/constitution/ga");
  expect(words(page, "h1")).toEqual(["Specimen Constitution of <Georgia>"]);
  expect(wordsOfClass(page, "outline")[0]).toBe(
    [
      "Preamble Article XC Lamps",
      "Section I Keepers Paragraph I Duties of keepers. Paragraph II Reserved. Reserved",
      `Section IA Paragraph I Signs, <script>alert("1")</script> & 'other' "signs".`,
      "Section II Lamps put out.",
    ].join(" "),
  );
  expect(attributes(page, "id")).toEqual(
    expect.arrayContaining(["art-xc", "art-xc-sec-i", "art-xc-sec-i-a", "art-xc-sec-ii"]),
  );
  expect(wordsOfClass(page, "summary")).toEqual([
    "5 provisions. Current through the 2025 specimen supplement. License: CC0 1.0.",
  ]);
});

test("an article without sections is itself a link, and amendments follow the articles", async () => {
  const page = await read("/constitution/us");
  expect(wordsOfClass(page, "outline")[0]).toBe(
    "Article 90 Tides <em>and</em> Lights Amendments Amendment XC Whistling prohibited. Repealed Amendment XCI",
  );
  expect(wordsOfClass(page, "contents")).toEqual(["Article 90 Tides <em>and</em> Lights Amendments"]);
  expect(
    elements(page, "h2").flatMap(({ children }) => children.map((child) => "name" in child && child.name)),
  ).toContain("a");
});

test.each([
  [
    "/constitution/ga",
    ["https://site.example/constitution/ga.md", null, "https://api.example/api/code/constitution/ga"],
  ],
  [
    "/constitution/ga/art-xc-sec-i-para-i",
    [
      "https://site.example/constitution/ga/art-xc-sec-i-para-i.md",
      "https://site.example/constitution/ga/art-xc-sec-i-para-i/text",
      "https://api.example/api/code/constitution/ga/art-xc-sec-i-para-i",
    ],
  ],
])("%s names its other forms in its head and for its reader", async (address, forms) => {
  const page = await read(address);
  for (const [index, type] of ["text/markdown", "text/plain", "application/json"].entries()) {
    expect(headLink(page, "alternate", type)).toBe(forms[index] ?? undefined);
    if (forms[index] !== null) expect(attributes(page, "href").filter((href) => href === forms[index])).toHaveLength(2);
  }
});

test("a provision shows where it stands, how to cite it, its license and its neighbors", async () => {
  const page = await read("/constitution/ga/art-xc-sec-i-para-ii");
  // After the three entries of the site's own navigation.
  expect(words(page, "li").slice(3, 7)).toEqual([
    "Georgia Constitution",
    "Article XC. Lamps",
    "Section I. Keepers",
    "Paragraph II",
  ]);
  expect(attributes(page, "href")).toContain("/constitution/ga#art-xc-sec-i");
  expect(attributes(await read("/constitution/ga"), "id")).toContain("art-xc-sec-i");
  expect(words(page, "h1")).toEqual(["Ga. Const. art. XC, § I, ¶ II Reserved."]);
  expect(wordsOfClass(page, "cite-as")).toEqual(["Ga. Const. art. XC, § I, ¶ II"]);
  expect(wordsOfClass(page, "address")).toEqual(["https://site.example/constitution/ga/art-xc-sec-i-para-ii"]);
  expect(wordsOfClass(page, "facts")[0]).toContain("License CC0 1.0");
  expect(attributes(page, "href")).toContain("https://source.example/constitution#art-xc-sec-i-para-ii");
  expect(wordsOfClass(page, "neighbours")).toEqual([
    "Previous Ga. Const. art. XC, § I, ¶ I Next Ga. Const. art. XC, § IA, ¶ I",
  ]);
  expect(headLink(page, "prev")).toBe("/constitution/ga/art-xc-sec-i-para-i");
  expect(headLink(page, "next")).toBe("/constitution/ga/art-xc-sec-i-a-para-i");
});

test("the heading of an article that is itself the provision does not stand above it", async () => {
  expect(wordsOfClass(await read("/constitution/us/art-xc"), "breadcrumb")).toEqual([
    "United States Constitution Article XC",
  ]);
});

test("a provision's text keeps every word in order, with its structure anchors as ids", async () => {
  const page = await read("/constitution/ga/art-xc-sec-i-para-i");
  const record = fakeCorpus().provision("ga", "art-xc-sec-i-para-i" as ProvisionSlug);
  expect(wordsOfClass(page, "law")[0]?.replace(/\s/g, "")).toBe(record?.text.replace(/\s/g, ""));
  expect(record?.subsections).toEqual(["a", "a-1", "a-1-A", "a-1-B", "a-2", "b"]);
  expect(attributes(page, "id")).toEqual(expect.arrayContaining(record?.subsections ?? []));
});

test.each([
  ["/constitution/ga/art-xc-sec-i-para-ii", "Reserved. This number is reserved: there is no text under it."],
  ["/constitution/us/amend-xc", "Repealed. No text of it is in force."],
])("%s tells before its text why there is none in force", async (address, banner) => {
  expect(wordsOfClass(await read(address), "banner")).toEqual([banner]);
});

test("a provision without a heading is named by its citation", async () => {
  const page = await read("/constitution/us/amend-xci");
  expect(words(page, "h1")).toEqual(["U.S. Const. amend. XCI"]);
  expect(words(page, "title")).toEqual(["U.S. Const. amend. XCI – Public Documents"]);
});

test("words of a provision that look like markup stay words", async () => {
  const page = await read("/constitution/ga/art-xc-sec-i-a-para-i");
  expect(strayElements(page, "b", "em")).toEqual([]);
  expect(words(page, "h1")).toEqual([
    `Ga. Const. art. XC, § IA, ¶ I Signs, <script>alert("1")</script> & 'other' "signs".`,
  ]);
  expect(wordsOfClass(page, "notes")[0]).toBe("<b>Bold</b> notes </p><script>alert(2)</script>");
  expect(wordsOfClass(page, "banner")[0]).toBe(`In force. The source prints: “"><script>alert(3)</script>”`);
  for (const address of ["/constitution/ga", "/constitution/us", "/constitution/ga/art-xc-sec-i-para-i"]) {
    expect(strayElements(await read(address), "b", "em", "georgia")).toEqual([]);
  }
});

test.each([
  "/constitution",
  "/constitution/al",
  "/constitution/GA",
  "/constitution/constructor",
  "/constitution/al/preamble",
  "/constitution/ga/art-xcix",
  "/constitution/ga/ART-XC-SEC-II",
  "/constitution/ga/art-90-sec-2",
  "/constitution/ga/constructor",
  "/constitution/us/art-xc-sec-i-para-i",
])("%s is the page for what is not there", async (address) => {
  const { status, html } = await (await siteApp()).render(address, fakeCorpus());
  expect(status).toBe(404);
  expect(words(readPage(html), "h1")).toEqual(["No such page"]);
});
