import { expect, test } from "vitest";
import type { SessionSlug } from "../../src/identifiers/bills/session-slug.ts";
import { sitePages } from "../../src/publish/site-pages.ts";
import { DOCS_PART_NAMES } from "../../src/render/openapi/api-words.ts";
import { madeUpBill, madeUpSession } from "../support/made-up-bill.ts";
import { attributes, elements, headLink, readPage, strayElements, words, wordsOfClass } from "./read-page.ts";
import { pageAt, siteApp } from "./site-app.ts";
import { openDocuments, wholeCorpus } from "./whole-corpus.ts";

const HB1 = "/bills/2093-2094/hb1";
const SCRIPT = `<script>alert("bill")</script>`;
const read = async (address: string) => readPage(await pageAt(address, wholeCorpus()));

test("the home page and every page's navigation lead to the bills", async () => {
  const home = await read("/");
  expect(attributes(home, "href")).toEqual(expect.arrayContaining(["/bills", "/opinions", "/bills/2093-2094/hb1"]));
  expect(words(home, "main")[0]).toContain("Made-up bills. 5 bills. Current through the 2093 specimen");
  expect(wordsOfClass(await read(HB1), "site-nav")).toEqual(["The Code Constitutions Bills Opinions API"]);
});

test("the bills' page lists sessions with counts, what is covered, and how numbers and statuses are to be read", async () => {
  const page = await read("/bills");
  expect(wordsOfClass(page, "session-list")).toEqual([
    "2093-2094 Session <of> Lanterns 4 measures 2093 Special Session 0 measures 2091-2092 Regular Session 1 measure",
  ]);
  const coverage = wordsOfClass(page, "coverage")[0];
  for (const part of [
    "Made-up bills.",
    "None of it happened.",
    "2 texts stored, 1 with",
    "3 House bills",
    "Made up by <nobody>.",
  ]) {
    expect(coverage).toContain(part);
  }
  expect(words(page, "dt")).toEqual(expect.arrayContaining(["Introduced", "Engrossed", "Failed"]));
  expect(words(page, "code")).toContain("H.B. 136");
});

test("a session lists its bills by kind in number order, each with its status, and counts by kind and by status", async () => {
  const page = await read("/bills/2093-2094");
  expect(words(page, "h1")).toEqual(["2093-2094 Session <of> Lanterns"]);
  expect(wordsOfClass(page, "filters")).toEqual(["All 4 House bills 2 Senate bills 1 Senate resolutions 1"]);
  expect(wordsOfClass(page, "summary")).toEqual([
    "4 measures: 1 Not yet introduced, 1 Introduced, 1 Passed, 1 Vetoed.",
  ]);
  expect(words(page, "h2")).toEqual([
    "House bills",
    "Senate bills",
    "Senate resolutions",
    "What the titles begin with",
  ]);
  expect(wordsOfClass(page, "number")).toEqual(["HB 1", "HB 2", "SB 1", "SR 3"]);
  expect(wordsOfClass(page, "state")[0]).toBe("Passed May 2, 2093");
  expect(wordsOfClass(page, "subjects")[0]).toContain("Lanterns 4");
});

test("a session that has no bill says so", async () => {
  expect(words(await read("/bills/2093-special-1"), "main")[0]).toContain("No bill of this session is here.");
});

test("one kind of a session is a page of its own, with its own twins", async () => {
  const page = await read("/bills/2093-2094?kind=hb");
  expect(wordsOfClass(page, "number")).toEqual(["HB 1", "HB 2"]);
  expect(headLink(page, "canonical")).toBe("https://site.example/bills/2093-2094?kind=hb");
  expect(headLink(page, "alternate", "text/markdown")).toBe("https://site.example/bills/2093-2094.md?kind=hb");
  const current = elements(page, "a").filter(({ attribs }) => attribs["aria-current"] === "page");
  expect(current.map(({ attribs }) => attribs["href"])).toEqual(["/bills/2093-2094?kind=hb"]);
});

test("a session of more bills than a page shows is cut into parts, which lead to each other", async () => {
  const slug = "2095-2096" as SessionSlug;
  const bills = Array.from({ length: 1_001 }, (_, at) => madeUpBill(slug, `hb${at + 1}`, { bill_id: at + 1 }));
  const corpus = openDocuments({ sessions: [madeUpSession(slug)], bills }, { opinions: [] });
  const paths = [...sitePages(corpus)].map(({ path }) => path).filter((path) => path.startsWith(`/bills/${slug}?`));
  const starts = ["?start=500", "?start=1000", "?kind=hb", "?kind=hb&start=500", "?kind=hb&start=1000"];
  expect(paths).toEqual(starts.map((query) => `/bills/${slug}${query}`));
  const seen: string[] = [];
  for (let next: string | undefined = `/bills/${slug}`; next !== undefined; ) {
    const page = readPage(await pageAt(next, corpus));
    seen.push(...wordsOfClass(page, "number"));
    expect(wordsOfClass(page, "windows")).toEqual(["1 to 500 501 to 1,000 1,001"]);
    next = headLink(page, "next");
  }
  expect(seen).toEqual(bills.map((_, at) => `HB ${at + 1}`));
  expect(words(readPage(await pageAt(`/bills/${slug}?start=1000`, corpus)), "title")[0]).toMatch(/, 1,001 –/);
  for (const query of ["?start=250", "?start=1500", "?start=x", "?kind=sb", "?kind=constructor"]) {
    expect((await (await siteApp()).render(`/bills/${slug}${query}`, corpus)).status).toBe(404);
  }
});

