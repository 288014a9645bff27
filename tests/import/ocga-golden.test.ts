import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importOcga } from "../../src/import/ocga/import-ocga.ts";
import { storedTitle } from "../../src/model/stored-headings.ts";

const GOLDEN = join(import.meta.dirname, "golden");
const PAGE = "gov.ga.ocga.title.95.html";

/** A case is a folder: a made-up title page, and what becomes of it, its sections named by the id of their heading. */
describe("title pages and what becomes of them", () => {
  const cases = readdirSync(GOLDEN).sort();

  it("has cases", () => {
    expect(cases.length).toBeGreaterThanOrEqual(11);
  });

  it.each(cases)("%s", async (name) => {
    const html = readFileSync(join(GOLDEN, name, "input.html"), "utf8");
    const { sections, titles, report } = await importOcga([{ name: PAGE, html }]);
    const found = {
      sections: sections.map(({ source_url, ...section }) => ({ id: source_url.split("#")[1], ...section })),
      title: titles[0],
      out_of_order: report.out_of_order.map(({ file: _, ...problem }) => problem),
      not_understood: report.not_understood.map(({ file: _, ...problem }) => problem),
    };
    expect(storedTitle.safeParse(titles[0]).error).toBeUndefined();
    expect(found).toEqual(JSON.parse(readFileSync(join(GOLDEN, name, "output.json"), "utf8")));
  });
});
