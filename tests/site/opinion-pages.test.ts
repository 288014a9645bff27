import { expect, test } from "vitest";
import { sitePages } from "../../src/publish/site-pages.ts";
import { madeUpOpinion } from "../support/made-up-opinion.ts";
import { FAKE_TEXT } from "./fake-opinions.ts";
import { attributes, elements, headLink, readPage, strayElements, words, wordsOfClass } from "./read-page.ts";
import { pageAt, siteApp } from "./site-app.ts";
import { openDocuments, wholeCorpus } from "./whole-corpus.ts";

const WICK = "/opinions/S93A0001/77";
const SCRIPT = `<script>alert("opinion")</script>`;
const read = async (address: string) => readPage(await pageAt(address, wholeCorpus()));

test("the opinions' page lists years and courts with counts, and what is covered", async () => {
  const page = await read("/opinions");
  expect(wordsOfClass(page, "years")).toEqual(["2094 1 opinion 2093 2 opinions 1903 3 opinions"]);
  expect(wordsOfClass(page, "papers")).toEqual([
    "Supreme Court of the Specimen, 5 opinionsCourt of Specimen Appeals, 1 opinion",
  ]);
  const coverage = wordsOfClass(page, "coverage")[0];
  for (const part of ["Made-up opinions.", "Without a docket number 1 opinion", "Last filed February 1, 2094"]) {
    expect(coverage).toContain(part);
  }
});

test("a year lists its opinions in the order of filing, by month, with days as near as they are known", async () => {
  const page = await read("/opinions/year-1903");
  expect(words(page, "h2")).toEqual(["1903, on a day not known", "January 1903", "February 1903"]);
  expect(wordsOfClass(page, "number")).toEqual(["CLUSTER-11", "27629", "27630"]);
  expect(words(page, "time")).toEqual(["1903", "January 1, 1903", "February 1903"]);
  expect(attributes(page, "datetime")).toEqual(["1903", "1903-01-01", "1903-02"]);
  const later = await read("/opinions/year-2093");
  expect(wordsOfClass(later, "filters")).toEqual(["All 2 Direct appeal 1 Granted certiorari 1"]);
  expect(wordsOfClass(later, "opinions")[0]).toBe(
    `S93A0001 Wick <em>v.</em> Tallow ${SCRIPT} May 6, 2093, with S93X0002, 999 Ga. 456, Published`,
  );
});

test("one case type of a year is a page of its own", async () => {
  const page = await read("/opinions/year-2093?case_type=granted-certiorari");
  expect(wordsOfClass(page, "number")).toEqual(["S93G0005"]);
  expect(words(page, "title")).toEqual(["Opinions filed in 2093: Granted certiorari – Public Documents"]);
  expect(headLink(page, "canonical")).toBe("https://site.example/opinions/year-2093?case_type=granted-certiorari");
});

test("a year of more opinions than a page shows is cut into parts, which lead to each other", async () => {
  const opinions = Array.from({ length: 401 }, (_, at) =>
    madeUpOpinion(String(at + 1), { dockets: [`S93A${String(at).padStart(4, "0")}`], date_filed: "2093-01-01" }),
  );
  const corpus = openDocuments({ sessions: [], bills: [] }, { opinions });
  const paths = [...sitePages(corpus)]
    .map(({ path }) => path)
    .filter((path) => path.startsWith("/opinions/year-2093?"));
  expect(paths).toEqual(
    ["?start=400", "?case_type=direct-appeal", "?case_type=direct-appeal&start=400"].map(
      (query) => `/opinions/year-2093${query}`,
    ),
  );
  const first = readPage(await pageAt("/opinions/year-2093", corpus));
  expect(wordsOfClass(first, "windows")).toEqual(["1 to 400 401"]);
  expect(wordsOfClass(first, "number")).toHaveLength(400);
  const second = readPage(await pageAt(headLink(first, "next") ?? "?", corpus));
  expect(wordsOfClass(second, "number")).toEqual(["S93A0400"]);
  expect(headLink(second, "prev")).toBe("/opinions/year-2093");
});

test("an opinion says of what case it is, by which court, and what the source records of it", async () => {
  const page = await read(WICK);
  expect(words(page, "h1")).toEqual([`S93A0001, S93X0002 Wick <em>v.</em> Tallow ${SCRIPT}`]);
  expect(wordsOfClass(page, "summary")).toEqual([
    "Supreme Court of the Specimen Filed May 6, 2093 999 Ga. 456 Published Direct appeal",
  ]);
  expect(wordsOfClass(page, "breadcrumb")).toEqual(["Opinions2093 S93A0001"]);
  const facts = wordsOfClass(page, "facts")[0];
  for (const part of [
    "S93A0001, S93X0002 <joined>",
    "Full name Ada WICK v. Bo TALLOW",
    "Argued January 2, 2093",
    "Judges Wick, Tallow",
    "Disposition Affirmed.",
    "Official source court.example",
  ]) {
    expect(facts).toContain(part);
  }
  expect(words(page, "h2")).toEqual(expect.arrayContaining(["Syllabus", "Posture", "Attorneys"]));
  expect(words(page, "h2")).not.toContain("Procedural history");
  expect(wordsOfClass(page, "papers").at(-1)).toBe(
    "Made <b>up</b>, cluster 77, as of July 1, 2093Made up, docket 5Cluster 78, which holds this same opinion",
  );
});

