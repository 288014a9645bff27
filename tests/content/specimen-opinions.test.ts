import { describe, expect, it, test } from "vitest";
import { storedCorpus } from "../../src/model/stored-corpus.ts";
import {
  DATE_PRECISIONS,
  OPINION_KINDS,
  OPINION_TEXT_STATUSES,
  type StoredOpinion,
  storedOpinion,
  storedOpinionFields,
} from "../../src/model/stored-opinion.ts";
import { joinFrontmatter } from "../../src/store/frontmatter.ts";
import {
  listDocuments,
  missingSections,
  readDocument,
  readJson,
  sourceHash,
  strangeAddresses,
} from "./specimen-files.ts";

const read = listDocuments("opinions").map((path) => readDocument(path, storedOpinion));
const opinions = read.flatMap(({ result }) => (result.success ? [result.data] : []));
const opinionOf = (id: string): StoredOpinion | undefined =>
  opinions.find(({ docket, cluster_id }) => `${docket}/${cluster_id}` === id);
const clustersUnder = (docket: string): string[] =>
  opinions.filter((one) => one.dockets.some((each) => each === docket)).map(({ cluster_id }) => cluster_id);
const citing = (cite: string): StoredOpinion[] =>
  opinions.filter(({ citations }) => citations.some((each) => each.cite === cite));
const named = (name: string): StoredOpinion[] => opinions.filter(({ case_name }) => case_name === name);
const paragraphs = ({ text }: { text: string }): string[] => (text === "" ? [] : text.split("\n\n"));
/** The words of each opinion in a decision. */
const parts = ({ text, sub_opinions }: StoredOpinion) =>
  sub_opinions.map((part) => ({ ...part, text: text.slice(part.start, part.start + part.chars) }));

