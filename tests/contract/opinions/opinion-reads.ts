import { beforeAll, expect, test } from "vitest";
import { type OpinionSitemap, opinionSitemap } from "../../../src/model/opinion-lists.ts";
import { type OpinionRecord, opinionFullText, opinionRecord } from "../../../src/model/opinion-records.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { DOCUMENT, type DocumentReads, documentReads, LIST } from "../documents/document-reads.ts";

const OPINION = "/api/opinions/cases/S25A9001/990000101";
const PAGE = "/opinions/S25A9001/990000101";

const READS: DocumentReads<OpinionRecord> = {
  collection: "/api/opinions",
  documents: "/api/opinions/cases",
  sample: OPINION,
  reads: [
    [OPINION, "application/json", DOCUMENT, PAGE, ["text/markdown", "text/plain"]],
    [`${OPINION}?full=1`, "application/json", DOCUMENT, PAGE, ["text/markdown", "text/plain"]],
    [`${OPINION}/full-text`, "application/json", DOCUMENT, PAGE, ["text/markdown", "text/plain"]],
    [`${OPINION}/text`, "text/plain", DOCUMENT, PAGE, ["application/json", "text/markdown"]],
    [`${OPINION}/markdown`, "text/markdown", DOCUMENT, PAGE, ["application/json", "text/plain"]],
    // The canonical address of a case is that of its leading opinion.
    ["/api/opinions/cases/S25A9001", "application/json", DOCUMENT, PAGE, ["text/markdown", "text/plain"]],
    ["/api/opinions/cases/S25A9001/text", "text/plain", DOCUMENT, PAGE, ["application/json", "text/markdown"]],
    [
      "/api/opinions/cases/CLUSTER-990000301",
      "application/json",
      DOCUMENT,
      "/opinions/CLUSTER-990000301/990000301",
      ["text/markdown"],
    ],
    ["/api/opinions/years/2025", "application/json", LIST, "/opinions/year-2025", ["text/markdown"]],
    ["/api/opinions/years/2025/markdown", "text/markdown", LIST, "/opinions/year-2025", ["application/json"]],
    ["/api/opinions/years", "application/json", LIST, "/opinions", ["text/markdown"]],
    ["/api/opinions/index/markdown", "text/markdown", LIST, "/opinions", ["application/json"]],
  ],
  twins: [
    [`${OPINION}/markdown`, "site", `${PAGE}.md`],
    [`${OPINION}/markdown?full=1&lang=es`, "site", `${PAGE}.md?lang=es&full=1`],
    [`${OPINION}/text`, "site", `${PAGE}/text`],
    [`${OPINION}/markdown`, "site", "/opinions/S25A9001.md"],
    [`${OPINION}/text`, "site", "/opinions/S25A9001/text"],
    [OPINION, "api", "/api/opinions/cases/S25A9001"],
    [`${OPINION}?lang=es`, "api", "/api/opinions/cases/S25A9001?lang=es"],
    [`${OPINION}?full=1&lang=es`, "api", "/api/opinions/cases/S25A9001?full=1&lang=es"],
    [`${OPINION}/full-text`, "api", "/api/opinions/cases/S25A9001/full-text"],
    [`${OPINION}/markdown?full=1`, "api", "/api/opinions/cases/S25A9001/markdown?full=1"],
    ["/api/opinions/years/2024/markdown", "site", "/opinions/year-2024.md"],
    [
      "/api/opinions/years/2024/markdown?case_type=granted-certiorari",
      "site",
      "/opinions/year-2024.md?case_type=granted-certiorari",
    ],
  ],
  sitemap: opinionSitemap,
  record: opinionRecord,
  date: ({ date_filed }) => date_filed,
};

/** Tests of reads of opinions. */
export function opinionReads(hosts: ServedSpecimen): void {
  documentReads(hosts, READS);

  let all: OpinionSitemap;
  beforeAll(async () => {
    all = opinionSitemap.parse(await (await hosts.api("/api/opinions/sitemap-entries")).json());
  });

  const text = async (path: string) => (await hosts.api(path)).text();
  const json = async (path: string) => (await hosts.api(path)).json();
  const recordOf = async (id: string, query = ""): Promise<OpinionRecord> =>
    opinionRecord.parse(await json(`/api/opinions/cases/${id}${query}`));

  test("a docket number alone shows the leading opinion, and each of the others names the rest", async () => {
    for (const docket of ["S23G9005", "S24G9006"]) {
      const lead = await recordOf(docket);
      expect(lead.is_lead).toBe(true);
      const rows = [lead, ...(await Promise.all(lead.other_opinions.map(({ id }) => recordOf(id))))];
      expect(rows).toHaveLength(2);
      for (const row of rows) {
        const others = rows.filter(({ id }) => id !== row.id).map(({ id }) => id);
        expect(row.other_opinions.map(({ id }) => id)).toEqual(others);
        expect(row.is_lead).toBe(row.id === lead.id);
        expect(row.date_filed <= lead.date_filed).toBe(true);
      }
    }
  });

  test("of several of one day the highest id leads, by its number and not by its letters", async () => {
    const { id, other_opinions } = await recordOf("S24G9006");
    expect([id, other_opinions.map((other) => other.id)]).toEqual(["S24G9006/990000112", ["S24G9006/99990000"]]);
  });

  test("in Spanish what the service wrote changes and nothing else", async () => {
    const plain = (record: OpinionRecord) => ({ ...record, summary: null, reasoning: null });
    const languages = new Set<string>();
    for (const { id } of all) {
      const [english, spanish] = [await recordOf(id), await recordOf(id, "?lang=es")];
      expect(plain(spanish)).toEqual(plain(english));
      const [full, fullSpanish] = [await recordOf(id, "?full=1"), await recordOf(id, "?full=1&lang=es")];
      expect(plain(fullSpanish)).toEqual(plain(full));
      expect(fullSpanish.summary).toEqual(spanish.summary);
      languages.add(String(spanish.summary?.lang));
    }
    expect(languages).toEqual(new Set(["en", "es", "undefined"]));
  });

  test("full=1 adds reasoning and quotes that stand in the text, and nothing else", async () => {
    let withReasoning = 0;
    for (const { id } of all) {
      const [short, full] = [await recordOf(id), await recordOf(id, "?full=1")];
      expect([short.reasoning, short.key_quotes]).toEqual([null, null]);
      expect({ ...full, reasoning: null, key_quotes: null }).toEqual(short);
      expect(full.reasoning !== null || (full.key_quotes ?? []).length > 0).toBe(full.has_reasoning);
      withReasoning += full.reasoning === null ? 0 : 1;
      if ((full.key_quotes ?? []).length === 0) continue;
      const { text: words } = opinionFullText.parse(await json(`/api/opinions/cases/${id}/full-text`));
      for (const { quote, start, end } of full.key_quotes ?? []) expect(words.slice(start, end)).toBe(quote);
    }
    expect(withReasoning).toBeGreaterThan(0);
  });

  test("full text, text and record agree, and its parts lie in the text", async () => {
    for (const { id } of all) {
      const record = await recordOf(id);
      if (!record.has_text) continue;
      const full = opinionFullText.parse(await json(`/api/opinions/cases/${id}/full-text`));
      expect(await text(`/api/opinions/cases/${id}/text`)).toBe(`${full.text}\n`);
      expect([full.chars, full.chars]).toEqual([full.text.length, record.chars]);
      expect(full.sub_opinions).toEqual(record.sub_opinions);
      for (const { at } of full.pages) expect(at).toBeLessThanOrEqual(full.text.length);
    }
  });
}
