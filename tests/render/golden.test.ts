import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as z from "zod";
import { sectionRecord } from "../../src/model/section-record.ts";
import { chapterRecord, titleRecord } from "../../src/model/tree-records.ts";
import { chapterFullMarkdown } from "../../src/render/chapter-full-markdown.ts";
import { chapterMarkdown } from "../../src/render/chapter-markdown.ts";
import { sectionMarkdown } from "../../src/render/section-markdown.ts";
import { titleMarkdown } from "../../src/render/title-markdown.ts";

const FOLDER = fileURLToPath(new URL("golden/", import.meta.url));

const stamp = z.strictObject({ corpusVersion: z.string(), license: z.string(), releaseDate: z.string() });
const view = z.strictObject({
  version: z.string().optional(),
  notes: z.literal("all").optional(),
  subsection: z.string().optional(),
});
const goldenInput = z.discriminatedUnion("render", [
  z.strictObject({ render: z.literal("section"), stamp, record: sectionRecord, view }),
  z.strictObject({ render: z.literal("title"), stamp, record: titleRecord }),
  z.strictObject({ render: z.literal("chapter"), stamp, record: chapterRecord }),
  z.strictObject({
    render: z.literal("chapter-full"),
    stamp,
    record: chapterRecord,
    sections: z.array(sectionRecord),
    start: z.int(),
  }),
]);

function rendered(input: z.infer<typeof goldenInput>): string {
  switch (input.render) {
    case "section": {
      const result = sectionMarkdown(input.record, input.stamp, input.view);
      return result.kind === "markdown" ? result.body : `${JSON.stringify(result)}\n`;
    }
    case "title":
      return titleMarkdown(input.record, input.stamp);
    case "chapter":
      return chapterMarkdown(input.record, input.stamp);
    case "chapter-full":
      return chapterFullMarkdown(input.record, input.sections, input.start, input.stamp);
    default:
      return input satisfies never;
  }
}

/** A golden page is accepted by reading it: `vitest run tests/render/golden -u` writes what is rendered. */
test.each(readdirSync(FOLDER))("%s is rendered as its golden page", async (name) => {
  const input = goldenInput.parse(JSON.parse(readFileSync(`${FOLDER}${name}/input.json`, "utf8")));
  await expect(rendered(input)).toMatchFileSnapshot(`${FOLDER}${name}/output.md`);
});
