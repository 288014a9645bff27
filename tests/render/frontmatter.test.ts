import fc from "fast-check";
import matter from "gray-matter";
import { expect, test } from "vitest";
import { bodyOfStamped, FRONTMATTER_KEYS, type Frontmatter, stampMarkdown } from "../../src/render/frontmatter.ts";

/** Strings with what YAML and JSON treat differently; no lone surrogates, which UTF-8 cannot carry. */
const awkward = fc.string({
  unit: fc.oneof(
    fc.constantFrom(..."\n\r\t\"'\\:#-{}[]&*!|>%@`~,? ", "---\n", "\u0085", "\u2028", "\ufeff", "\u0007", "🪁"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  ),
});
const scalar = fc.option(awkward);
const fields: fc.Arbitrary<Frontmatter> = fc.record({
  cite_as: scalar,
  canonical_url: scalar,
  source_url: scalar,
  status: scalar,
  date: scalar,
  version: scalar,
  corpus_version: scalar,
  license: scalar,
});

test("frontmatter is YAML that reads back as its fields, keys in their order", () => {
  fc.assert(
    fc.property(fields, (given) => {
      const { data } = matter(stampMarkdown(given, "Kites.\n"), {});
      expect(data).toEqual(given);
      expect(Object.keys(data)).toEqual([...FRONTMATTER_KEYS]);
    }),
  );
});

test("a stamped body comes back as it was", () => {
  fc.assert(
    fc.property(fields, fc.oneof(awkward, fc.constant("---\n\n# Kites\n\n---\n")), (given, body) => {
      expect(bodyOfStamped(stampMarkdown(given, body))).toBe(body);
    }),
  );
});

test("a day stays a string", () => {
  const given = {
    ...Object.fromEntries(FRONTMATTER_KEYS.map((key) => [key, null])),
    date: "2026-07-01",
  } as Frontmatter;
  expect(matter(stampMarkdown(given, ""), {}).data["date"]).toBe("2026-07-01");
});
