import { expect, test } from "vitest";
import { decisionDate } from "../../src/import/caselaw/decision-date.ts";
import { syllabusOf } from "../../src/import/caselaw/head-matter.ts";
import { citationsOf } from "../../src/import/courtlistener/citations.ts";
import { findRecords, idOf } from "../../src/import/courtlistener/find-records.ts";
import { kindOf, opinionPart } from "../../src/import/courtlistener/opinion-part.ts";
import { judgesOf } from "../../src/import/courtlistener/people.ts";
import { OPINION_TYPES, RECORD_FIELDS, TEXT_FIELDS } from "../../src/import/courtlistener/record-fields.ts";
import { courtIdOf } from "../../src/import/opinions/court-names.ts";
import { pageCites } from "../../src/import/opinions/page-cites.ts";
import { isSameText } from "../../src/import/opinions/same-text.ts";
import { addressOf, dayOf, wordsOf } from "../../src/import/opinions/words-of.ts";
import { OPINION_KINDS } from "../../src/model/stored-opinion.ts";

test.each([
  ["Supreme Court of Georgia", "ga"],
  ["Georgia Supreme Court", "ga"],
  ["Court of Appeals of Georgia", "gactapp"],
  ["Georgia Court of Appeals", "gactapp"],
  ["Supreme Court of Alaska", "alaska"],
  ["Supreme Court of the United States", "scotus"],
  ["United States Court of Appeals, First Circuit.", "ca1"],
  ["United States Court of Appeals for the Federal Circuit", "cafc"],
  ["United States Court of Appeals for the District of Columbia Circuit", "cadc"],
  ["New York Court of Appeals", null],
  ["Court of Appeals of Maryland", null],
  ["Alaska District Court", null],
])("the court %s is %s", (name, id) => {
  expect(courtIdOf(name)).toBe(id);
});

test.each([
  ["1901-11-23", { date_filed: "1901-11-23", date_precision: "day" }],
  ["1901-11", { date_filed: "1901-11-01", date_precision: "month" }],
  ["1901", { date_filed: "1901-01-01", date_precision: "year" }],
  ["1901-02-30", { date_filed: "1901-02-01", date_precision: "month" }],
  ["1901-13", { date_filed: "1901-01-01", date_precision: "year" }],
  ["", null],
  [1901, null],
])("the decision date %j is read", (written, expected) => {
  expect(decisionDate(written)).toEqual(expected);
});

test.each([
  ["Alder, Birch and Cedar", ["Alder", "Birch", "Cedar"]],
  ["Ann Alder", ["Ann Alder"]],
  ["Alder, Chief Justice, and Birch and Cedar, Justices", ["Alder, Chief Justice, and Birch and Cedar, Justices"]],
  ["ALDER, P.J.", ["ALDER, P.J."]],
  ["Per Curiam", ["Per Curiam"]],
  ["", []],
])("the judges %j are %j", (judges, expected) => {
  expect(judgesOf({ judges })).toEqual(expected);
});

test("a panel of people stands in for judges without words, and addresses of people tell no name", () => {
  expect(
    judgesOf({ judges: "", panel: [{ name_first: "Ann", name_last: "Alder" }, "https://x.example/people/3/"] }),
  ).toEqual(["Ann Alder"]);
});

test("citations of both versions are read once each, official reports first, and what is none is given back", () => {
  const { citations, unread } = citationsOf({
    citations: [
      { volume: 861, reporter: "S.E.2d", page: "99", type: 3 },
      { volume: 312, reporter: "Ga.", page: "456", type: 2 },
    ],
    state_cite_one: "312 Ga. 456",
    neutral_cite: "2012 Ohio 4855",
    lexis_cite: "pending",
  });
  expect(citations.map(({ cite }) => cite)).toEqual(["312 Ga. 456", "861 S.E.2d 99", "2012 Ohio 4855"]);
  expect(unread).toEqual(["pending"]);
});

test("ids are read from numbers, names, addresses and the records themselves", () => {
  expect(
    [7, "7", "https://x.example/clusters/7/", { id: 7 }, { resource_uri: "/api/clusters/7/" }, null, -1, {}].map(idOf),
  ).toEqual(["7", "7", "7", "7", "7", null, null, null]);
});

test("records are found by what they hold, alone, in pages and inside each other", () => {
  const opinion = { id: 3, cluster: "/clusters/1/", type: "020lead" };
  const cluster = { id: 1, docket: { id: 2, court: "/courts/ga/", docket_number: "S1" }, sub_opinions: [opinion] };
  const found = [...findRecords({ results: [cluster, { id: "ga", full_name: "x", jurisdiction: "S" }, { id: 9 }] })];
  expect(found.map(({ kind, id }) => `${kind} ${id}`)).toEqual(["cluster 1", "docket 2", "opinion 3", "court ga"]);
});

