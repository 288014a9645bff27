import { expect, test } from "vitest";
import { type TreeRecord, treeRecord } from "../../src/model/tree-records.ts";
import { codeIndexMarkdownBody } from "../../src/render/code-index-markdown.ts";
import { madeUpConstitution, slimProvision } from "./made-up-provisions.ts";

const SITE = "https://site.example";

/** A Code of so many titles and chapters, with headings as long as those of the real one are in the mean. */
function madeUpTree(titles: number, chapters: number): TreeRecord {
  const heading = "Kites and strings of this long state";
  return treeRecord.parse({
    titles: Array.from({ length: titles }, (_, at) => ({
      title: at + 1,
      heading,
      chapter_count: chapters,
      section_count: chapters * 32,
      canonical_url: `${SITE}/code/title-${at + 1}`,
      md_url: `${SITE}/code/title-${at + 1}.md`,
      json_url: `${SITE}/api/code/titles/${at + 1}`,
      chapters: Array.from({ length: chapters }, (_, index) => ({
        kind: "chapter",
        chapter: String(index + 1),
        heading,
        sections: 32,
        canonical_url: `${SITE}/code/title-${at + 1}/chapter-${index + 1}`,
      })),
    })),
    constitutions: [],
    title_count: titles,
    section_count: titles * chapters * 32,
  });
}

test("every title and every chapter has one line, in order", () => {
  const tree = madeUpTree(4, 3);
  const page = codeIndexMarkdownBody(tree, []);
  const lines = [...page.matchAll(/^(?:- \[Title (\d+)\.| {2}- (\d+-\d+) ).* \((?:96|32)\)$/gm)];
  expect(lines.map(([, title, chapter]) => title ?? chapter)).toEqual(
    tree.titles.flatMap(({ title, chapters }) => [
      String(title),
      ...chapters.map(({ chapter }) => `${title}-${chapter}`),
    ]),
  );
});

test("the address that the page gives for a chapter is that of the first one", () => {
  expect(codeIndexMarkdownBody(madeUpTree(2, 2), [])).toContain(
    "; 1-1 is at <https://site.example/code/title-1/chapter-1.md>\n",
  );
});

test("53 titles with as many chapters as the real Code has come to about 50 KB", () => {
  const bytes = new TextEncoder().encode(codeIndexMarkdownBody(madeUpTree(53, 18), [])).length;
  expect(bytes).toBeGreaterThan(40_000);
  expect(bytes).toBeLessThan(60_000);
});

test("constitutions follow with the provisions of each article, at any depth", () => {
  const [one, two] = ["art-i", "art-i-sec-i"].map(slimProvision);
  if (one === undefined || two === undefined) throw new Error("two provisions were made up");
  const sections = [{ number: "I", heading: "", provisions: [two] }];
  const constitution = madeUpConstitution([{ number: "I", heading: "Kites", provisions: [one], sections }], []);
  const page = codeIndexMarkdownBody(madeUpTree(1, 1), [constitution]);
  expect(page.endsWith("constitution/ga.md) (2 provisions)\n  - Article I. Kites (2)\n")).toBe(true);
});
