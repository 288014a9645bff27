import { expect, test, vi } from "vitest";
import { fakeCorpus } from "./fake-corpus.ts";
import { attributes, elements, headLink, readPage, strayElements, words, wordsOfClass } from "./read-page.ts";
import { pageAt, siteApp } from "./site-app.ts";

const read = async (address: string) => readPage(await pageAt(address));

test("the home page tells what is loaded and leads to it", async () => {
  const page = await read("/");
  expect(words(page, "main")[0]).toContain("Made-up sections that show every form a section can take.");
  expect(words(page, "main")[0]).toContain(
    "8 sections, 8 provisions of constitutions. Current through the 2025 specimen supplement; released January 2, 2026.",
  );
  expect(attributes(page, "href")).toEqual(expect.arrayContaining(["/code", "/code/90-1-1", "https://api.example/"]));
});

test("the Code's page lists every title, the coverage and what qualifies it", async () => {
  const page = await read("/code");
  expect(wordsOfClass(page, "titles")[0]).toBe(
    "Title 90 Lanterns, Wells, and Ferries 1 chapter, 6 sections Title 91 Orchards 1 chapter, 2 sections",
  );
  const coverage = wordsOfClass(page, "coverage")[0];
  for (const part of ["None of it is law.", "Case annotations are left out.", "1 repealed", "specimen-0123456789ab"]) {
    expect(coverage).toContain(part);
  }
});

test("a title lists its chapters with their articles and parts, which lead into the chapter's page", async () => {
  const page = await read("/code/title-90");
  expect(words(page, "h1")).toEqual(["Title 90 Lanterns, Wells, and Ferries"]);
  expect(wordsOfClass(page, "chapters")[0]).toContain("6 sections: §§ 90-1-1 to 90-1-31");
  expect(wordsOfClass(page, "former")).toEqual(["Formerly: Street Lamps and Lanterns"]);
  expect(attributes(page, "href")).toContain("/code/title-90/chapter-1#article-2-part-2");
  expect(attributes(await read("/code/title-90/chapter-1"), "id")).toContain("article-2-part-2");
  expect(wordsOfClass(page, "printed-notes")[0]).toContain("On lanterns, see 1 Specimen L. Rev. 1.");
});

test("a chapter that the print calls an article is called so", async () => {
  expect(words(await read("/code/title-91/chapter-2A"), "h1")).toEqual(["Article 2A Keeping of Bees"]);
});

test("a chapter lists its sections in printed order under their headings, with marks where they are needed", async () => {
  const page = await read("/code/title-90/chapter-1");
  expect(wordsOfClass(page, "outline")[0]).toBe(
    [
      "Article 1 General Provisions",
      "§ 90-1-1 Duties of the keeper of lanterns; hours of lighting; posting where no keeper is appointed",
      "§ 90-1-2 Fee for the lighting of private lanterns 2 versions",
      "§ 90-1-3 Lamp oil tax Repealed",
      "Article 2 Waters §§ 90-1-20 through 90-1-29 Reserved",
      "Part 1 Wells and Springs No sections are printed under this heading.",
      "Part 2 Ponds <& Other Still Waters>",
      `§ 90-1-30 Ponds, <script>alert("1")</script> and 'still' & quiet "waters"`,
      "§ 90-1-31 Ice Not in force",
      "Article 3 Reserved No sections are printed under this heading.",
    ].join(" "),
  );
});

test("a section names its other forms in its head and for its reader", async () => {
  const page = await read("/code/90-1-1");
  const forms = {
    "text/markdown": "https://site.example/code/90-1-1.md",
    "text/plain": "https://site.example/code/90-1-1/text",
    "application/json": "https://api.example/api/code/sections/90-1-1",
  };
  for (const [type, address] of Object.entries(forms)) {
    expect(headLink(page, "alternate", type)).toBe(address);
    expect(elements(page, "a").map(({ attribs }) => attribs["href"])).toContain(address);
  }
});

test("a section shows where it stands, how to cite it and its neighbors", async () => {
  const page = await read("/code/90-1-2");
  // After the three entries of the site's own navigation.
  expect(words(page, "li").slice(3, 8)).toEqual([
    "Code",
    "Title 90. Lanterns, Wells, and Ferries",
    "Chapter 1. Public Lanterns",
    "Article 1. General Provisions",
    "§ 90-1-2",
  ]);
  expect(wordsOfClass(page, "cite-as")).toEqual(["O.C.G.A. § 90-1-2"]);
  expect(wordsOfClass(page, "neighbours")).toEqual(["Previous § 90-1-1 Next § 90-1-3"]);
  expect(headLink(page, "prev")).toBe("/code/90-1-1");
  expect(headLink(page, "next")).toBe("/code/90-1-3");
});

