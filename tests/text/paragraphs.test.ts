import fc from "fast-check";
import { expect, test } from "vitest";
import { readParagraphs } from "../../src/text/paragraphs.ts";

test.each([
  ["One.", ["One."]],
  ["One.\n\nTwo\nlines.\n \n\t\nThree.\n", ["One.", "Two\nlines.", "Three."]],
  ["\n\n\n One. \n\n", [" One. "]],
  ["", []],
  [" \n\n ", []],
])("%j", (text, paragraphs) => {
  expect(readParagraphs(text).map((paragraph) => paragraph.text)).toEqual(paragraphs);
});

test("offsets give the paragraph back, nothing but blanks lies between, and none holds a blank line", () => {
  const pieces = fc.array(fc.constantFrom("a", " ", "\t", "\n", "\n\n", "(b)", "🪁"), { maxLength: 40 });
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join("");
      let end = 0;
      for (const paragraph of readParagraphs(text)) {
        expect(text.slice(paragraph.start, paragraph.end)).toBe(paragraph.text);
        expect(text.slice(end, paragraph.start).trim()).toBe("");
        expect(paragraph.text).not.toMatch(/\n[ \t]*\n|^\n|\n$/);
        end = paragraph.end;
      }
      expect(text.slice(end).trim()).toBe("");
    }),
  );
});
