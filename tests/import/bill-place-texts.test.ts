import { describe, expect, it } from "vitest";
import { addText } from "../../src/import/bill-texts/add-text.ts";
import { placeTexts } from "../../src/import/bill-texts/place-texts.ts";
import { indexDataset } from "../../src/import/legiscan/dataset-index.ts";
import type { ImportItem } from "../../src/import/legiscan/import-report.ts";
import { readIndexedBill } from "../../src/import/legiscan/read-indexed-bill.ts";
import type { SourceFile } from "../../src/import/zip/source-files.ts";
import { billFile, sourceFile, UPSTREAM_SESSION, upstreamText } from "./bill-upstream.ts";

const PRINTS = [
  upstreamText(1_000_101, "2091-01-10", "Introduced"),
  upstreamText(1_000_102, "2091-02-01", "Comm Sub"),
  upstreamText(1_000_103, "2091-03-01", "Enrolled"),
];
const OTHER = {
  ...UPSTREAM_SESSION,
  session_id: 901,
  year_start: 2093,
  year_end: 2094,
  session_name: "2093-2094 Regular Session",
};
const ONE_SESSION = [
  billFile("HB7", { texts: PRINTS }),
  billFile("SB3", { texts: [upstreamText(1_000_201, "2091-01-11", "Introduced")] }),
];
const TWO_SESSIONS = [...ONE_SESSION, billFile("HB7", { bill_id: 77, session_id: 901, session: OTHER }, "later/bill")];

const RTF = (words: string) => `{\\rtf1\\ansi ${words}\\par}`;

/** Which bills get which text, and what is said of the rest. */
function place(dataset: readonly SourceFile[], texts: readonly SourceFile[]) {
  const index = indexDataset(dataset, []);
  const { byBill, items } = placeTexts(texts, index.texts, index.bills);
  const bills = index.bills.map((bill) => {
    const found = addText(readIndexedBill(bill, index), byBill.get(`${bill.session}/${bill.number}`) ?? [], items);
    const id: string = `${bill.session}/${bill.number}`;
    return [id, found] as const;
  });
  const stored = bills.filter(([, bill]) => bill.text !== "").map(([id, bill]) => [id, bill.text]);
  return { stored: Object.fromEntries(stored), bills: new Map(bills), items };
}

const reasons = (items: readonly ImportItem[]) => items.map(({ file, reason }) => `${file}: ${reason}`);