test("a section's text keeps every word in order, with its structure anchors as ids", async () => {
  const page = await read("/code/90-1-1");
  const text = fakeCorpus().section(fakeCorpus().citations()[0] as never)?.versions[0]?.text ?? "";
  // The space between two markers on one line is not printed either.
  expect(wordsOfClass(page, "law")[0]?.replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
  const ids = attributes(page, "id");
  expect(ids).toEqual(expect.arrayContaining(["a", "a-1", "a-2-A", "a-2-B-iii", "b", "b-1", "b-2", "c"]));
});

test("the version in force leads, and the others follow with what they are", async () => {
  const page = await read("/code/90-1-2");
  expect(wordsOfClass(page, "banner")[0]).toBe(
    "In force until July 1, 2026. The source prints: “Effective until July 1, 2026. See notes.”",
  );
  expect(words(page, "summary")).toEqual(["Effective July 1, 2026 Not in force"]);
  expect(wordsOfClass(page, "law").map((text) => text.includes("two cents"))).toEqual([true, false]);
  expect(attributes(page, "id")).toEqual(expect.arrayContaining(["a", "version-2026-07-01-a"]));
});

test("a version that is asked for leads its page, which is canonically the section's", async () => {
  const page = await read("/code/90-1-2?version=2026-07-01");
  expect(wordsOfClass(page, "law").map((text) => text.includes("three cents"))).toEqual([true, false]);
  expect(wordsOfClass(page, "banner")[0]).toMatch(
    /^Not in force\. .*Effective date stated by the source: July 1, 2026\./,
  );
  expect(headLink(page, "canonical")).toBe("https://site.example/code/90-1-2");
});

test.each([
  ["/code/90-1-3", /^Repealed\. No text of it is in force/],
  ["/code/90-1-20", /^Reserved\. This number is reserved/],
  ["/code/90-1-31", /^Not in force\. .*names no day.*The source prints: “Effective on a contingency\. See notes\.”/],
  ["/code/91-2A-2.1", /^Notes only\. /],
])("%s tells before its text why there is none in force", async (address, banner) => {
  expect(wordsOfClass(await read(address), "banner")[0]).toMatch(banner);
});

test("a heading over a run of sections names the whole run", async () => {
  expect(words(await read("/code/90-1-20"), "h1")).toEqual(["§§ 90-1-20 through 90-1-29"]);
});

test("words that look like markup stay words", async () => {
  const page = await read("/code/90-1-30");
  expect(strayElements(page, "img", "b")).toEqual([]);
  const description = elements(page, "meta").find(({ attribs }) => attribs["name"] === "description");
  expect(description?.attribs["content"]).toMatch(/^§ 90-1-30\. Ponds, <script>alert\("1"\)<\/script> .*<img src=x…$/);
  expect(words(page, "h1")).toEqual([`§ 90-1-30. Ponds, <script>alert("1")</script> and 'still' & quiet "waters"`]);
  expect(words(page, "title")[0]).toContain(`<script>alert("1")</script> and 'still' & quiet "waters"`);
  expect(wordsOfClass(page, "notes")[0]).toBe("<b>Bold</b> notes </p><script>alert(2)</script>");
  expect(wordsOfClass(page, "banner")[0]).toContain(`“"><script>alert(3)</script>”`);
});

test.each([
  "/404",
  "/nothing/here",
  "/code/90-9-9",
  "/code/090-1-1",
  "/code/90-1-1a",
  "/code/title-92",
  "/code/title-090",
  "/code/title-90/chapter-7",
  "/code/90-1-2?version=1999-01-01",
])("%s is the page for what is not there", async (address) => {
  const { status, html } = await (await siteApp()).render(address, fakeCorpus());
  expect(status).toBe(404);
  const page = readPage(html);
  expect(words(page, "h1")).toEqual(["No such page"]);
  expect(headLink(page, "canonical")).toBeUndefined();
});

test("a page that fails is an error that names it, not a page", async () => {
  const section = () => {
    throw new Error("the store is broken");
  };
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  await expect((await siteApp()).render("/code/90-1-1", { ...fakeCorpus(), section })).rejects.toThrow("/code/90-1-1");
  expect(String(logged.mock.calls)).toContain("the store is broken");
  logged.mockRestore();
});
