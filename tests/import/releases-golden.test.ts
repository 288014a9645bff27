import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importReleases } from "../../src/import/releases/import-releases.ts";
import { storedTitle } from "../../src/model/stored-headings.ts";
import { versionQualifier } from "../../src/model/stored-section.ts";

const GOLDEN = join(import.meta.dirname, "golden-releases");
const PAGE = "gov.ga.ocga.title.95.html";

/** A case is a folder: a made-up title page of each of several releases, and what is kept of them. */
describe("several releases of a title and what is kept of them", () => {
  const cases = readdirSync(GOLDEN).sort();

  it("has cases", () => {
    expect(cases.length).toBeGreaterThanOrEqual(3);
  });

  it.each(cases)("%s, whatever the order of the folders", async (name) => {
    const releases = readdirSync(join(GOLDEN, name)).filter((file) => file.endsWith(".html"));
    const folders = releases.map((file) => ({
      name: file,
      pages: [{ name: PAGE, html: readFileSync(join(GOLDEN, name, file), "utf8") }],
    }));
    const imported = await importReleases(folders);
    expect(await importReleases(folders.toReversed())).toEqual(imported);
    const { sections, titles, report } = imported;
    const found = {
      sections: sections.map((section) => ({
        version: `${section.citation}@${versionQualifier(section)}`,
        release: section.release,
        status: section.status,
        from: section.effective_from,
        until: section.effective_until,
        ends_as: section.ends_as,
        text: section.text,
      })),
      chapters: titles[0]?.chapters.map(({ number, heading }) => `${number} ${heading}`),
      steps: report.steps,
      vanished: report.vanished,
      not_understood: report.not_understood.map(({ kind }) => kind),
    };
    expect(storedTitle.safeParse(titles[0]).error).toBeUndefined();
    expect(found).toEqual(JSON.parse(readFileSync(join(GOLDEN, name, "output.json"), "utf8")));
  });
});
