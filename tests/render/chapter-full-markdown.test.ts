import fc from "fast-check";
import { expect, test } from "vitest";
import { LIMITS } from "../../src/contract/limits.ts";
import { chapterFullMarkdown, chapterPageEnd } from "../../src/render/chapter-full-markdown.ts";
import { madeUpChapter, madeUpSection, STAMP } from "./made-up-records.ts";

const lengths = fc.array(fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 260_000 })), {
  minLength: 1,
  maxLength: 12,
});
const sectionsOf = (chars: readonly number[]) => chars.map((count, at) => madeUpSection(at + 1, "k".repeat(count)));

test("following the pointers reads every section once, whole, in order and within the cap", () => {
  fc.assert(
    fc.property(lengths, (chars) => {
      const sections = sectionsOf(chars);
      const chapter = madeUpChapter(sections);
      const read: string[] = [];
      for (let start: number | null = 0; start !== null; ) {
        const page: string = chapterFullMarkdown(chapter, sections.slice(start), start, STAMP);
        const shown = [...page.matchAll(/^## § (\S+)\. .*\n\n(\[No text\]|k*)$/gm)];
        read.push(...shown.map(([, citation]) => citation ?? ""));
        const total = shown.reduce((sum, [, , text]) => sum + (text?.startsWith("k") ? text.length : 0), 0);
        expect(shown.length === 1 || total <= LIMITS.chapterChars).toBe(true);
        const next: string | undefined = page.match(/follows?: <\S+\?full=1&start=(\d+)>/)?.[1];
        start = next === undefined ? null : Number(next);
      }
      expect(read).toEqual(sections.map(({ citation }) => citation));
    }),
    { numRuns: 40 },
  );
});

test("the pointer names the sections that follow", () => {
  const sections = sectionsOf([150_000, 60_000, 10]);
  const page = chapterFullMarkdown(madeUpChapter(sections), sections, 0, STAMP);
  const next = "https://site.example/code/title-99/chapter-1.md?full=1&start=1";
  expect(page.endsWith(`\n> Sections 2 to 3 of 3 follow: <${next}>\n`)).toBe(true);
});

test("a section of exactly the cap fits, one character more does not", () => {
  const half = LIMITS.chapterChars / 2;
  const exact = sectionsOf([half, half]);
  const over = sectionsOf([half, half + 1]);
  expect(chapterPageEnd(madeUpChapter(exact), exact, 0)).toBe(2);
  expect(chapterPageEnd(madeUpChapter(over), over, 0)).toBe(1);
});

test("a missing record is an error, not a gap", () => {
  const sections = sectionsOf([1, 1]);
  expect(() => chapterFullMarkdown(madeUpChapter(sections), sections.slice(0, 1), 0, STAMP)).toThrow("99-1-2");
});