test("a bill says what it is, where it stands and how it came there", async () => {
  const page = await read(HB1);
  expect(words(page, "h1")).toEqual([`HB 1 Lanterns; care of <em>wells</em>; ${SCRIPT}`]);
  expect(wordsOfClass(page, "summary")).toEqual([
    "Passed May 2, 2093 House bill, 2093-2094 Session <of> Lanterns Now: Senate Act 12 Effective July 1, 2093",
  ]);
  expect(wordsOfClass(page, "progress")).toEqual([
    "Introduced January 11, 2093 Engrossed March 1, 2093 Passed No day given",
  ]);
  expect(wordsOfClass(page, "breadcrumb")).toEqual(["Bills2093-2094 Session <of> Lanterns HB 1"]);
  expect(wordsOfClass(page, "long-title")).toEqual(["A BILL to be entitled an Act <about> lanterns."]);
  expect(words(page, "tr").slice(1)).toEqual([
    "January 11, 2093HouseHouse Hopper",
    `March 1, 2093HouseHouse Passed ${SCRIPT}`,
    "No day givenAct 12",
    "May 2, 2093Effective Date 2093-07-01",
  ]);
});

test("a bill's sponsors stand in the source's order, each with what is known of them", async () => {
  const [sponsors] = wordsOfClass(await read(HB1), "members");
  expect(sponsors).toBe(`Rep Ada Wick (D, HD-1) primary sponsorDee ${SCRIPT} cosponsorWells committee`);
});

test("a vote shows its counts as the source gives them, and its members by how they voted behind a disclosure", async () => {
  const page = await read(HB1);
  const [first, second] = wordsOfClass(page, "vote");
  expect(first).toContain(`Passage ${SCRIPT} Passed House, March 1, 2093`);
  expect(wordsOfClass(page, "counts")[0]).toBe("Yea 101 Nay 60 Not voting 2 Absent 17 Total 180");
  expect(first).toMatch(/How each of 4 members voted.*Yea 2 Ada Wick \(R, HD-000\)/);
  expect(first).toContain("Absent 1 a member whose name the source does not give");
  expect(second).toMatch(/Failed No day given .*The source does not name the members\.$/);
  expect(elements(page, "details")).toHaveLength(1);
});

test("amendments, prints and other papers name their day and lead to where they may be read", async () => {
  const page = await read(HB1);
  const papers = wordsOfClass(page, "papers");
  expect(papers[0]).toBe(
    `Floor amendment Not adopted February 1, 2093, Senate, application/pdf · list.example ${SCRIPT} Adopted February 1, 2093, application/pdf · list.example`,
  );
  expect(papers[1]).toContain("Enrolled The text above April 1, 2093");
  expect(papers[2]).toContain("Fiscal note: Cost of oil");
  expect(papers[4]).toContain("Hearing February 2, 2093, 14:00, Room 1");
  expect(attributes(page, "href")).toContain("https://assembly.example/a");
});

test("a related bill is a link where it is here, and words where it is not", async () => {
  const page = await read(HB1);
  const related = wordsOfClass(page, "papers").at(-1);
  expect(related).toBe("SB 1 Same As HB77 Similar To");
  expect(attributes(page, "href")).toContain("/bills/2093-2094/sb1");
  expect(attributes(page, "href")).not.toContain("/bills/2093-2094/hb77");
});

