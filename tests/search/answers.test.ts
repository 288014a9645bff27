import { afterAll, describe, expect, test } from "vitest";
import { searchResponse } from "../../src/model/search-records.ts";
import { inBills, inCode, inOpinions, specimenIndex } from "./specimen-index.ts";

const { index, close } = specimenIndex();
afterAll(close);
const ids = (request: Parameters<typeof index.search>[0]) => index.search(request).hits.map(({ id }) => id);

describe("what is found", () => {
  test("versions that are not in force only where the status says so", () => {
    expect(ids(inCode("certificate of silence"))).not.toContain("90-1A-5");
    expect(ids(inCode("certificate of silence", { status: "all" }))[0]).toBe("90-1A-5");
    expect(ids(inCode("tally stick"))).not.toContain("90-1-41");
    expect(ids(inCode("tally stick", { status: "repealed" }))).toEqual(["90-1-41"]);
  });

  test("each section once, in the version that matched, which the hit names", () => {
    const { hits } = index.search(inCode("winding days", { status: "all" }));
    expect(hits.filter(({ id }) => id === "91-1-4").length).toBe(1);
    expect(hits[0]?.version).toMatch(/^\d{4}-|^until-|^r\d|^specimen/);
  });

  test("the constitutions only with their scheme", () => {
    expect(ids(inCode("quiet hours fog"))).not.toContain("ga-const:art-xxi-sec-i-para-viii-a");
    expect(ids(inCode("quiet hours fog", { scheme: "ga" }))[0]).toBe("ga-const:art-xxi-sec-i-para-viii-a");
    expect(ids(inCode("whistling", { scheme: "us" }))).toEqual(["us-const:amend-lxv"]);
  });

  test("only headings with in=headings", () => {
    expect(ids(inCode("goat"))).toContain("90-1-20");
    expect(ids(inCode("goat", { headings: true }))).not.toContain("90-1-20");
    expect(ids(inBills("quiet hours", { headings: true }))).toEqual(["2025-2026/hb9002"]);
    expect(ids(inOpinions("attorney discipline", { headings: true }))[0]).toBe("S25Y9006/990000106");
  });

  test("printed notes are not searched", () => {
    expect(ids(inCode("bells cast before 1900", { status: "all" }))[0]).toBe("91-2-4");
  });
});

describe("what the words name", () => {
  test("a citation with its subsection, in whatever form, and whether it is all of the query", () => {
    expect(index.search(inCode("O.C.G.A. § 90-1-4(a)")).direct).toMatchObject({
      kind: "section",
      id: "90-1-4",
      subsection: "a",
      whole: true,
    });
    expect(index.search(inCode("fruit under 90-1-4")).direct).toMatchObject({
      id: "90-1-4",
      whole: false,
      read: "90-1-4",
    });
    expect(index.search(inCode("99-9-9")).direct).toBeNull();
  });

  test("a provision of a constitution, whatever the scheme", () => {
    expect(index.search(inCode("Ga. Const. art. XX, § I, ¶ I")).direct).toMatchObject({ kind: "provision" });
  });

  test("an act by its short title, without the words that people leave out", () => {
    expect(index.search(inCode("the public orchards act")).direct).toMatchObject({ kind: "act", id: "90-1-1" });
  });

  test("a bill in the session that is filtered by, and upstream's id", () => {
    expect(index.search(inBills("HB 9002", { session: "2023-2024" })).direct?.id).toBe("2023-2024/hb9002");
    const { direct, hits } = index.search(inBills("HB 9002", { session: "2021-special-1" }));
    expect(direct?.id).toBe("2025-2026/hb9002");
    expect(hits.map(({ id }) => id)).not.toContain("2025-2026/hb9002");
  });

  test("an opinion by docket or citation", () => {
    expect(index.search(inOpinions("No. s25a9001.")).direct?.id).toBe("S25A9001/990000101");
    expect(index.search(inOpinions("as held in S25A9001 on carts")).direct).toMatchObject({
      read: "S25A9001",
      whole: false,
    });
  });
});

