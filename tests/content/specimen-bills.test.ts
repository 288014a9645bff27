import { describe, expect, it, test } from "vitest";
import { BILL_KINDS } from "../../src/identifiers/bills/bill-number.ts";
import {
  BILL_TYPES,
  MEMBER_VOTES,
  SPONSOR_KINDS,
  type StoredBill,
  storedBill,
  storedBillFields,
  storedSessions,
  TEXT_STATUSES,
} from "../../src/model/stored-bill.ts";
import { storedCorpus } from "../../src/model/stored-corpus.ts";
import { joinFrontmatter } from "../../src/store/frontmatter.ts";
import {
  listDocuments,
  missingSections,
  readDocument,
  readJson,
  sourceHash,
  strangeAddresses,
} from "./specimen-files.ts";

const { sessions } = storedSessions.parse(readJson("bills/sessions.json"));
const read = listDocuments("bills").map((path) => readDocument(path, storedBill));
const bills = read.flatMap(({ result }) => (result.success ? [result.data] : []));
const billOf = (id: string): StoredBill | undefined =>
  bills.find(({ session, number }) => `${session}/${number}` === id);
const idsOf = (session: string): string[] =>
  bills.filter((bill) => bill.session === session).map((bill) => bill.number);
const sessionsWith = (number: string): string[] =>
  bills.filter((bill) => bill.number === number).map((bill) => bill.session);
const serial = (number: string): number => Number(/\d+/.exec(number)?.[0]);

/** A paragraph as the stored text allows it: words with escapes, and marks around such words, neither nested nor empty. */
const PARAGRAPH = /^(?:[^<>&\n]|&(?:lt|gt|amp);|<(?<mark>del|ins)>(?:[^<>&\n]|&(?:lt|gt|amp);)+<\/(?:del|ins)>)+$/;
const PAIRS = /<(?<open>del|ins)>[^<]*<\/(?<close>del|ins)>/g;
const paragraphs = ({ text }: StoredBill): string[] => (text === "" ? [] : text.split("\n\n"));
const marked = ({ text }: StoredBill): boolean => /<(?:del|ins)>/.test(text);