describe("texts and their bills", () => {
  it("go together by number while one session alone is imported", () => {
    expect(
      place(ONE_SESSION, [sourceFile("t/HB7.rtf", RTF("Seven")), sourceFile("t/sb-3.txt", "Three")]),
    ).toMatchObject({
      stored: { "2091-2092/hb7": "Seven", "2091-2092/sb3": "Three" },
      items: [],
    });
  });

  it("never go together across sessions", () => {
    const { stored, items } = place(ONE_SESSION, [
      sourceFile("t/2089-2090/HB7.rtf", RTF("Older")),
      sourceFile("t/2091/SB3.rtf", RTF("Three")),
    ]);
    expect(stored).toEqual({ "2091-2092/sb3": "Three" });
    expect(reasons(items)).toEqual([
      "t/2089-2090/HB7.rtf: not stored: a text of hb7 of 2089-2090, which is not imported",
    ]);
  });

  it("need the session where several are imported, also for a number that one of them has", () => {
    const { stored, items } = place(TWO_SESSIONS, [
      sourceFile("t/HB7.rtf", RTF("Which")),
      sourceFile("t/SB3.rtf", RTF("Which")),
      sourceFile("t/2093-2094/HB7.rtf", RTF("Later")),
    ]);
    expect(stored).toEqual({ "2093-2094/hb7": "Later" });
    expect(reasons(items)).toEqual([
      "t/HB7.rtf: not stored: a text of hb7, of no session; put it into a folder named by its session, such as 2093-2094",
      "t/SB3.rtf: not stored: a text of sb3, of no session; put it into a folder named by its session, such as 2093-2094",
    ]);
  });

  it("are found by LegiScan's number of the print, and by the General Assembly's", () => {
    const { bills } = place(TWO_SESSIONS, [sourceFile("t/1000102.rtf", RTF("Sub")), sourceFile("t/1000201.txt", "x")]);
    expect(bills.get("2091-2092/hb7")?.text_source).toMatchObject({
      doc_id: 1_000_102,
      type: "Comm Sub",
      date: "2091-02-01",
    });
    const own = PRINTS.map((print) => ({ ...print, state_link: "https://example.org/document/212345" })).slice(0, 1);
    const byOwn = place([billFile("HB7", { texts: own })], [sourceFile("t/212345.rtf", RTF("Own"))]);
    expect(byOwn.bills.get("2091-2092/hb7")?.text_source).toMatchObject({ doc_id: 1_000_101 });
  });

  it("are refused where name and number of the print disagree", () => {
    const { stored, items } = place(ONE_SESSION, [sourceFile("t/HB7 1000201.rtf", RTF("Whose"))]);
    expect(stored).toEqual({});
    expect(reasons(items)).toEqual([
      "t/HB7 1000201.rtf: not stored: a text of 2091-2092/hb7, but its number is that of a print of 2091-2092/sb3",
    ]);
  });

  it("of one bill: the latest by LegiScan's days is stored and the others are listed", () => {
    const { bills, items } = place(ONE_SESSION, [
      sourceFile("t/HB7 as introduced.rtf", RTF("First")),
      sourceFile("t/HB7 as passed.html", "<p>Last</p>"),
      sourceFile("t/HB7 1000102.rtf", RTF("Second")),
    ]);
    expect(bills.get("2091-2092/hb7")).toMatchObject({
      text: "Last",
      text_status: "stored",
      text_source: { format: "html", doc_id: 1_000_103, type: "Enrolled", date: "2091-03-01", keeps_marks: false },
    });
    expect(items.map(({ file }) => file).sort()).toEqual(["t/HB7 1000102.rtf", "t/HB7 as introduced.rtf"]);
  });

  it("of one bill that no day tells apart: the one that keeps deletions and insertions is stored", () => {
    const { bills, items } = place(ONE_SESSION, [
      sourceFile("t/HB7.txt", "plain"),
      sourceFile("t/HB7.rtf", RTF("A {\\ul mark}")),
      sourceFile("t/HB7.html", "<p>A mark</p>"),
    ]);
    expect(bills.get("2091-2092/hb7")).toMatchObject({
      text: "A <ins>mark</ins>",
      text_source: { file: "t/HB7.rtf", doc_id: null },
    });
    expect(reasons(items)).toHaveLength(2);
  });

  it("that say the session of their bill themselves are placed by it", () => {
    const text = {
      details: { number: 7, chamber: 1, documentType: 1, session: { description: "2091-2092 Regular Session" } },
      document_text: "Words",
    };
    const unsaid = { ...text, details: { ...text.details, number: 99 } };
    const { stored, items } = place(TWO_SESSIONS, [sourceFile("t/many.json", [text, unsaid])]);
    expect(stored).toEqual({ "2091-2092/hb7": "Words" });
    expect(reasons(items)).toEqual(["t/many.json: not stored: a text of hb99, which 2091-2092 has not"]);
  });

  it("that say their number alone are placed by a detail beside them, and never without", () => {
    const words = "House Bill 7\\par Words";
    const xml = sourceFile("t/x/text.xml", `<a><b>${RTF(words)}</b></a>`);
    const detail = sourceFile(
      "t/x/bill_detail.xml",
      "<GetLegislationDetailResult><DocumentType>HB</DocumentType><Number>7</Number><Session><Description>2091-2092 Regular Session</Description></Session></GetLegislationDetailResult>",
    );
    expect(place(ONE_SESSION, [xml, detail])).toMatchObject({
      stored: { "2091-2092/hb7": "House Bill 7\n\nWords" },
      items: [],
    });
    const alone = place(ONE_SESSION, [xml]);
    expect(alone.stored).toEqual({});
    expect(reasons(alone.items)).toEqual([
      "t/x/text.xml: not stored: a text of hb7 by its own words, of no session; name it by both, such as 2023-2024/HB1.rtf",
    ]);
  });

  it("are taken from getBillText files of the dataset", () => {
    const file = sourceFile("set/text/1000101.json", {
      text: {
        doc_id: 1_000_101,
        bill_id: 5007,
        mime: "text/html",
        doc: Buffer.from("<p>From the set</p>").toString("base64"),
      },
    });
    const unknown = sourceFile("set/text/9.json", { text: { doc_id: 9, bill_id: 4, doc: "QQ==" } });
    const { bills, items } = place([...ONE_SESSION, file, unknown], []);
    expect(bills.get("2091-2092/hb7")).toMatchObject({ text: "From the set", text_source: { doc_id: 1_000_101 } });
    expect(reasons(items)).toEqual(["set/text/9.json: a text of LegiScan's bill 4, which is not imported"]);
  });

  it("whose pages say another number are stored with a doubt", () => {
    const { stored, items } = place(ONE_SESSION, [
      sourceFile("t/HB7.rtf", `{\\rtf1{\\footer H. B. 8\\par}Words\\par}`),
    ]);
    expect(stored).toEqual({ "2091-2092/hb7": "Words" });
    expect(reasons(items)).toEqual(["t/HB7.rtf: stored as 2091-2092/hb7 as its name says; its own pages say HB 8"]);
  });

  it.each([
    ["a PDF", "%PDF-1.7 x", /a PDF, in which deletions and insertions are lost/],
    ["a Word file", "PK\u0003\u0004", /a Word file or ZIP; save it as RTF/],
    ["an empty file", "", /the file is empty/],
    ["bytes", "a\u0000b", /no text; give RTF, HTML or plain text/],
    ["RTF of a code page that is not read", "{\\rtf1\\pc caf\\'82\\par}", /code page 437 is not read/],
    ["blanks", "{\\rtf1 \\par \\par}", /there are no words in it/],
  ])("of %s are listed with the reason", (_, content, reason) => {
    const { bills, items } = place(ONE_SESSION, [sourceFile("t/HB7.rtf", content)]);
    expect(bills.get("2091-2092/hb7")?.text_status).toBe(/words/.test(String(reason)) ? "no_words" : "not_fetched");
    expect(reasons(items)).toEqual([expect.stringMatching(reason)]);
  });

  it("that nothing names are listed, records of a dataset are not", () => {
    const { items } = place(ONE_SESSION, [sourceFile("t/readme.txt", "hello"), billFile("HB7")]);
    expect(reasons(items)).toEqual([
      "t/readme.txt: not stored: a text of no bill that is imported; name it by its bill, such as 2023-2024/HB1.rtf",
    ]);
  });
});
