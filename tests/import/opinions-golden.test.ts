import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importOpinions } from "../../src/import/opinions/import-opinions.ts";
import { openSourceFiles } from "../../src/import/zip/source-files.ts";
import { storedOpinion } from "../../src/model/stored-opinion.ts";

const GOLDEN = join(import.meta.dirname, "golden-opinions");

/** Courts of each case; all others take every court. */
const COURTS: Readonly<Record<string, readonly string[]>> = { duplicates: ["ga"] };

/** A case is a folder of made-up records, and what becomes of them. */
describe("records of opinions and what becomes of them", () => {
  it.each(readdirSync(GOLDEN).sort())("%s", async (name) => {
    const scratch = mkdtempSync(join(tmpdir(), "opinions-"));
    try {
      using sources = await openSourceFiles(join(GOLDEN, name, "input"));
      using imported = importOpinions({ files: sources.files, courts: COURTS[name] ?? ["all"], scratch });
      const documents = imported.clusters.map((cluster) => imported.document(cluster));
      for (const document of documents) expect(storedOpinion.safeParse(document).error).toBeUndefined();
      const { upstream, by_court, unknown_tags, ...report } = imported.report;
      const found = {
        documents: documents.map(withoutNulls),
        report: { ...report, ...upstream, by_court, unknown_tags },
      };
      const expected: unknown = JSON.parse(readFileSync(join(GOLDEN, name, "output.json"), "utf8"));
      expect(JSON.parse(JSON.stringify(found, plain))).toEqual(expected);
    } finally {
      rmSync(scratch, { recursive: true });
    }
  });
});

function plain(_: string, value: unknown): unknown {
  return value instanceof Map ? Object.fromEntries(value) : value;
}

/** Fields that say something, and the words of each part and from each page on, as a reader checks them. */
function withoutNulls({ text, pages, sub_opinions, ...fields }: ReturnType<typeof storedOpinion.parse>) {
  const told = Object.entries(fields).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return {
    ...Object.fromEntries(told),
    sub_opinions: sub_opinions.map(({ start, chars, ...part }) => ({
      ...part,
      text: text.slice(start, start + chars).split("\n\n"),
    })),
    pages: pages.map(({ page, at, cite }) => `${page} of ${cite} at ${JSON.stringify(text.slice(at, at + 16))}`),
  };
}
