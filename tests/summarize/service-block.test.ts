import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitFrontmatter } from "../../src/store/frontmatter.ts";
import { replaceService } from "../../src/summarize/service-block.ts";
import { billFile, madeUpBill, madeUpOpinion, opinionFile } from "./made-up-documents.ts";

const SERVICE = {
  model: "made-up-model-1",
  written_on: "2031-05-06",
  source_hash: "0123456789abcdef",
  summary: { en: "The bell: rung # at noon.", es: "La campana." },
  topic_tags: ["bells", "yes"],
};

function replaced(raw: string, service: object = SERVICE): string {
  const made = replaceService(raw, service);
  if (made.kind === "refused") throw new Error(made.reason);
  return made.raw;
}

describe("replacing the service text of a file", () => {
  it("changes nothing but the lines of service, whatever stands in the other fields and in the body", () => {
    const word = fc.string({ unit: "grapheme" });
    const line = fc.oneof(word, fc.constantFrom("service: null", "service:", "---", "  service: x", "- service: 1"));
    const words = fc.array(line).map((lines) => lines.join("\n"));
    fc.assert(
      fc.property(words, words, word, (title, text, summary) => {
        const bill = madeUpBill({ title: `t${title}`, description: words === undefined ? null : `d${title}`, text });
        const raw = billFile(bill);
        const service = { ...SERVICE, summary: { en: `s${summary}`, es: null } };
        const made = replaced(raw, service);
        const cut = raw.indexOf("\nservice: null\n---\n") + 1;
        expect(made.startsWith(raw.slice(0, cut))).toBe(true);
        expect(made.endsWith(raw.slice(cut + "service: null\n".length))).toBe(true);
        const [before, after] = [splitFrontmatter(raw), splitFrontmatter(made)];
        if (before.kind === "error" || after.kind === "error") throw new Error("not a file");
        expect(after.body).toBe(before.body);
        expect({ ...after.fields }).toEqual({ ...before.fields, service });
        expect(replaced(made, SERVICE)).toBe(replaced(raw, SERVICE));
      }),
    );
  });

  it("gives back the first file when the service text is taken out again, wherever the key stands", () => {
    const { service, text, ...fields } = madeUpOpinion();
    const first = opinionFile({ service, ...fields, text } as ReturnType<typeof madeUpOpinion>);
    const raw = first.replace("---\n", "---\n# a remark\n");
    for (const each of [raw, raw.replaceAll("\n", "\r\n"), `\uFEFF${raw}`]) {
      const made = replaced(each);
      expect(made).not.toBe(each);
      expect(
        made.replace(/service:\r?\n(?: [^\n]*\n)*/, each.includes("\r") ? "service: null\r\n" : "service: null\n"),
      ).toBe(each);
    }
  });

  it.each([
    ["no line of service", "---\na: b\n---\n\ntext\n", /no line that begins with service:/],
    ["service in the body only", "---\na: b\n---\n\nservice: null\n", /no line that begins with service:/],
    ["no frontmatter", "service: null\n", /no line that begins with service:/],
    ["another field that would be swallowed", "---\nservice: {\n  a: 1,\nb: 2}\nc: 1\n---\n", /.+/],
    ["broken YAML", "---\na: [\nservice: null\n---\n", /not YAML/],
  ])("refuses a file with %s", (_, raw, reason) => {
    const made = replaceService(raw, SERVICE);
    expect(made.kind === "refused" && made.reason).toMatch(reason);
  });
});
