import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinFrontmatter, splitFrontmatter } from "../../src/store/frontmatter.ts";

describe("frontmatter", () => {
  it("gives back any fields and any body that it wrote", () => {
    const word = fc.string({ unit: "grapheme" }).filter((text) => !/\r/.test(text));
    const body = word.map((text) => text.replace(/^\n+|\n+$/g, ""));
    const fields = fc.dictionary(
      fc.stringMatching(/^[a-z_]{1,12}$/),
      fc.oneof(word, fc.constant(null), fc.array(fc.record({ heading: word, text: word }))),
    );
    fc.assert(
      fc.property(fields, body, (given, text) => {
        expect(splitFrontmatter(joinFrontmatter(given, text))).toEqual({
          kind: "file",
          fields: { ...given },
          body: text,
        });
      }),
    );
  });

  it("keeps an unquoted day a string", () => {
    expect(splitFrontmatter("---\nday: 2023-07-01\n---\n")).toEqual({
      kind: "file",
      fields: { day: "2023-07-01" },
      body: "",
    });
  });

  it("keeps lines of hyphens in the body", () => {
    expect(splitFrontmatter("---\na: b\n---\n\none\n\n---\n\nc: d\n")).toEqual({
      kind: "file",
      fields: { a: "b" },
      body: "one\n\n---\n\nc: d",
    });
  });

  it.each([
    ["a body without frontmatter", "The bell.\n", /does not begin/],
    ["frontmatter that never ends", "---\na: b\n", /not closed/],
    ["frontmatter in another language", "---js\nglobalThis.ran = true\n---\n", /does not begin/],
    ["broken YAML", "---\na: [\n---\n", /not YAML/],
    ["a key twice", "---\na: 1\na: 2\n---\n", /not YAML/],
    ["a list instead of fields", "---\n- a\n---\n", /not a list of fields/],
  ])("refuses %s", (_, raw, message) => {
    const split = splitFrontmatter(raw);
    expect(split.kind === "error" && split.message).toMatch(message);
    expect(globalThis).not.toHaveProperty("ran");
  });
});