test("the text keeps every word, shows what is struck and added, and makes no other markup", async () => {
  const page = await read(HB1);
  const texts = wordsOfClass(page, "bill-text");
  expect(texts[0]).toBe("Struck: words like these (2 passages). Added: words like these (3 passages).");
  const body = wholeCorpus().bills?.bill({ session: "2093-2094", number: "hb1" } as never)?.text ?? "";
  const printed = body
    .replace(/<\/?(?:del|ins)>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
  expect(texts[1]?.replace(/\s/g, "")).toBe(printed.replace(/\s/g, ""));
  expect(words(page, "del")).toEqual(["words like these", "lamps", "carry"]);
  expect(words(page, "ins")).toEqual(["words like these", "lights <b>bold</b>", "hang", "SECTION 2."]);
  expect(strayElements(page, "b", "em", "i")).toEqual([]);
});

test("the sections of a text are links to themselves, the first of each number", async () => {
  const ids = attributes(await read(HB1), "id").filter((id) => id.startsWith("section-"));
  expect(ids).toEqual(["section-1", "section-2"]);
});

test("the other two readings are linked where something is struck or added", async () => {
  const readings = attributes(await read(HB1), "href").filter((href) => href.includes("reading="));
  expect(readings).toEqual([`${HB1}/text?reading=text_as_amended`, `${HB1}/text?reading=text_before_amendment`]);
  const plain = await read("/bills/2093-2094/sb1");
  expect(attributes(plain, "href").filter((href) => href.includes("reading="))).toEqual([]);
  expect(wordsOfClass(plain, "legend")).toEqual([
    "The source of this text does not mark what is struck and what is added.",
  ]);
});

test.each([
  [
    "/bills/2093-2094/hb2",
    "No text here. The source lists texts of this bill, but none has been given to this service. The newest print that is listed: Introduced",
    "https://assembly.example/hb2.pdf",
  ],
  ["/bills/2093-2094/sr3", "No text here. The source lists no text of this bill.", null],
])("%s, which has no text, says why and where it is", async (address, banner, place) => {
  const page = await read(address);
  expect(wordsOfClass(page, "banner")).toEqual([banner]);
  if (place !== null) expect(attributes(page, "href")).toContain(place);
  expect(headLink(page, "alternate", "text/plain")).toBeUndefined();
});

test("what the service wrote stands apart under its label, and in Spanish at an address of its own", async () => {
  const page = await read(HB1);
  expect(wordsOfClass(page, "service")).toEqual([
    `Written by this service, not part of the source Summary It hangs lanterns ${SCRIPT}. Topics lanterns<i>wells</i> In English, June 1, 2093, by made-up-1. Leer esto en español`,
  ]);
  const spanish = await read(`${HB1}?lang=es`);
  expect(wordsOfClass(spanish, "service")[0]).toContain("Summary Cuelga faroles <b>hoy</b>. Topics");
  expect(wordsOfClass(spanish, "service")[0]).toContain("In Spanish, June 1, 2093");
  expect(attributes(spanish, "lang")).toEqual(["en", "es", "en"]);
  expect(attributes(page, "lang")).toEqual(["en", "es"]);
  expect(headLink(spanish, "canonical")).toBe(`https://site.example${HB1}`);
  expect(headLink(spanish, "alternate", "text/markdown")).toBe(`https://site.example${HB1}.md?lang=es`);
  expect(headLink(spanish, "alternate", "text/plain")).toBe(`https://site.example${HB1}/text`);
});

test("without Spanish words a bill has one language, and the page asked for in Spanish is the English one", async () => {
  const page = await pageAt("/bills/2093-2094/hb2", wholeCorpus());
  expect(wordsOfClass(readPage(page), "service")[0]).toContain("Only English.");
  expect(attributes(readPage(page), "lang")).toEqual(["en"]);
  const asked = readPage(await pageAt("/bills/2093-2094/hb2?lang=es", wholeCorpus()));
  expect(wordsOfClass(asked, "service")).toEqual(wordsOfClass(readPage(page), "service"));
});

test("a bill says how to cite it, its sources, its license, and leads to its neighbors", async () => {
  const page = await read("/bills/2093-2094/hb2");
  expect(wordsOfClass(page, "cite-as")).toEqual(["HB 2, 2093-2094 Session <of> Lanterns"]);
  expect(wordsOfClass(page, "facts")[0]).toContain("License CC0 1.0. Made up by <nobody>.");
  expect(wordsOfClass(page, "neighbours")).toEqual(["Previous HB 1 Next SB 1"]);
  expect(wordsOfClass(await read(HB1), "facts")[0]).toMatch(
    /Committee Senate Wells & Springs Subjects Lanterns; Wells Official source assembly.example Record this was made from list.example/,
  );
});

test.each([
  "/bills/2093",
  "/bills/constructor",
  "/bills/2099-2100",
  "/bills/2093-2094/HB1",
  "/bills/2093-2094/hb77",
  "/bills/2093-2094/constructor",
])("%s is the page for what is not there", async (address) => {
  const { status, html } = await (await siteApp()).render(address, wholeCorpus());
  expect(status).toBe(404);
  expect(words(readPage(html), "h1")).toEqual(["No such page"]);
});

test("a release of bills alone has no page of the Code or of opinions, and leads to none", async () => {
  const { bills, opinions } = { bills: { sessions: [], bills: [] }, opinions: { opinions: [] } };
  const corpus = { ...openDocuments(bills, opinions), opinions: null };
  const alone = {
    ...corpus,
    collections: () => corpus.collections().filter(({ collection }) => collection === "bills"),
  };
  expect([...sitePages(alone)].map(({ path }) => path)).toEqual([
    "/404",
    "/",
    "/search",
    "/docs",
    ...DOCS_PART_NAMES.map((part) => `/docs/${part}`),
    "/bills",
  ]);
  for (const address of ["/", "/bills", "/404"]) {
    const { html } = await (await siteApp()).render(address, alone);
    expect(attributes(readPage(html), "href").filter((href) => /^\/(?:code|opinions|constitution)/.test(href))).toEqual(
      [],
    );
  }
  for (const address of ["/code", "/opinions"]) {
    expect((await (await siteApp()).render(address, alone)).status).toBe(404);
  }
});