test("every type of opinion in the table is a kind of the model, and any other is unknown", () => {
  for (const kind of Object.values(OPINION_TYPES)) expect(OPINION_KINDS).toContain(kind);
  expect([kindOf("040dissent"), kindOf("constructor"), kindOf(null)]).toEqual(["dissent", "unknown", "unknown"]);
});

test("no field is both read and left aside, and text fields are read", () => {
  for (const { read, aside } of Object.values(RECORD_FIELDS))
    expect(read.filter((field) => aside.includes(field))).toEqual([]);
  expect(TEXT_FIELDS.filter(({ name }) => !RECORD_FIELDS.opinion.read.includes(name))).toEqual([]);
});

test("the syllabus is what no other field tells", () => {
  const head =
    "FERN v. MOSS.\n(Savannah.\nNovember 23, 1901.)\nNo. 95.\nJune Term, 1901\nA fern may grow.\nA. Fern, for plaintiff.";
  expect(syllabusOf(head, { names: ["Fern v. Moss", "A. Fern, for plaintiff."], docket: "No. 95" })).toBe(
    "June Term, 1901\n\nA fern may grow.",
  );
  expect(syllabusOf(null, { names: [], docket: "" })).toBeNull();
});

const TEXT =
  "The willow bends over the slow river, and the heron waits in the reeds until the evening of May 14 comes down on both.";
test.each([
  ["spelling of a scan", TEXT.replace("waits", "vvaits").replace("until", "nntil"), true],
  ["white space", TEXT.replaceAll(" ", "\n\n").replace("evening", "eve ning"), true],
  ["case and marks", TEXT.toUpperCase().replaceAll(",", ""), true],
  ["a word more", TEXT.replace("bends", "never bends"), false],
  ["a word less", TEXT.replace("slow ", ""), false],
  ["another word", TEXT.replace("waits", "sleeps"), false],
  ["another number", TEXT.replace("14", "15"), false],
  ["a sentence more", `${TEXT} Judgment affirmed.`, false],
])("two texts that differ in %s are the same: %s", (_, other, same) => {
  expect(isSameText(TEXT, other)).toBe(same);
  expect(isSameText(other, TEXT)).toBe(same);
});

test("the volume of page numbers is that of the one citation that begins shortly before them", () => {
  const cite = (volume: string, reporter: string, page: string) => ({
    volume,
    reporter,
    page,
    cite: `${volume} ${reporter} ${page}`,
  });
  const citations = [cite("312", "Ga.", "456"), cite("861", "S.E.2d", "99")];
  const cited = (page: string, series = "1") => pageCites([{ page, at: 0, series }], citations)[0]?.cite;
  expect([cited("457"), cited("100"), cited("700"), cited("457", "typed")]).toEqual([
    "312 Ga.",
    "861 S.E.2d",
    null,
    null,
  ]);
  expect(
    pageCites([{ page: "5", at: 0, series: "1" }], [cite("1", "A.", "4"), cite("2", "B.", "3")])[0]?.cite,
  ).toBeNull();
});

test("fields give words without tags, days that exist and absolute addresses", () => {
  expect(wordsOf("<p>A. Fern,\n for <i>plaintiff</i> &amp; others .</p>")).toBe("A. Fern, for plaintiff & others.");
  expect([wordsOf(""), wordsOf(" \n"), wordsOf(null), wordsOf(7)]).toEqual([null, null, null, "7"]);
  expect([dayOf("2021-02-03T04:05:06Z"), dayOf("2021-02-30"), dayOf(null)]).toEqual(["2021-02-03", null, null]);
  expect([addressOf("http://a.example/b c.pdf"), addressOf("/x"), addressOf("ftp://a.example")]).toEqual([
    "http://a.example/b%20c.pdf",
    null,
    null,
  ]);
});

test("the text is that of the first field with words, unless that was cut short", () => {
  const read = (fields: Record<string, string>) => opinionPart({ id: 1, ...fields }).text_field;
  expect(read({ html_with_citations: " ", html_lawbox: "<p></p>", plain_text: "Words." })).toBe("plain_text");
  expect(read({ html_with_citations: "<pre>The willow bends.</pre>", plain_text: "The willow bends." })).toBe(
    "html_with_citations",
  );
  expect(read({ html_with_citations: "<pre>... bends ...</pre>", plain_text: TEXT })).toBe("plain_text");
  expect(read({})).toBeNull();
});
