import fc from "fast-check";
import { expect, test } from "vitest";
import { LIMITS } from "../../src/contract/limits.ts";
import { provisionRecord } from "../../src/model/provision-records.ts";
import { bodyOfStamped, stampMarkdown } from "../../src/render/frontmatter.ts";
import { provisionFrontmatter, provisionMarkdown, provisionMarkdownBody } from "../../src/render/provision-markdown.ts";
import { provisionText } from "../../src/render/provision-text.ts";
import { notesAreCapped } from "../../src/render/section-markdown.ts";
import { readAnchors } from "../../src/text/anchors.ts";
import { madeUpProvision } from "./made-up-provisions.ts";
import { STAMP } from "./made-up-records.ts";

const bodyOf = (result: ReturnType<typeof provisionMarkdown>) => (result.kind === "markdown" ? result.body : "");

test("the made-up provision is one that could be published", () => {
  expect(provisionRecord.parse(madeUpProvision("amend-i", "A kite."))).toBeTruthy();
});

test("printed notes stop at the cap and say where all of them are", () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 9_000 }), { maxLength: 6 });
  fc.assert(
    fc.property(lengths, (chars) => {
      const notes = chars.map((count) => ({ heading: "History", text: "n".repeat(count) }));
      const provision = madeUpProvision("amend-i", "A kite.", notes);
      const [capped, whole] = [{}, { notes: "all" as const }].map((view) =>
        bodyOf(provisionMarkdownBody(provision, view)),
      );
      const shown = (page = "") => [...page.matchAll(/^n+$/gm)].reduce((sum, [run]) => sum + run.length, 0);
      expect(shown(capped)).toBeLessThanOrEqual(LIMITS.notesChars);
      expect(shown(whole)).toBe(chars.reduce((sum, count) => sum + count, 0));
      const pointer = "All of them: <https://site.example/constitution/ga/amend-i.md?notes=all>";
      expect(capped?.includes(pointer)).toBe(notesAreCapped(provision));
    }),
  );
});

test("a cached body stamped again is the page rendered again", () => {
  const provision = madeUpProvision("amend-i", "(a) A kite.\n\n---\n\n(b) A string.");
  const later = { ...STAMP, corpusVersion: "specimen-ba9876543210" };
  const cached = bodyOfStamped(bodyOf(provisionMarkdown(provision, STAMP)));
  const fields = provisionFrontmatter(provision, later);
  expect(fields && stampMarkdown(fields, cached)).toBe(bodyOf(provisionMarkdown(provision, later)));
});

test("every part that a provision names is shown in its exact words, and is cited", () => {
  const text = "Section 1. (a) One kite.\n\n(b) Two kites.\n\nSection 2. No kite.";
  const provision = madeUpProvision("amend-xiv", text);
  for (const { anchor, start, end } of readAnchors(text)) {
    const page = bodyOf(provisionMarkdownBody(provision, { subsection: anchor }));
    expect(page.endsWith(`\n\n${text.slice(start, end).trimEnd()}\n`)).toBe(true);
  }
  const cited = (subsection: string) => provisionFrontmatter(provision, STAMP, { subsection })?.cite_as;
  expect(["1", "1-b", "2"].map(cited)).toEqual(["§ 1", "§ 1(b)", "§ 2"].map((part) => `Ga. Const. amend-xiv, ${part}`));
});

test("an unknown part is answered with what there is", () => {
  const provision = { ...madeUpProvision("amend-i", "(a) A kite.\n\n(b) A string."), subsections: ["a", "b"] };
  const unknown = { kind: "unknown-subsection", known: ["a", "b"] };
  expect(provisionMarkdown(provision, STAMP, { subsection: "c" })).toEqual(unknown);
  expect(provisionFrontmatter(provision, STAMP, { subsection: "c" })).toBeNull();
});

test("frontmatter carries the license of the provision's own constitution", () => {
  expect(provisionFrontmatter(madeUpProvision("amend-i", "A kite."), STAMP)?.license).toBe("Public domain");
});

test("the text alone is verbatim with one line break, or its mark where nothing is printed", () => {
  const odd = "  (a) A *kite*.\n\n\n\t1. # [x] ";
  expect(provisionText(madeUpProvision("amend-i", odd))).toBe(`${odd}\n`);
  expect(provisionText({ text: "", status: "repealed" })).toBe("[Repealed]\n");
});
