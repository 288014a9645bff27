import { expect, test } from "vitest";
import type { Citation } from "../../src/identifiers/citation.ts";
import type { HeadingRecord, SlimSection } from "../../src/model/tree-records.ts";
import { chapterOutline } from "../../src/render/chapter-outline.ts";

const article = (number: string, children: HeadingRecord[] = [], above = ""): HeadingRecord => ({
  kind: above === "" ? "article" : "part",
  number,
  heading: "",
  path: above === "" ? `article-${number}` : `${above}/part-${number}`,
  sections: 0,
  first: null,
  notes: [],
  children,
});
const section = (number: number, under: string | null): SlimSection => ({
  citation: `99-1-${number}` as Citation,
  through: null,
  catchline: "",
  status: "active",
  versions: 1,
  in_force_now: true,
  under,
  canonical_url: "https://site.example/",
});
const outline = (children: HeadingRecord[], items: SlimSection[]) =>
  chapterOutline({ children, items }).map((step) =>
    step.kind === "heading" ? `${step.depth} ${step.heading.path}` : `${step.depth} ${step.section.citation}`,
  );

test("headings stand before their first section, empty ones in their place", () => {
  const headings = [article("1", [article("1", [], "article-1")]), article("2"), article("3"), article("4")];
  const items = [section(1, null), section(2, "article-1"), section(3, "article-1/part-1"), section(4, "article-3")];
  expect(outline(headings, items)).toEqual([
    "0 99-1-1",
    "1 article-1",
    "1 99-1-2",
    "2 article-1/part-1",
    "2 99-1-3",
    "1 article-2",
    "1 article-3",
    "1 99-1-4",
    "1 article-4",
  ]);
});

test("a heading comes again where print goes back to it", () => {
  const items = [section(1, "article-2"), section(2, "article-1"), section(3, "article-2")];
  expect(outline([article("1"), article("2")], items)).toEqual([
    "1 article-1",
    "1 article-2",
    "1 99-1-1",
    "1 article-1",
    "1 99-1-2",
    "1 article-2",
    "1 99-1-3",
  ]);
});

test("a section below a heading that the chapter does not have stands without one", () => {
  expect(outline([], [section(1, "article-9")])).toEqual(["0 99-1-1"]);
});
