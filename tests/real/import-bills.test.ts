import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { addText } from "../../src/import/bill-texts/add-text.ts";
import { formatBody } from "../../src/import/bill-texts/format-body.ts";
import { openTextFile } from "../../src/import/bill-texts/open-text-file.ts";
import { placeTexts } from "../../src/import/bill-texts/place-texts.ts";
import { saidByText } from "../../src/import/bill-texts/said-by-text.ts";
import { type DatasetIndex, indexDataset } from "../../src/import/legiscan/dataset-index.ts";
import { readIndexedBill } from "../../src/import/legiscan/read-indexed-bill.ts";
import { openSourceFiles, type SourceFile } from "../../src/import/zip/source-files.ts";
import { storedBill } from "../../src/model/stored-bill.ts";
import { formatBillFile } from "../../src/store/bill-file.ts";
import { splitFrontmatter } from "../../src/store/frontmatter.ts";
import { billReading, checkBillBody, readBillText } from "../../src/text/bill-readings.ts";
import { upstreamBill } from "../import/bill-upstream.ts";
import { REAL_DATA } from "./real-data.ts";

const DATASET = join(REAL_DATA, "legiscan-ga");
const SAMPLES = join(REAL_DATA, "legiscan-samples");
const SOAP = join(REAL_DATA, "gga/soap");
const SOAP_TEXT = "legislation_text_get_legislation_text.xml";
const JSON_DETAILS = join(REAL_DATA, "gga/json/json_sample_files/legislative_details.json");

async function withFiles<T>(path: string, use: (files: readonly SourceFile[]) => T): Promise<T> {
  using opened = await openSourceFiles(path);
  return use(opened.files);
}

const fileOf = (path: string): SourceFile => ({ name: path, read: () => readFileSync(path) });
const counts = <T>(values: readonly T[]) =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([key, own]) => [key, own.length]));
const bills = (index: DatasetIndex) => index.bills.map((bill) => addText(readIndexedBill(bill, index), [], []));

describe.skipIf(!existsSync(DATASET))("HB 1 to HB 90 of 2023-2024 as LegiScan has them", () => {
  test("are all imported, every field understood, and read back as they were", async () => {
    await withFiles(DATASET, (files) => {
      const index = indexDataset(files, []);
      expect(index.report).toEqual({ left_out: [], not_understood: [], repeated: [], texts: [] });
      const found = bills(index);
      expect(found.map(({ number }) => number)).toEqual(Array.from({ length: 90 }, (_, at) => `hb${at + 1}`));
      expect(counts(found.map(({ status }) => status))).toEqual({ 1: 55, 2: 6, 4: 28, 5: 1 });
      expect(counts(found.map(({ text_status }) => text_status))).toEqual({ not_fetched: 88, not_published: 2 });
      for (const bill of found) {
        const stored = { ...bill, service: null };
        const split = splitFrontmatter(formatBillFile(stored));
        if (split.kind === "error") throw new Error(split.message);
        expect(storedBill.parse({ ...split.fields, text: split.body })).toEqual(stored);
      }
    });
  });

  test("hold as many sponsors, votes, entries and papers as their files", async () => {
    await withFiles(DATASET, (files) => {
      const raw = files
        .filter(({ name }) => name.endsWith(".json"))
        .map((file) => JSON.parse(file.read().toString()).bill);
      const found = bills(indexDataset(files, []));
      for (const field of [
        "sponsors",
        "votes",
        "history",
        "progress",
        "texts",
        "amendments",
        "supplements",
        "calendar",
        "referrals",
      ] as const) {
        const inFiles = raw.reduce((sum, bill) => sum + bill[field].length, 0);
        expect(
          found.reduce((sum, bill) => sum + bill[field].length, 0),
          field,
        ).toBe(inFiles);
      }
    });
  });
});

describe.skipIf(!existsSync(SAMPLES))("datasets of other states, 2010 to 2012", () => {
  test("are left out bill by bill with the reason, and nothing else is wrong with them", async () => {
    await withFiles(SAMPLES, (files) => {
      const index = indexDataset(files, []);
      expect(index.bills).toEqual([]);
      expect(counts(index.report.left_out.map(({ value }) => value))).toEqual({ '"AK"': 3, '"AR"': 3 });
      expect(index.report.not_understood).toEqual([]);
      expect([...index.rollCalls.keys()]).toEqual([395975, 395978, 395980]);
      expect(index.texts).toHaveLength(5);
      for (const { file } of index.texts)
        expect(formatBody(openTextFile(file)[0]?.paragraphs ?? []).length).toBeGreaterThan(2000);
    });
  });

  test("would be read field by field were they of Georgia", async () => {
    await withFiles(SAMPLES, (files) => {
      const moved = files
        .filter(({ name }) => name.includes("/bill/"))
        .map(
          ({ name, read }): SourceFile => ({
            name,
            read: () =>
              Buffer.from(
                read()
                  .toString()
                  .replace(/"state":"A[KR]"/, '"state":"GA"'),
              ),
          }),
        );
      const index = indexDataset(moved, []);
      expect(index.report.left_out).toEqual([]);
      expect(index.report.not_understood).toEqual([]);
      expect(counts(index.bills.map(({ session }) => session))).toEqual({ "2011-2012": 3, "2012-2012": 3 });
      for (const bill of bills(index)) expect(storedBill.safeParse({ ...bill, service: null }).error).toBeUndefined();
    });
  });
});

