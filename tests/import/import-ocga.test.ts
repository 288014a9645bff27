import { describe, expect, it } from "vitest";
import { ImportError } from "../../src/import/import-error.ts";
import { importOcga, type TitlePage } from "../../src/import/ocga/import-ocga.ts";
import { importReleases } from "../../src/import/releases/import-releases.ts";

function page(title: number, { release = "86", date = "2022.11", name = `title.${title}.html` } = {}): TitlePage {
  return {
    name,
    html: `<html><head><meta name="description" content="Release ${release} of the Official Code of
      Georgia Annotated released ${date}."></head><body><nav><h1>TITLE ${title} Lanterns</h1></nav><main>
      <h2 class="oneh2" id="c">CHAPTER 1 Oil</h2><h3 id="s">${title}-1-1. Oil.</h3><p>Oil burns.</p></main></body></html>`,
  };
}

describe("importing a release", () => {
  it("says what is there and what is not", async () => {
    const { collection, titles, report } = await importOcga([page(12), page(3)]);
    expect(titles.map(({ number }) => number)).toEqual([3, 12]);
    expect(collection).toMatchObject({ release_label: "r86", release_date: "2022-11-01", specimen: false });
    expect(collection.coverage).toBe(
      "2 of 53 titles of the Official Code of Georgia, as printed in release 86 (2022.11).",
    );
    expect(collection.qualifications[0]).toMatch(/^Titles that are not here: 1, 2, 4, .* 53\.$/);
    expect(report).toMatchObject({
      titles: 2,
      sections: 2,
      versions: 2,
      by_status: { active: 2, repealed: 0 },
      not_understood: [],
    });
  });

  it("keeps the day where the release names one", async () => {
    const { collection } = await importOcga([page(3, { release: "74", date: "2020.01.15" })]);
    expect(collection).toMatchObject({
      release_label: "r74",
      release_date: "2020-01-15",
      current_through: "Release 74 (2020.01.15)",
    });
  });

  it("gives the same whatever the order of the pages", async () => {
    const forward = await importOcga([page(3), page(12)]);
    const backward = await importOcga([page(12), page(3)]);
    expect(backward).toEqual(forward);
  });

  it("takes a title that only an older release has from there, and says so", async () => {
    const old = { release: "74", date: "2020.01.15" };
    const { collection, sections, report } = await importReleases([
      { name: "new", pages: [page(3)] },
      { name: "old", pages: [page(12, old), page(3, old)] },
    ]);
    expect(sections.map(({ citation, release }) => `${citation} ${release}`)).toEqual(["3-1-1 r86", "12-1-1 r74"]);
    expect(collection.release_label).toBe("r86");
    expect(collection.coverage).toBe(
      "2 of 53 titles of the Official Code of Georgia, as printed in release 86 (2022.11), title 12 in release 74 (2020.01.15).",
    );
    expect(report.steps).toMatchObject([{ from: "r74", to: "r86", identical: 1, changed: [] }]);
    const apart = await importReleases([
      { name: "new", pages: [page(3)] },
      { name: "old", pages: [page(12, old)] },
    ]);
    expect(apart.report.steps).toEqual([]);
    expect(apart.collection.qualifications.join()).not.toContain("have changed");
  });

  it("names the folder in which a page cannot be imported, where there are several", async () => {
    const broken = { name: "b", pages: [{ name: "x.html", html: "<p>Words</p>" }] };
    await expect(importReleases([{ name: "a", pages: [page(3)] }, broken])).rejects.toThrow(
      /^b: x\.html: its description/,
    );
    await expect(importReleases([broken])).rejects.toThrow(/^x\.html: its description/);
  });

  it("names the page of another release, of no release, of no title and of a title that is there already", async () => {
    const fails = async (...pages: TitlePage[]) => expect(importOcga(pages)).rejects.toThrow;
    await (await fails(page(3), page(12, { release: "85" })))(
      /title\.12\.html: is of r85, but title\.3\.html is of r86/,
    );
    await (await fails({ name: "x.html", html: "<p>Words</p>" }))(/^x\.html: its description does not name a release/);
    await (await fails({ name: "y.html", html: page(3).html.replace("TITLE 3", "Constitution") }))(
      /^y\.html: has no heading/,
    );
    await (await fails(page(3), page(3, { name: "again.html" })))(/^again\.html: title\.3\.html is title 3 too/);
    await expect(importOcga([])).rejects.toThrow(ImportError);
  });
});