describe("the specimen of opinions", () => {
  it("says in corpus.json that it is a specimen and that no court decided it", () => {
    const corpus = storedCorpus.parse(readJson("corpus.json"));
    expect(corpus.opinions).toMatchObject({ release_label: "specimen", specimen: true, license: corpus.code?.license });
    expect(corpus.opinions?.coverage).toMatch(/specimen.*no court decided them/i);
  });

  it("has only valid files, under year, docket and cluster, with every field in the schema's order", () => {
    const order = Object.keys(storedOpinionFields.shape);
    for (const { path, raw, fields, body, result } of read) {
      expect(result.error?.issues ?? [], path).toEqual([]);
      expect(Object.keys(fields), path).toEqual(order);
      const { date_filed, docket, cluster_id } = result.data ?? {};
      expect(path).toBe(`opinions/${date_filed?.slice(0, 4)}/${docket}/${cluster_id}.md`);
      expect(joinFrontmatter(fields, body), path).toBe(raw);
    }
    expect(opinions.length).toBeGreaterThanOrEqual(20);
    expect(new Set(opinions.map(({ date_filed }) => date_filed.slice(0, 4))).size).toBeGreaterThan(10);
  });

  it("has each cluster once, joined ones included", () => {
    const clusters = opinions.flatMap(({ cluster_id, joined_clusters }) => [cluster_id, ...joined_clusters]);
    expect(new Set(clusters).size).toBe(clusters.length);
  });

  it("uses dockets, citations and ids that no case has", () => {
    for (const { dockets, citations, cluster_id, upstream } of opinions) {
      for (const docket of dockets) expect(docket).toMatch(/^(?:[SA]\d\d[A-Z]9\d{3}|990\d\d)$/);
      for (const { volume, reporter, page, cite } of citations) {
        expect(cite).toBe(`${volume} ${reporter} ${page}`);
        if (volume !== "999") expect(Number(page), cite).toBeGreaterThanOrEqual(99_000);
      }
      expect(cluster_id).toMatch(/^(?:99\d{6,7}|cap-9900\d{4}|ga-[sa]\d\d[a-z]9\d{3})$/);
      for (const { id } of upstream) expect(id).toMatch(/^(?:9\d{7,8}|[SA]\d\d[A-Z]9\d{3})$/);
    }
  });

  it("has no address but that of the specimen, and cites only itself and the specimen Code", () => {
    for (const { path, raw, body } of read) {
      expect(strangeAddresses(raw), path).toEqual([]);
      expect(body, path).not.toMatch(/Georgia|O\.?C\.?G\.?A|Official Code|U\. ?S\./);
      for (const [cite] of body.matchAll(/\b\d+ (?:Ga\.|S\.E\.)(?: App\.|2d)? \d+/g))
        expect(citing(cite).length, `${path}: ${cite}`).toBe(1);
      expect(missingSections(body), path).toEqual([]);
    }
  });

  it("stores text as paragraphs, one a line, every one in an opinion of the decision", () => {
    for (const opinion of opinions) {
      for (const paragraph of paragraphs(opinion))
        expect(paragraph, opinion.cluster_id).toMatch(/^[^\s](?:[^\n]*[^\s])?$/);
      const words = parts(opinion).flatMap((part) => (part.text === "" ? [] : [part.text]));
      expect(words.join("\n\n"), opinion.cluster_id).toBe(opinion.text);
    }
  });

  it("has the footnotes of each opinion after it, in order, each with its mark in the text", () => {
    const noted = opinions.flatMap(parts).filter(({ text }) => /^\[1\] /m.test(text));
    expect(noted.length).toBeGreaterThan(3);
    for (const part of noted) {
      const notes = paragraphs(part).filter((paragraph) => /^\[\d+\] /.test(paragraph));
      const running = paragraphs(part).slice(0, -notes.length).join("\n\n");
      expect(paragraphs(part).slice(-notes.length)).toEqual(notes);
      expect(notes.map((note) => note.slice(0, note.indexOf(" ")))).toEqual(running.match(/\[\d+\]/g));
    }
  });

  it("keeps the numbers of printed pages out of the text, in rising order of each volume", () => {
    for (const { text, pages, cluster_id } of opinions) {
      expect(text, cluster_id).not.toMatch(/\[\*|\*\d/);
      for (const [, ofVolume] of Map.groupBy(pages, ({ cite }) => cite)) {
        const numbers = ofVolume.map(({ page }) => Number(page));
        expect(numbers, cluster_id).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
      }
    }
  });

  it("quotes the text where it says, and says from which text a summary was written", () => {
    for (const { service, text, cluster_id } of opinions) {
      if (service === null) continue;
      expect(service.source_hash, cluster_id).toBe(sourceHash(text));
      for (const { quote, start, end } of service.key_quotes) expect(text.slice(start, end)).toBe(quote);
    }
  });

  it("has every kind of opinion, precision of a date, text status and court", () => {
    expect(new Set(opinions.flatMap((one) => one.sub_opinions.map(({ kind }) => kind)))).toEqual(
      new Set(OPINION_KINDS),
    );
    expect(new Set(opinions.map((one) => one.date_precision))).toEqual(new Set(DATE_PRECISIONS));
    expect(new Set(opinions.map((one) => one.text_status))).toEqual(new Set(OPINION_TEXT_STATUSES));
    expect(new Set(opinions.map((one) => one.court))).toEqual(new Set(["ga", "gactapp"]));
  });

  it("has dockets of many letters", () => {
    const letters = opinions.flatMap(({ dockets }) =>
      dockets.flatMap((docket) => /^[SA]\d\d([A-Z])/.exec(docket)?.[1] ?? []),
    );
    expect([...new Set(letters)].sort().join("")).toBe("ACDFGIMPQUWXYZ");
  });
});

type Edge = [edge: string, id: string, holds: (opinion: StoredOpinion) => boolean];

const has =
  (pattern: RegExp) =>
  ({ text }: StoredOpinion): boolean =>
    pattern.test(text);
const kinds =
  (expected: string) =>
  ({ sub_opinions }: StoredOpinion): boolean =>
    sub_opinions.map(({ kind }) => kind).join(" ") === expected;

const printed =
  (words: string) =>
  ({ docket_printed }: StoredOpinion): boolean =>
    docket_printed === words;
const called =
  (name: string) =>
  ({ case_name }: StoredOpinion): boolean =>
    case_name === name;

/** Each edge with an opinion that has it: whoever removes one learns here what it was for. */
const EDGES: Edge[] = [
  // Dockets
  ["a direct appeal", "S25A9001/990000101", ({ dockets }) => dockets.length === 1],
  [
    "a cross-appeal joined to its appeal",
    "S25A9003/990000103",
    ({ dockets }) => dockets.join() === "S25A9003,S25X9004",
  ],
  [
    "a second opinion under one of the joined dockets",
    "S25X9004/990000104",
    () => clustersUnder("S25X9004").join() === "990000103,990000104",
  ],
  ["a docket of the other court", "A25A9001/990000201", ({ court }) => court === "gactapp"],
  ["a docket of the last century", "S98A9010/990000150", ({ date_filed }) => date_filed === "1998-05-04"],
  ["two numbers of before 1990, printed with a period", "99011/990000160", printed("99011, 99012.")],
  ["one number of before 1990, printed with No.", "99001/cap-99000001", printed("No. 99001")],
  ["a docket printed with a period", "S25Y9006/990000106", printed("S25Y9006.")],
  ["a docket printed with part of the name", "S22W9003/990000132", printed("S22W9003 MEDLARBROOK v")],
  [
    "no docket",
    "CLUSTER-990000301/990000301",
    ({ dockets, docket_printed }) => dockets.length === 0 && docket_printed === null,
  ],
  ["no docket, of the other upstream", "CLUSTER-CAP-99000002/cap-99000002", ({ dockets }) => dockets.length === 0],
  [
    "a provisional id",
    "S25A9005/ga-s25a9005",
    ({ upstream }) => !upstream.some(({ source }) => source === "CourtListener"),
  ],
  // Several under one docket
  [
    "a substitute opinion of a later year",
    "S23G9005/990000111",
    ({ date_filed }) =>
      date_filed > (opinionOf("S23G9005/990000110")?.date_filed ?? "") && date_filed.startsWith("2024"),
  ],
  [
    "two opinions of one day, of which the lower id comes last in the alphabet",
    "S24G9006/990000112",
    (one) =>
      clustersUnder("S24G9006").join() === "990000112,99990000" &&
      one.date_filed === opinionOf("S24G9006/99990000")?.date_filed,
  ],
  [
    "clusters that were joined into it",
    "S25A9001/990000101",
    ({ joined_clusters }) => joined_clusters.join() === "990000199,cap-99000099",
  ],
  // Names
  [
    "equal case names in two courts",
    "A25A9001/990000201",
    ({ case_name }) => new Set(named(case_name).map(({ court }) => court)).size === 2,
  ],
  ["equal case names, years apart", "S22F9001/990000130", ({ case_name }) => named(case_name).length === 2],
  [
    "a case name that begins with all of another",
    "S22C9002/990000131",
    ({ case_name }) => named("Windfall v. State").every((other) => case_name.startsWith(other.case_name)),
  ],
  ["a name with the parties the other way round", "A19D9004/990000202", called("State v. Windfall")],
  ["a case name with accents", "S98A9010/990000150", called("Peñalosa v. Île-aux-Noix Ferry Company")],
  ["a case name with a typographic apostrophe", "S23G9005/990000111", ({ case_name }) => case_name.includes("’")],
  ["In re", "S23Z9001/990000120", ({ case_name }) => case_name.startsWith("In re ")],
  ["In the Matter of", "S25Y9006/990000106", ({ case_name }) => case_name.startsWith("In the Matter of ")],
  ["no case name", "S20I9012/990000142", ({ case_name, docket }) => case_name === docket],
  ["no short name", "S23Z9001/990000120", ({ case_name_short }) => case_name_short === null],
  [
    "words that are names in JavaScript",
    "S24G9006/990000112",
    ({ case_name, service }) => /^Constructor/.test(case_name) && service?.legal_areas[0] === "constructor",
  ],
  // Citations
  [
    "citations in three reporters",
    "S25A9001/990000101",
    ({ citations }) => citations.map(({ reporter }) => reporter).join() === "Ga.,S.E.2d,Ga. LEXIS",
  ],
  [
    "a citation of the other court's reporter",
    "A25A9001/990000201",
    ({ citations }) => citations[0]?.reporter === "Ga. App.",
  ],
  [
    "a citation of the first series",
    "CLUSTER-CAP-99000002/cap-99000002",
    ({ citations }) => citations[1]?.reporter === "S.E.",
  ],
  ["a citation that two share", "S18P9001/990000141", () => citing("999 Ga. 1050").length === 2],
  ["no citation", "S25X9004/990000104", ({ citations }) => citations.length === 0],
  // Dates and standing
  [
    "a date known to the month",
    "99001/cap-99000001",
    (one) => one.date_precision === "month" && one.date_filed.endsWith("-01"),
  ],
  [
    "a date known to the year",
    "CLUSTER-CAP-99000002/cap-99000002",
    (one) => one.date_precision === "year" && one.date_filed.endsWith("-01-01"),
  ],
  [
    "a day of argument",
    "S25A9001/990000101",
    ({ date_argued, date_filed }) => date_argued !== null && date_argued < date_filed,
  ],
  ["unpublished", "A19D9004/990000202", ({ precedential_status }) => precedential_status === "Unpublished"],
  [
    "a standing that upstream does not say",
    "S25A9005/ga-s25a9005",
    ({ precedential_status }) => precedential_status === null,
  ],
  [
    "all that upstream may say of a case",
    "S25A9001/990000101",
    (one) =>
      [one.nature_of_suit, one.disposition, one.posture, one.procedural_history, one.syllabus, one.attorneys].every(
        Boolean,
      ),
  ],
  ["no judges and no author", "S23Z9001/990000120", ({ judges, author }) => judges.length === 0 && author === null],
  // Opinions in a decision
  ["lead, concurrence and dissent", "S25A9001/990000101", kinds("lead concurrence concurring-in-part dissent")],
  [
    "an author for each of them",
    "S25A9001/990000101",
    ({ sub_opinions }) => sub_opinions.every(({ author }) => author !== null),
  ],
  ["who joined", "S25A9001/990000101", ({ sub_opinions }) => sub_opinions[3]?.joined_by.join() === "Mossgrave"],
  [
    "a decision of the court as a whole",
    "S25Y9006/990000106",
    ({ sub_opinions }) => sub_opinions[0]?.per_curiam === true,
  ],
  ["a dissent without words", "S24G9006/99990000", (one) => parts(one)[1]?.text === "" && one.text !== ""],
  ["an addendum after a rehearing", "S23G9005/990000111", kinds("rehearing addendum")],
  ["a part read from a picture", "99001/cap-99000001", ({ sub_opinions }) => sub_opinions.every(({ ocr }) => ocr)],
  [
    "an opinion without upstream's id",
    "S25A9005/ga-s25a9005",
    ({ sub_opinions }) => sub_opinions[0]?.opinion_id === null,
  ],
  // Pages
  ["pages of two reporters", "S25A9001/990000101", ({ pages }) => new Set(pages.map(({ cite }) => cite)).size === 2],
  ["two pages that begin at one place", "S25A9001/990000101", ({ pages }) => pages[0]?.at === pages[1]?.at],
  [
    "a page that begins inside a word",
    "S25A9001/990000101",
    ({ text, pages }) => pages.some(({ at }) => /\w\w/.test(text.slice(at - 1, at + 1))),
  ],
  [
    "a page that begins in a footnote",
    "S25A9001/990000101",
    ({ text, pages }) => pages.some(({ at }) => text.slice(0, at).split("\n").at(-1)?.startsWith("[2] ")),
  ],
  [
    "a page that begins in a dissent",
    "S25A9001/990000101",
    (one) => (one.pages.at(-1)?.at ?? 0) > (one.sub_opinions[3]?.start ?? Infinity),
  ],
  [
    "a page that begins with a paragraph",
    "99011/990000160",
    ({ text, pages }) => pages.some(({ at }) => at > 0 && text[at - 1] === "\n"),
  ],
  ["no pages", "S25X9004/990000104", ({ pages, text }) => pages.length === 0 && text !== ""],
  // Texts
  ["a text of more than 20,000 characters", "S23A9008/990000122", ({ text }) => text.length > 20_000],
  ["a text of one short paragraph", "S18P9001/990000141", ({ text }) => text.length < 100],
  [
    "no words",
    "CLUSTER-990000301/990000301",
    ({ text_status, sub_opinions }) => text_status === "no_words" && sub_opinions[0]?.chars === 0,
  ],
  ["signs of HTML and Markdown", "S24G9006/990000112", has(/<b>__proto__<\/b> &amp; \*two\* \[sic\] steps, #4/)],
  ["accents and a section sign", "S98A9010/990000150", has(/ñ[\s\S]*§/)],
  ["a paragraph that begins with a number, not a footnote", "S23A9008/990000122", has(/^\(1\) Chalkwharf\. /m)],
  ["headings of the joined cases", "S25A9003/990000103", has(/^Case No\. S25A9003$[\s\S]*^Case No\. S25X9004$/m)],
  [
    "a citation of another opinion of the specimen",
    "S25A9001/990000101",
    has(/Sedgewick v\. Sedgewick, 999 Ga\. 1030, 1031 \(2022\)/),
  ],
  // Upstream
  [
    "records of both upstreams",
    "S25A9001/990000101",
    ({ upstream }) => new Set(upstream.map(({ source }) => source)).size === 2,
  ],
  [
    "a record of the second upstream alone",
    "99001/cap-99000001",
    ({ upstream }) => upstream.map(({ kind }) => kind).join() === "case",
  ],
  [
    "a record without day of change",
    "S20I9012/990000142",
    ({ upstream }) => upstream.every(({ modified }) => modified === null),
  ],
  [
    "a page of upstream but none of the court",
    "A25A9001/990000201",
    (one) => one.source_url === null && one.upstream_url !== null,
  ],
  [
    "a page of the court but none of upstream",
    "S25A9005/ga-s25a9005",
    (one) => one.source_url !== null && one.upstream_url === null,
  ],
  // Written by the service
  [
    "summary and reasoning in English and Spanish",
    "S25A9001/990000101",
    ({ service }) => Boolean(service?.summary.es && service.reasoning?.es),
  ],
  [
    "a summary in English only, without reasoning",
    "S25Y9006/990000106",
    ({ service }) => service?.summary.es === null && service.reasoning === null,
  ],
  [
    "reasoning in English under a summary in Spanish too",
    "S25A9003/990000103",
    ({ service }) => Boolean(service?.summary.es) && service?.reasoning?.es === null,
  ],
  ["no summary", "S25X9004/990000104", ({ service, text }) => service === null && text !== ""],
  ["no quotations", "S25Y9006/990000106", ({ service }) => service?.key_quotes.length === 0],
  [
    "a quotation across the beginning of a page",
    "S25A9001/990000101",
    ({ service, pages }) =>
      pages.some(({ at }) => service?.key_quotes.some(({ start, end }) => start < at && at < end)),
  ],
];

test.each(EDGES)("the specimen has %s (%s)", (_, id, holds) => {
  const opinion = opinionOf(id);
  expect(opinion, `${id} is in the specimen`).toBeDefined();
  expect(opinion !== undefined && Boolean(holds(opinion))).toBe(true);
});