describe.skipIf(!existsSync(SOAP))("HB 397 of 2011-2012 as the General Assembly gave it, RTF inside of XML", () => {
  const file = fileOf(join(SOAP, SOAP_TEXT));
  const rtf = existsSync(SOAP) ? file.read().toString() : "";
  const [opened] = existsSync(SOAP) ? openTextFile(file) : [];
  const body = formatBody(opened?.paragraphs ?? []);

  test("keeps every deletion and insertion that the RTF marks", () => {
    expect(rtf.match(/\\strike\b/g)).toHaveLength(230);
    expect(rtf.match(/\\ul(?![a-z])/g)).toHaveLength(269);
    // One passage is struck in two runs that touch.
    expect(rtf.replaceAll("&#xD;", "").match(/\\strike\\fs26 [^{}]*\}\{\\plain \\fs26 \\strike/g)).toHaveLength(1);
    expect(body.match(/<del>/g)).toHaveLength(230 - 1);
    // Five of the control words end underlining: `\ul0`, two of them in headers.
    expect(rtf.match(/\\ul0/g)).toHaveLength(5);
    expect(body.match(/<ins>/g)).toHaveLength(269 - 5);
  });

  test("has three readings, which differ by those passages", () => {
    expect(checkBillBody(body)).toBeNull();
    const read = readBillText(body);
    const inkOf = (words: string) => words.replace(/\s+/g, "");
    const without = (mark: string) =>
      body.replace(new RegExp(`<${mark}>[^<]*</${mark}>`, "g"), "").replace(/<[^>]*>/g, "");
    const kinds = [
      ["text", "none"],
      ["text_as_amended", "del"],
      ["text_before_amendment", "ins"],
    ] as const;
    const lengths = kinds.map(([reading, mark]) => {
      const words = billReading(read, reading);
      expect(inkOf(words)).toBe(inkOf(without(mark)));
      expect(words).not.toMatch(/ {2}| [,;:.)]/);
      return `${words.split(/\s+/).length} ${reading}`;
    });
    process.stdout.write(`HB 397 in words: ${lengths.join(", ")}\n`);
    expect(new Set(lengths).size).toBe(3);
  });

  test("has nothing of headers, footers and control words in it", () => {
    expect(body).not.toMatch(/\\|H\. B\. 397|HB 397\/AP|Times New Roman|SEQ CHAPTER/);
    expect(saidByText(opened?.paragraphs ?? [], opened?.page ?? "")).toEqual({
      number: "hb397",
      version: "AS PASSED HOUSE AND SENATE /AP",
    });
    // Georgia underlines no headings: what is underlined is added.
    expect(body).toMatch(/^SECTION 1\.$/m);
  });

  test("is stored with its bill where the bill is imported, by the detail beside it, and never with another session's", async () => {
    const session = {
      session_id: 93,
      year_start: 2011,
      year_end: 2012,
      special: 0,
      session_name: "2011-2012 Regular Session",
    };
    const later = {
      ...session,
      session_id: 2008,
      year_start: 2023,
      year_end: 2024,
      session_name: "2023-2024 Regular Session",
    };
    const made = [session, later].map((own): SourceFile => {
      const bill = upstreamBill("HB397", { bill_id: own.session_id, session_id: own.session_id, session: own });
      return { name: `${own.session_id}/bill/HB397.json`, read: () => Buffer.from(JSON.stringify({ bill })) };
    });
    await withFiles(SOAP, (files) => {
      const both = indexDataset(made, []);
      const { byBill } = placeTexts(files, [], both.bills);
      expect([...byBill.keys()]).toEqual(["2011-2012/hb397"]);
      const [bill] = both.bills;
      if (bill === undefined) throw new Error("no bill");
      const stored = addText(readIndexedBill(bill, both), byBill.get("2011-2012/hb397") ?? [], []);
      expect(stored).toMatchObject({
        text: body,
        text_status: "stored",
        text_source: { format: "rtf", keeps_marks: true },
      });
      const { byBill: none, items } = placeTexts(files, [], indexDataset(made.slice(1), []).bills);
      expect(none.size).toBe(0);
      expect(items.find(({ file: name }) => name.endsWith(SOAP_TEXT))?.reason).toBe(
        "not stored: a text of hb397 of 2011-2012, which is not imported",
      );
    });
  });
});

describe.skipIf(!existsSync(JSON_DETAILS))("bills of 2021-2022 as the General Assembly's JSON has them", () => {
  test("say their bill and session, and lose their pages' footers", () => {
    const texts = openTextFile(fileOf(JSON_DETAILS));
    expect(texts.map(({ facts }) => `${facts.number} ${facts.session}`)).toEqual([
      "hb1 2021-2022 Regular Session",
      "hb2 2021-2022 Regular Session",
      "hb81 2021-2022 Regular Session",
      "hb258 2021-2022 Regular Session",
    ]);
    for (const { paragraphs } of texts)
      expect(formatBody(paragraphs)).not.toMatch(/[HS]\. B\. \d+(?: \(SUB\))? - \d+ -/);
  });
});