describe("what is said beside the hits", () => {
  test("only stopwords find nothing and are told", () => {
    const answer = index.search(inCode("of the and"));
    expect(answer).toMatchObject({ hits: [], terms: [], dropped: ["of", "the", "and"], total_all: 0 });
    expect(answer.note).toContain("of, the, and");
  });

  test("words that are none find nothing and are told", () => {
    expect(index.search(inCode("😀 —")).note).toBe("There is no word in the query.");
  });

  test("a misspelled word gets the nearest spelling, of the index's own words", () => {
    expect(index.search(inCode("orchrd ladder")).suggestions).toContain("orchard ladder");
    expect(index.search(inCode("zzyzxq")).suggestions).toEqual([]);
    expect(index.search(inCode("orchard")).suggestions).toEqual([]);
  });

  test("the filter that leaves nothing is named", () => {
    expect(index.search(inCode("pomace", { title: 91 })).emptied_by).toBe("title");
    const two = inCode("tally stick peck", { title: 91, chapter: "9", status: "repealed" });
    expect(index.search(two).emptied_by).toBe("title, chapter");
    expect(index.search(inCode("goat", { headings: true })).emptied_by).toBe("in");
    expect(index.search(inBills("kites", { chamber: "S", session: "2023-2024" })).emptied_by).not.toBeNull();
    expect(index.search(inCode("zzyzxq", { title: 91 })).emptied_by).toBeNull();
  });

  test("words of the law for words of people are told", () => {
    expect(index.search(inCode("jail")).also).toEqual([]);
    expect(index.search(inCode("license for a ferry")).also).toEqual([{ term: "license", also: ["permit"] }]);
  });

  test("an answer is what its schema says", () => {
    for (const request of [inCode("bell"), inBills("HB 9001 tolls"), inOpinions("ferry"), inCode("\0")])
      expect(searchResponse.parse(index.search(request))).toEqual(index.search(request));
  });
});

describe("snippets", () => {
  test("show the best passage, marked, on one line, cut between words", () => {
    const [hit] = index.search(inCode("ladders in the order lend")).hits;
    expect(hit?.id).toBe("90-2-2");
    const marked = hit?.matches.map(([from, to]) => hit.snippet.slice(from, to).toLowerCase());
    expect(marked).toEqual(expect.arrayContaining(["ladders", "lend", "order"]));
    expect(hit?.snippet).not.toMatch(/\n/);
    expect(hit?.snippet.length).toBeLessThan(300);
  });

  test("are escaped for HTML and for Markdown", () => {
    const [hit] = index.search(inCode("board of fares signs marks posts", { scheme: "ga" })).hits;
    expect(hit?.snippet_html).toContain("&lt;b&gt;");
    expect(hit?.snippet_html).not.toContain("<b>");
    expect(hit?.snippet_markdown).toContain("\\<b\\>");
  });

  test("of a bill are plain words, without the marks of its amendments", () => {
    for (const { snippet } of index.search(inBills("orchard")).hits) expect(snippet).not.toMatch(/<\/?(?:ins|del)>/);
  });
});

describe("the short titles of acts", () => {
  test("are all there, alphabetically, each with the section that states it", () => {
    const { items, total } = index.acts({ q: null, limit: null });
    expect(total).toBe(items.length);
    expect(items.map(({ short_title }) => short_title)).toEqual(items.map(({ short_title }) => short_title).toSorted());
    expect(items).toContainEqual(expect.objectContaining({ short_title: "Public Orchards Act", citation: "90-1-1" }));
  });

  test("are narrowed by words, the last one perhaps unfinished, and by a limit", () => {
    expect(index.acts({ q: "ferr", limit: 25 }).items.map(({ citation }) => citation)).toEqual(["95-1-1"]);
    expect(index.acts({ q: "act", limit: 2 })).toMatchObject({ limit: 2, items: { length: 2 } });
    expect(index.acts({ q: "zzyzxq", limit: 2 }).total).toBe(0);
  });
});
