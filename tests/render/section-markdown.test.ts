import fc from "fast-check";
import { expect, test } from "vitest";
import { LIMITS } from "../../src/contract/limits.ts";
import { bodyOfStamped, stampMarkdown } from "../../src/render/frontmatter.ts";
import {
  notesAreCapped,
  sectionFrontmatter,
  sectionMarkdown,
  sectionMarkdownBody,
} from "../../src/render/section-markdown.ts";
import { sectionText } from "../../src/render/section-text.ts";
import { madeUpSection, STAMP } from "./made-up-records.ts";

const bodyOf = (result: ReturnType<typeof sectionMarkdown>) => (result.kind === "markdown" ? result.body : "");
const paragraphs = (count: number, chars: number) =>
  Array.from({ length: count }, () => "n".repeat(chars)).join("\n\n");

test("printed notes stop at a paragraph's end within the cap and say where the rest is", () => {
  const notes = [
    { heading: "History", text: paragraphs(2, 5_000) },
    { heading: "Editor's notes", text: paragraphs(3, 1_500) },
    { heading: "Law reviews", text: "Last." },
  ];
  const section = madeUpSection(1, "A kite.", notes);
  const capped = bodyOf(sectionMarkdownBody(section));
  const shown = [...capped.matchAll(/^n+$/gm)].map(([run]) => run.length);
  expect(shown).toEqual([5_000, 5_000, 1_500]);
  expect(capped).toContain(
    "\n> Notes are cut here, after 11502 of 14511 characters. All of them: " +
      "<https://site.example/code/99-1-1.md?notes=all>\n",
  );
  expect(capped).not.toContain("Last.");
  const whole = bodyOf(sectionMarkdownBody(section, { notes: "all" }));
  expect([...whole.matchAll(/^n+$/gm)]).toHaveLength(5);
  expect(whole).toContain("### Law reviews\n\nLast.\n");
  expect(whole).not.toContain("cut here");
});

test("the capped notes never hold more characters than the cap, and are whole when they fit", () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 9_000 }), { maxLength: 6 });
  fc.assert(
    fc.property(lengths, (chars) => {
      const notes = chars.map((count) => ({ heading: "History", text: "n".repeat(count) }));
      const section = madeUpSection(1, "A kite.", notes);
      const body = bodyOf(sectionMarkdownBody(section));
      const shown = [...body.matchAll(/^n+$/gm)].reduce((sum, [run]) => sum + run.length, 0);
      const [version] = section.versions;
      expect(shown).toBeLessThanOrEqual(LIMITS.notesChars);
      expect(body.includes("cut here")).toBe(version !== undefined && notesAreCapped(version));
    }),
  );
});

test("a cached body stamped again is the page rendered again", () => {
  const section = madeUpSection(1, "(a) A kite.\n\n---\n\n(b) A string.");
  const later = { ...STAMP, corpusVersion: "specimen-ba9876543210" };
  const cached = bodyOfStamped(bodyOf(sectionMarkdown(section, STAMP)));
  const fields = sectionFrontmatter(section, later);
  expect(fields && stampMarkdown(fields, cached)).toBe(bodyOf(sectionMarkdown(section, later)));
});

test("an unknown version or part is answered with what there is", () => {
  const section = madeUpSection(1, "(a) A kite.\n\n(b) A string.");
  const [version] = section.versions;
  if (version !== undefined) version.subsections = ["a", "b"];
  expect(sectionMarkdown(section, STAMP, { version: "r1" })).toEqual({ kind: "unknown-version", known: ["r86"] });
  expect(sectionMarkdown(section, STAMP, { subsection: "c" })).toEqual({
    kind: "unknown-subsection",
    known: ["a", "b"],
  });
  expect(sectionFrontmatter(section, STAMP, { subsection: "c" })).toBeNull();
});

test("the text alone is verbatim with one line break, or its mark where nothing is printed", () => {
  const odd = "  (a) A *kite*.\n\n\n\t1. # [x] ";
  expect(sectionText(madeUpSection(1, odd))).toBe(`${odd}\n`);
  expect(sectionText(madeUpSection(1, odd), "r85")).toBeNull();
  const empty = madeUpSection(1, "");
  const marked = (status: "reserved" | "note_only") => ({
    ...empty,
    versions: empty.versions.map((version) => ({ ...version, status })),
  });
  expect(sectionText(marked("reserved"))).toBe("[Reserved]\n");
  expect(sectionText(marked("note_only"))).toBe("[Printed notes only]\n");
});
