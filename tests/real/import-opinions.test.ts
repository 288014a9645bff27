import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ImportedOpinions, importOpinions } from "../../src/import/opinions/import-opinions.ts";
import { openSourceFiles } from "../../src/import/zip/source-files.ts";
import { differs, sourceLines } from "./opinion-words.ts";
import { REAL_DATA } from "./real-data.ts";

const V3 = join(REAL_DATA, "courtlistener-v3");
const V4 = join(REAL_DATA, "courtlistener-v4");
const CAP = join(REAL_DATA, "cap-static");

const scratch = mkdtempSync(join(tmpdir(), "opinions-test-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function importFrom(place: string, courts: readonly string[]): Promise<ImportedOpinions> {
  using sources = await openSourceFiles(place);
  return importOpinions({ files: sources.files, courts, scratch });
}

describe.skipIf(!existsSync(V3))("the opinions of CourtListener's REST v3 (courtlistener-v3)", () => {
  let imported: ImportedOpinions;
  beforeAll(async () => {
    imported = await importFrom(V3, ["all"]);
  });
  afterAll(() => imported[Symbol.dispose]());

  test("every cluster is a document with a text", () => {
    const { report } = imported;
    expect(report.clusters).toBe(readdirSync(join(V3, "clusters")).length);
    expect(report.documents).toBe(report.clusters);
    expect(report.without_text).toEqual([]);
    expect(report.stray_opinions).toEqual([]);
    expect([...report.upstream.fieldsNotKept.keys()]).toEqual([]);
    expect([...report.unknown_tags.keys()]).toEqual([]);
  });

  test("each text has the words of its source in their order, but for page numbers and repeats of running headers", () => {
    const wrong: string[] = [];
    for (const cluster of imported.clusters) {
      const { sub_opinions, text } = imported.document(cluster);
      for (const { opinion_id, start, chars } of sub_opinions) {
        const record = JSON.parse(readFileSync(join(V3, "opinions", `${opinion_id}.json`), "utf8")) as {
          _HTMLtext: string;
        };
        const difference = differs(sourceLines(record._HTMLtext), text.slice(start, start + chars));
        if (difference !== null) wrong.push(`${opinion_id}: ${difference}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("most opinions without a docket number are those whose docket record has none", () => {
    const printed = imported.report.without_docket.map((id) => imported.document(id as never).docket_printed);
    expect(printed.filter((words) => words !== null).length).toBeLessThanOrEqual(5);
  });

  test("the courts of Georgia alone are ten documents with their citations and pages", async () => {
    using georgia = await importFrom(V3, ["ga", "gactapp"]);
    expect(georgia.report.documents).toBe(10);
    expect(georgia.report.without_docket).toEqual([]);
    const old = georgia.document("1293025" as never);
    expect(old).toMatchObject({ docket: "51437", dockets: ["51437", "51438"], docket_printed: "51437, 51438" });
    expect(old.citations.map(({ cite }) => cite)).toEqual(["137 Ga. App. 383", "224 S.E.2d 44"]);
    expect(old.pages.every(({ cite }) => cite === "137 Ga. App." || cite === "224 S.E.2d")).toBe(true);
  });
});

describe.skipIf(!existsSync(V4))("recorded answers of REST v4 (courtlistener-v4)", () => {
  test("clusters inside a citation lookup, opinions and dockets are put together", async () => {
    using imported = await importFrom(V4, ["all"]);
    expect(imported.report).toMatchObject({ clusters: 3, documents: 3, without_text: ["691310"] });
    expect(imported.document("2673149" as never)).toMatchObject({
      court: "cafc",
      docket: "2013-1021",
      text_status: "stored",
    });
    expect(imported.report.missing.map(({ kind, id }) => `${kind} ${id}`)).toContain("docket 2034691");
  });
});

describe.skipIf(!existsSync(CAP))("a volume of the Caselaw Access Project (cap-static)", () => {
  test("every case is a document with all its words", async () => {
    using imported = await importFrom(CAP, ["all"]);
    expect(imported.report).toMatchObject({ clusters: 79, documents: 79, without_text: [] });
    const folder = join(CAP, "alaska/1/cases");
    for (const name of readdirSync(folder)) {
      const { id, casebody, decision_date } = JSON.parse(readFileSync(join(folder, name), "utf8"));
      const { text, date_filed, date_precision } = imported.document(`cap-${id}` as never);
      const words = (from: string) => from.match(/[\p{L}\p{N}]+/gu);
      expect(words(text)).toEqual(words(casebody.opinions.map((opinion: { text: string }) => opinion.text).join("\n")));
      expect(date_filed.startsWith(decision_date)).toBe(true);
      expect(date_precision).toBe(["year", "month", "day"][decision_date.split("-").length - 1]);
    }
  });
});