describe("the specimen of bills", () => {
  it("says in corpus.json that it is a specimen and that no bill was ever introduced", () => {
    const corpus = storedCorpus.parse(readJson("corpus.json"));
    expect(corpus.bills).toMatchObject({ release_label: "specimen", specimen: true, license: corpus.code?.license });
    expect(corpus.bills?.coverage).toMatch(/specimen.*none was ever introduced/i);
  });

  it("has only valid files, named after session and number, with every field in the schema's order", () => {
    const order = Object.keys(storedBillFields.shape);
    for (const { path, raw, fields, body, result } of read) {
      expect(result.error?.issues ?? [], path).toEqual([]);
      expect(Object.keys(fields), path).toEqual(order);
      expect(path).toBe(`bills/${result.data?.session}/${result.data?.number}.md`);
      expect(joinFrontmatter(fields, body), path).toBe(raw);
    }
    expect(bills.length).toBeGreaterThanOrEqual(20);
  });

  it("has four sessions with a number each, and bills in every one", () => {
    expect(sessions.map(({ slug, special }) => [slug, special])).toEqual([
      ["2021-special-1", 1],
      ["2023-2024", null],
      ["2023-special-1", 1],
      ["2025-2026", null],
    ]);
    expect(new Set(sessions.map(({ session_id }) => session_id)).size).toBe(sessions.length);
    for (const { slug } of sessions) expect(idsOf(slug).length, slug).toBeGreaterThan(0);
    expect(new Set(bills.map(({ session }) => session))).toEqual(new Set(sessions.map(({ slug }) => slug)));
  });

  it("uses numbers and ids that no bill, member or session has", () => {
    for (const { session_id } of sessions) expect(session_id).toBeGreaterThanOrEqual(990_000);
    for (const bill of bills) {
      expect(serial(bill.number), bill.number).toBeGreaterThanOrEqual(9001);
      const ids = [bill.bill_id, ...bill.related.map((one) => one.bill_id), ...bill.texts.map((one) => one.doc_id)];
      for (const id of ids) expect(id, bill.number).toBeGreaterThanOrEqual(98_000_000);
      for (const { people_id } of bill.sponsors) expect(people_id ?? 990_000).toBeGreaterThanOrEqual(990_000);
    }
    expect(new Set(bills.map(({ bill_id }) => bill_id)).size).toBe(bills.length);
  });

  it("has no address but that of the specimen, and names no code but the specimen's", () => {
    for (const { path, raw } of read) {
      expect(strangeAddresses(raw), path).toEqual([]);
      expect(raw, path).not.toMatch(/Georgia|O\.?C\.?G\.?A|Official Code/);
      for (const { groups } of raw.matchAll(/\bTitle (?<title>\d+)/g))
        expect(Number(groups?.["title"]), path).toBeGreaterThanOrEqual(90);
    }
  });

  it("refers only to sections of the Code specimen, but for those that a bill would add", () => {
    const missing = new Set(bills.flatMap(({ text }) => missingSections(text)));
    expect(missing).toEqual(new Set(["90-1-43", "93-2-5"]));
  });

  it("marks deletions and additions well: in pairs, inside a paragraph, never nested, signs written out", () => {
    expect(bills.filter(marked).length).toBeGreaterThan(5);
    for (const bill of bills) {
      for (const paragraph of paragraphs(bill)) {
        expect(paragraph, bill.number).toMatch(PARAGRAPH);
        expect(paragraph.trim(), bill.number).toBe(paragraph);
        for (const { groups } of paragraph.matchAll(PAIRS)) expect(groups?.["close"]).toBe(groups?.["open"]);
      }
      if (marked(bill)) expect(bill.text_source?.keeps_marks, bill.number).toBe(true);
    }
  });

  it("says of each written summary which text it was written from", () => {
    for (const { service, text, number } of bills) {
      if (service !== null) expect(service.source_hash, number).toBe(sourceHash(text));
    }
  });

  it("numbers sponsors from 1 and counts the votes of named members", () => {
    for (const { sponsors, votes, number } of bills) {
      expect(sponsors.map(({ order }) => order)).toEqual(sponsors.map((_, index) => index + 1));
      for (const vote of votes) {
        for (const kind of vote.members === null ? [] : MEMBER_VOTES)
          expect(vote.members?.filter((member) => member.vote === kind).length, `${number} ${kind}`).toBe(vote[kind]);
      }
    }
  });

  it("has every kind, type, status, event, sponsor kind, vote, text status and format", () => {
    const seen = <T>(values: (bill: StoredBill) => readonly T[]): Set<T> => new Set(bills.flatMap(values));
    expect(seen(({ number }) => [number.slice(0, 2)])).toEqual(new Set(BILL_KINDS));
    expect(seen(({ bill_type }) => [bill_type])).toEqual(new Set(BILL_TYPES));
    expect([...seen(({ status }) => [status])].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const events = seen(({ progress }) => progress.map(({ event }) => event));
    expect([...events].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(seen(({ sponsors }) => sponsors.map(({ kind }) => kind))).toEqual(new Set(SPONSOR_KINDS));
    const members = seen(({ votes }) => votes.flatMap((vote) => (vote.members ?? []).map((member) => member.vote)));
    expect(members).toEqual(new Set(MEMBER_VOTES));
    expect(seen(({ text_status }) => [text_status])).toEqual(new Set(TEXT_STATUSES));
    expect(seen(({ text_source }) => (text_source ? [text_source.format] : []))).toEqual(
      new Set(["rtf", "html", "text"]),
    );
    expect(seen(({ current_chamber }) => [current_chamber])).toEqual(new Set(["H", "S", "J", null]));
  });
});

type Edge = [edge: string, id: string, holds: (bill: StoredBill) => boolean];

const has =
  (pattern: RegExp) =>
  ({ text }: StoredBill): boolean =>
    pattern.test(text);
const acts =
  (pattern: RegExp) =>
  ({ history }: StoredBill): boolean =>
    history.some(({ action, chamber }) => pattern.test(action) && chamber === null);
const dates = (rows: readonly { date: string | null }[]): string[] => rows.flatMap(({ date }) => date ?? []);

/** Each edge with a bill that has it: whoever removes one learns here what it was for. */
const EDGES: Edge[] = [
  // Numbers and sessions
  [
    "a number that two regular and two special sessions have",
    "2025-2026/hb9001",
    ({ number }) => sessionsWith(number).length === 4,
  ],
  [
    "a bill of a special session in a year that a regular one has too",
    "2023-special-1/hb9001",
    ({ session }) => session.startsWith("2023") && idsOf("2023-2024").length > 0,
  ],
  ["a number with ex", "2021-special-1/hb9002ex", ({ number }) => sessionsWith(number).length === 1],
  ["a number of the other chamber with ex", "2021-special-1/sb9001ex", ({ chamber }) => chamber === "S"],
  [
    "a gap in the numbers, of which an older session has one",
    "2023-2024/hb9004",
    () =>
      ["hb9003", "hb9005"].every((one) => idsOf("2025-2026").includes(one)) && !idsOf("2025-2026").includes("hb9004"),
  ],
  [
    "a number of five digits, which the alphabet puts first",
    "2025-2026/hb10001",
    ({ number }) => idsOf("2025-2026").toSorted()[0] === number,
  ],
  ["the same title in two sessions", "2023-2024/hb9002", ({ title }) => title === billOf("2025-2026/hb9002")?.title],
  // Titles
  ["a title without semicolon", "2025-2026/sb9002", ({ title }) => !title.includes(";")],
  ["a very long title", "2025-2026/sb9004", ({ title }) => title.length > 500],
  ["a title with accents", "2025-2026/hr9001", ({ title }) => /ñ.*Î/.test(title)],
  ["a title with signs of Markdown and HTML", "2025-2026/hb9006", ({ title }) => /\*, _, \[x\], <b> & \|/.test(title)],
  ["a caption subject that is a name in JavaScript", "2023-2024/sb9010", ({ title }) => /^constructor;/.test(title)],
  ["subjects that are names in JavaScript", "2025-2026/hb9006", ({ subjects }) => subjects.includes("__proto__")],
  ["no description", "2025-2026/hb9006", ({ description }) => description === null],
  // Status and dates
  [
    "a status date unlike that of the last progress",
    "2025-2026/sb9001",
    ({ status_date, progress }) => status_date !== progress.at(-1)?.date,
  ],
  [
    "nothing but a number and a title",
    "2025-2026/hb10001",
    (b) => b.status === 0 && b.status_date === null && b.history.length === 0 && b.source_url === null,
  ],
  ["a resolution that both chambers adopted", "2025-2026/hr9002", (b) => b.bill_type === "CR" && b.status === 4],
  ["a joint resolution that failed", "2025-2026/sr9001", (b) => b.bill_type === "JR" && b.status === 6],
  // History
  ["an act number without chamber", "2025-2026/hb9001", acts(/^Act 901$/)],
  ["an act number with a letter", "2021-special-1/hb9001", acts(/^Act 1EX$/)],
  ["a veto number", "2025-2026/hb9002", acts(/^Veto V9$/)],
  ["an effective date", "2025-2026/hb9001", acts(/^Effective Date 2025-07-01$/)],
  ["an effective date years ahead", "2025-2026/sb9001", acts(/^Effective Date 2031-07-01$/)],
  [
    "a history out of the order of its dates",
    "2025-2026/sb9001",
    ({ history }) => dates(history).join() !== dates(history).toSorted().join(),
  ],
  ["an action without a date, of a joint body", "2025-2026/sb9004", ({ history }) => history.at(-1)?.date === null],
  // People and committees
  ["no sponsors", "2025-2026/hb10001", ({ sponsors }) => sponsors.length === 0],
  [
    "a committee among the sponsors",
    "2025-2026/hb9002",
    ({ sponsors }) => sponsors.some((one) => one.committee && one.people_id === null),
  ],
  ["a committee as only sponsor", "2021-special-1/hb9002ex", ({ sponsors }) => sponsors.every((one) => one.committee)],
  ["a sponsor without party", "2025-2026/hb9006", ({ sponsors }) => sponsors.some((one) => one.party === null)],
  ["a sponsor of the other chamber", "2025-2026/hb9001", ({ sponsors }) => sponsors.some((one) => one.role === "Sen")],
  ["a committee that has the bill", "2025-2026/hb9003", ({ committee }) => committee?.committee_id === 99_005],
  ["no committee", "2025-2026/hb9001", ({ committee }) => committee === null],
  [
    "a committee without id and chamber",
    "2025-2026/sb9004",
    ({ committee }) => committee?.committee_id === null && committee.chamber === null,
  ],
  ["a referral without date", "2025-2026/hb9005", ({ referrals }) => referrals.some(({ date }) => date === null)],
  // Votes
  [
    "a vote with members, one of them without name",
    "2025-2026/hb9001",
    ({ votes }) => votes.some(({ members }) => members?.some(({ name }) => name === null)),
  ],
  ["a vote without members", "2025-2026/hb9001", ({ votes }) => votes.some(({ members }) => members === null)],
  ["a tied vote", "2025-2026/hb9010", ({ votes }) => votes.some((one) => one.yea === one.nay && !one.passed)],
  ["a failed vote with members", "2023-2024/hb9001", ({ votes }) => votes.some((one) => !one.passed && one.members)],
  [
    "a vote with more for than against that failed",
    "2025-2026/sr9001",
    ({ votes }) => votes.some((one) => one.yea > one.nay && !one.passed),
  ],
  [
    "a total unlike the sum",
    "2025-2026/hb9005",
    ({ votes }) => votes.some((v) => v.total !== v.yea + v.nay + v.not_voting + v.absent),
  ],
  [
    "a vote without date, chamber and address",
    "2025-2026/hb9010",
    ({ votes }) => votes.some((one) => one.date === null && one.chamber === null && one.url === null),
  ],
  ["a joint vote", "2025-2026/hr9002", ({ votes }) => votes.some(({ chamber }) => chamber === "J")],
  // Papers
  [
    "an amendment adopted and one not",
    "2025-2026/hb9001",
    ({ amendments }) => amendments.some((one) => one.adopted) && amendments.some((one) => !one.adopted),
  ],
  [
    "an amendment without title, date and address",
    "2025-2026/hb9005",
    ({ amendments }) => amendments.some((one) => one.title === null && one.date === null && one.url === null),
  ],
  ["a print without date and media type", "2025-2026/sb9004", ({ texts }) => texts[0]?.date === null && !texts[0].mime],
  ["supplements", "2025-2026/sb9001", ({ supplements }) => supplements.length > 0],
  ["a supplement without title and date", "2025-2026/hb9010", ({ supplements }) => supplements[0]?.title === null],
  ["a calendar", "2025-2026/hb9001", ({ calendar }) => calendar.length === 2 && calendar[1]?.time === null],
  ["a hearing without date", "2025-2026/sb9001", ({ calendar }) => calendar[0]?.date === null],
  [
    "related bills, two of which name each other",
    "2025-2026/hb9001",
    (b) => billOf("2025-2026/sb9001")?.related[0]?.bill_id === b.bill_id && b.related[0]?.number === "SB9001",
  ],
  [
    "a related bill of another session",
    "2023-2024/hb9004",
    ({ related }) => billOf("2025-2026/sb9004")?.bill_id === related[0]?.bill_id,
  ],
  [
    "a related bill that is not here",
    "2025-2026/hb9005",
    ({ related }) => !bills.some(({ bill_id }) => bill_id === related[0]?.bill_id),
  ],
  // Texts
  ["words struck and added next to each other", "2025-2026/hb9001", has(/\S<del>[^<]+<\/del><ins>[^<]+<\/ins>/)],
  ["words struck and added with a blank between", "2025-2026/hb9001", has(/<\/del> <ins>/)],
  ["words added before those struck", "2025-2026/sr9002", has(/<\/ins><del>/)],
  ["a mark at the end of a word", "2025-2026/hb9001", has(/orchard<ins>s<\/ins> /)],
  ["a mark at the beginning of a word", "2025-2026/hb9001", has(/ <del>un<\/del>attended/)],
  ["whole paragraphs struck and added, one after the other", "2025-2026/hb9001", has(/<\/del>\n\n<ins>[^<]+<\/ins>\n/)],
  ["two whole paragraphs struck in a row", "2025-2026/sr9002", has(/^<del>[^<]+<\/del>\n\n<del>[^<]+<\/del>$/m)],
  ["a mark at the end of a paragraph", "2025-2026/hb9002", has(/[^>]<ins>[^<]+<\/ins>$/m)],
  ["a mark of a full stop alone", "2023-2024/hb9001", has(/<del>\.<\/del>/)],
  ["a whole section added, nothing struck", "2025-2026/sb9001", (b) => has(/^<ins>“90-1-43\./m)(b) && !has(/<del>/)(b)],
  ["quotation marks outside the mark of all they hold", "2023-2024/hb9004", has(/^“<ins>[^<]+<\/ins>”$/m)],
  ["signs written out, also inside marks", "2025-2026/hb9006", has(/<del> &lt;3 inches&gt;<\/del>/)],
  ["a tag of the source, and a written-out sign of the source", "2025-2026/hb9006", has(/&amp;amp; [^\n]*&lt;del&gt;/)],
  [
    "lines that Markdown would read as markup",
    "2025-2026/hb9006",
    has(/^# [\s\S]*^1\. [\s\S]*^2\) [\s\S]*^- [\s\S]*^\+ [\s\S]*^&gt; [\s\S]*^---$[\s\S]*^```$/m),
  ],
  [
    "characters outside the basic plane, fractions, accents",
    "2025-2026/hb9006",
    has(/½[\s\S]*\p{Extended_Pictographic}[\s\S]*ç/u),
  ],
  ["a text from RTF without marks", "2025-2026/hr9002", (b) => b.text_source?.format === "rtf" && !marked(b)],
  ["a text from HTML with marks", "2025-2026/sr9002", (b) => b.text_source?.format === "html" && marked(b)],
  ["a text from HTML without marks", "2025-2026/sb9002", (b) => b.text_source?.format === "html" && !marked(b)],
  ["a text from a format that loses marks", "2025-2026/hb9005", (b) => b.text_source?.keeps_marks === false],
  [
    "a text of which no listed print is known to be the source",
    "2025-2026/hb9002",
    (b) => b.text_source?.doc_id === null,
  ],
  ["no text, not fetched", "2025-2026/hb9003", (b) => b.text_status === "not_fetched" && b.texts.length > 0],
  ["no text, not published", "2025-2026/hb9010", (b) => b.text_status === "not_published" && b.texts.length === 0],
  ["no text, the file had no words", "2023-2024/hr9001", (b) => b.text_status === "no_words"],
  // Written by the service
  [
    "a summary in English and Spanish",
    "2025-2026/hb9001",
    ({ service }) => service?.summary.es?.includes("muestra") === true,
  ],
  ["a summary in English only", "2025-2026/hb9002", ({ service }) => service !== null && service.summary.es === null],
  ["a text without summary", "2025-2026/hb9006", ({ service, text }) => service === null && text !== ""],
  ["a summary without topic tags", "2025-2026/hb9005", ({ service }) => service?.topic_tags.length === 0],
];

test.each(EDGES)("the specimen has %s (%s)", (_, id, holds) => {
  const bill = billOf(id);
  expect(bill, `${id} is in the specimen`).toBeDefined();
  expect(bill !== undefined && Boolean(holds(bill))).toBe(true);
});
