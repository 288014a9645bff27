import { expect, test } from "vitest";
import { billSitemap } from "../../../src/model/bill-lists.ts";
import { type BillRecord, billFullText, billRecord } from "../../../src/model/bill-records.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { DOCUMENT, type DocumentReads, documentReads, LIST } from "../documents/document-reads.ts";

const BILL = "/api/bills/bills/2025-2026/hb9001";

const READS: DocumentReads<BillRecord> = {
  collection: "/api/bills",
  documents: "/api/bills/bills",
  sample: BILL,
  reads: [
    [BILL, "application/json", DOCUMENT, "/bills/2025-2026/hb9001", ["text/markdown", "text/plain"]],
    [`${BILL}/full-text`, "application/json", DOCUMENT, "/bills/2025-2026/hb9001", ["text/markdown", "text/plain"]],
    [`${BILL}/text`, "text/plain", DOCUMENT, "/bills/2025-2026/hb9001", ["application/json", "text/markdown"]],
    [`${BILL}/markdown`, "text/markdown", DOCUMENT, "/bills/2025-2026/hb9001", ["application/json", "text/plain"]],
    // A text that is not there is not named.
    ["/api/bills/bills/2025-2026/hb9003", "application/json", DOCUMENT, "/bills/2025-2026/hb9003", ["text/markdown"]],
    ["/api/bills/sessions/2025-2026", "application/json", LIST, "/bills/2025-2026", ["text/markdown"]],
    ["/api/bills/sessions/2025-2026?kind=hb", "application/json", LIST, "/bills/2025-2026", ["text/markdown"]],
    ["/api/bills/sessions/2025-2026/markdown", "text/markdown", LIST, "/bills/2025-2026", ["application/json"]],
    ["/api/bills/sessions", "application/json", LIST, "/bills", ["text/markdown"]],
    ["/api/bills/index/markdown", "text/markdown", LIST, "/bills", ["application/json"]],
  ],
  twins: [
    [`${BILL}/markdown`, "site", "/bills/2025-2026/hb9001.md"],
    [`${BILL}/markdown?full=1`, "site", "/bills/2025-2026/hb9001.md?full=1"],
    [`${BILL}/markdown?lang=es`, "site", "/bills/2025-2026/hb9001.md?lang=es"],
    [`${BILL}/text`, "site", "/bills/2025-2026/hb9001/text"],
    [`${BILL}/text?reading=text_as_amended`, "site", "/bills/2025-2026/hb9001/text?reading=text_as_amended"],
    ["/api/bills/sessions/2023-2024/markdown", "site", "/bills/2023-2024.md"],
    ["/api/bills/sessions/2023-2024/markdown?type=hb&lang=es", "site", "/bills/2023-2024.md?kind=hb&lang=es"],
  ],
  sitemap: billSitemap,
  record: billRecord,
  date: ({ last_action_date, status_date }) => last_action_date ?? status_date,
};

/** Tests of reads of bills. */
export function billReads(hosts: ServedSpecimen): void {
  documentReads(hosts, READS);

  const text = async (path: string) => (await hosts.api(path)).text();
  const json = async (path: string) => (await hosts.api(path)).json();

  test("in Spanish the summary of every bill changes and nothing else", async () => {
    const languages = new Set<string>();
    for (const { id } of billSitemap.parse(await json("/api/bills/sitemap-entries"))) {
      const english = billRecord.parse(await json(`/api/bills/bills/${id}`));
      const spanish = billRecord.parse(await json(`/api/bills/bills/${id}?lang=es`));
      expect({ ...spanish, summary: null }).toEqual({ ...english, summary: null });
      expect(spanish.summary === null).toBe(english.summary === null);
      languages.add(String(spanish.summary?.lang));
      expect(spanish.summary?.lang === "es").toBe(spanish.summary?.text !== english.summary?.text);
      expect(english.summary?.lang ?? "en").toBe("en");
    }
    expect(languages).toEqual(new Set(["en", "es", "undefined"]));
  });

  test("a bill without Spanish words has one answer in both languages, and any other language is English", async () => {
    for (const id of ["2023-2024/hb9002", "2023-2024/sb9001"]) {
      for (const form of ["?", "/markdown?", "/markdown?full=1&"]) {
        const english = await hosts.api(`/api/bills/bills/${id}${form}`);
        const spanish = await hosts.api(`/api/bills/bills/${id}${form}lang=es`);
        expect(spanish.headers.get("etag")).toBe(english.headers.get("etag"));
      }
    }
    const [english, other] = await Promise.all([hosts.api(BILL), hosts.api(`${BILL}?lang=fr`)]);
    expect(other.headers.get("etag")).toBe(english.headers.get("etag"));
  });

  test("lists show the summaries in Spanish too", async () => {
    const [english, spanish] = await Promise.all([
      json("/api/bills/filtered?q=windfalls"),
      json("/api/bills/filtered?q=windfalls&lang=es"),
    ]);
    expect(spanish.items[0].summary.lang).toBe("es");
    expect({ ...spanish.items[0], summary: null }).toEqual({ ...english.items[0], summary: null });
  });

  test("a text is read three ways: as printed with its marks, as amended, before amendment", async () => {
    const printed = await text(`${BILL}/text`);
    expect(printed).toMatch(/<del>.+<\/del>/);
    expect(printed).toMatch(/<ins>.+<\/ins>/);
    // A naive reading: cut what is struck or added, and take off the tags of the other.
    const plain = (words: string) =>
      words
        .replace(/<\/?(?:del|ins)>/g, "")
        .replace(/&lt;/g, "<")
        .replace(/&gt;/g, ">")
        .replace(/&amp;/g, "&");
    const cut = (mark: string) => plain(printed.replace(new RegExp(`<${mark}>[^<]*</${mark}>`, "g"), ""));
    const folded = (words: string) => words.replace(/\s+/g, "");
    expect(folded(await text(`${BILL}/text?reading=text_as_amended`))).toBe(folded(cut("del")));
    expect(folded(await text(`${BILL}/text?reading=text_before_amendment`))).toBe(folded(cut("ins")));
  });

  test("full text carries the same words, their length and the number of marks", async () => {
    for (const reading of [null, "text_as_amended", "text_before_amendment"]) {
      const query = reading === null ? "" : `?reading=${reading}`;
      const full = billFullText.parse(await json(`${BILL}/full-text${query}`));
      const printed = await text(`${BILL}/text${query}`);
      expect(full.reading).toBe(reading ?? "text");
      expect(`${full.text}\n`).toBe(printed);
      const tags = (await text(`${BILL}/text`)).match(/<(?:del|ins)>/g) ?? [];
      expect(full.deletions + full.insertions).toBe(tags.length);
      if (reading !== null) expect(full.chars).toBe(full.text.length);
    }
  });
}