test("each opinion of a decision has its heading, and no word of the text is lost or added but page numbers", async () => {
  const page = await read(WICK);
  expect(wordsOfClass(page, "sub-opinion").map((text) => text.slice(0, 30))).toEqual([
    "Lead opinion, by Wick Joined b",
    "Dissent, by Tallow <b> TALLOW,",
  ]);
  expect(wordsOfClass(page, "sub-opinion")[0]).toContain("The source read this text from a picture");
  const shown = wordsOfClass(page, "law").join(" ").replace(/\s/g, "");
  const numbers = wordsOfClass(page, "page");
  const bare = numbers.reduce((text, number) => text.replace(number.replace(/\s/g, ""), ""), shown);
  expect(bare).toBe(FAKE_TEXT.replace(/\s/g, ""));
  expect(strayElements(page, "b", "em", "i")).toEqual([]);
});

test("printed pages are marked where they begin, each a link to itself, and the page says what the marks are", async () => {
  const page = await read(WICK);
  expect(wordsOfClass(page, "page")).toEqual(["[999 Ga. *456]", "[998 S.E.9d *12]", "[999 Ga. *457]"]);
  expect(attributes(page, "id")).toEqual(
    expect.arrayContaining(["page-999-ga-456", "page-998-s-e-9d-12", "page-999-ga-457"]),
  );
  expect(wordsOfClass(page, "page-note")).toEqual([
    "A number such as [999 Ga. *456] is where a printed page begins; it is not part of the text.",
  ]);
});

test("footnotes and their marks lead to each other, each opinion's to its own, and other brackets stay words", async () => {
  const page = await read(WICK);
  const links = elements(page, "a");
  const marks = links.filter(({ attribs }) => attribs["role"] === "doc-noteref");
  expect(marks.map(({ attribs }) => attribs["href"])).toEqual([
    "#opinion-1-note-1",
    "#opinion-1-note-2",
    "#opinion-1-note-1",
    "#opinion-2-note-1",
  ]);
  expect(wordsOfClass(page, "note-label")).toEqual(["[1]", "[2]", "[1]"]);
  const backs = links.filter(({ attribs }) => attribs["role"] === "doc-backlink");
  expect(backs.map(({ attribs }) => attribs["href"])).toEqual([
    "#opinion-1-note-1-reference",
    "#opinion-1-note-2-reference",
    "#opinion-2-note-1-reference",
  ]);
  expect(wordsOfClass(page, "footnotes")).toEqual([
    "[1] The lantern was lit.It was also warm.[2] <b>Tallow</b> burns.",
    "[1] See the well.",
  ]);
});

test("what the service wrote stands apart, and its quotations lead to where they stand in the text", async () => {
  const page = await read(WICK);
  expect(wordsOfClass(page, "service")[0]).toMatch(
    /^Written by this service, not part of the source Summary Lanterns are not wells <b>at all<\/b>\. Reasoning Light is not water\. Quotations, checked against the text A lantern is not a well\. Where it stands in the text Legal areas/,
  );
  const at = attributes(page, "href")
    .find((href) => href.startsWith("#at-"))
    ?.slice(1);
  const paragraph = elements(page, "p").find(({ attribs }) => attribs["id"] === at);
  expect(paragraph).toBeDefined();
  const spanish = await read(`${WICK}?lang=es`);
  expect(wordsOfClass(spanish, "service")[0]).toContain("Los faroles no son pozos. Reasoning La luz no es agua.");
  expect(wordsOfClass(spanish, "law")).toEqual(wordsOfClass(page, "law"));
  expect(headLink(spanish, "canonical")).toBe(`https://site.example${WICK}`);
});

test("opinions under one docket name each other, and which one leads", async () => {
  const [lead, other] = [await read("/opinions/S93G0005/81"), await read("/opinions/S93G0005/80")];
  expect(wordsOfClass(lead, "banner")).toEqual([
    "2 opinions stand under S93G0005. This one leads: the docket number alone leads here. Roe v. Doe June 1, 2093, Withdrawn",
  ]);
  expect(wordsOfClass(other, "banner")).toEqual([
    "2 opinions stand under S93G0005. Another one leads: the docket number alone leads there. Roe v. Doe February 1, 2094, leads",
  ]);
  expect(wordsOfClass(lead, "neighbours")).toEqual(["Previous S93G0005, 80"]);
});

test("an opinion without a text says so and where it may be read, and has no plain text", async () => {
  const page = await read("/opinions/CLUSTER-11/11");
  expect(wordsOfClass(page, "banner")).toEqual(["No text here. The source holds no text of this opinion."]);
  expect(wordsOfClass(page, "facts")[0]).toContain("Docket The source names none.");
  expect(wordsOfClass(page, "summary")).toEqual(["Court of Specimen Appeals Filed 1903"]);
  expect(headLink(page, "alternate", "text/plain")).toBeUndefined();
});

test.each([
  "/opinions/S93A0001",
  "/opinions/s93a0001/77",
  "/opinions/S93A0001/78",
  "/opinions/S93A0001/constructor",
  "/opinions/year-1904",
  "/opinions/year-02093",
  "/opinions/year-2093?case_type=constructor",
  "/opinions/year-2093?start=200",
])("%s is the page for what is not there", async (address) => {
  const { status, html } = await (await siteApp()).render(address, wholeCorpus());
  expect(status).toBe(404);
  expect(words(readPage(html), "h1")).toEqual(["No such page"]);
});
