import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as z from "zod";
import { CODE_ROUTES } from "../../src/contract/routes-code.ts";
import { constitutionRecord, provisionRecord } from "../../src/model/provision-records.ts";
import { sectionRecord } from "../../src/model/section-record.ts";
import { codeMeta } from "../../src/model/service-records.ts";
import { chapterRecord, titleRecord, treeRecord } from "../../src/model/tree-records.ts";
import { aboutMarkdown } from "../../src/render/about-markdown.ts";
import { chapterFullMarkdown } from "../../src/render/chapter-full-markdown.ts";
import { chapterMarkdown } from "../../src/render/chapter-markdown.ts";
import { codeIndexMarkdown } from "../../src/render/code-index-markdown.ts";
import { constitutionMarkdown } from "../../src/render/constitution-markdown.ts";
import type { MarkdownResult } from "../../src/render/markdown-result.ts";
import { provisionMarkdown } from "../../src/render/provision-markdown.ts";
import { sectionMarkdown } from "../../src/render/section-markdown.ts";
import { titleMarkdown } from "../../src/render/title-markdown.ts";

const FOLDER = fileURLToPath(new URL("golden/", import.meta.url));

const stamp = z.strictObject({ corpusVersion: z.string(), license: z.string(), releaseDate: z.string() });
const roots = z.strictObject({ api: z.string(), site: z.string(), mcp: z.string() });
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
  z.strictObject({
    render: z.literal("provision"),
    stamp,
    record: provisionRecord,
    view: view.omit({ version: true }),
  }),
  z.strictObject({ render: z.literal("constitution"), stamp, record: constitutionRecord }),
  z.strictObject({
    render: z.literal("code-index"),
    stamp,
    roots,
    tree: treeRecord,
    constitutions: z.array(constitutionRecord),
  }),
  z.strictObject({ render: z.literal("about"), stamp, roots, meta: codeMeta }),
]);

function rendered(input: z.infer<typeof goldenInput>): string {
  switch (input.render) {
    case "section":
      return pageOf(sectionMarkdown(input.record, input.stamp, input.view));
    case "provision":
      return pageOf(provisionMarkdown(input.record, input.stamp, input.view));
    case "constitution":
      return constitutionMarkdown(input.record, input.stamp);
    case "code-index":
      return codeIndexMarkdown(input.tree, input.constitutions, input.stamp, input.roots);
    case "about":
      return aboutMarkdown(input.meta, input.stamp, { routes: CODE_ROUTES, roots: input.roots });
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

function pageOf(result: MarkdownResult): string {
  return result.kind === "markdown" ? result.body : `${JSON.stringify(result)}\n`;
}

/** A golden page is accepted by reading it: `vitest run tests/render/golden -u` writes what is rendered. */
test.each(readdirSync(FOLDER))("%s is rendered as its golden page", async (name) => {
  const input = goldenInput.parse(JSON.parse(readFileSync(`${FOLDER}${name}/input.json`, "utf8")));
  await expect(rendered(input)).toMatchFileSnapshot(`${FOLDER}${name}/output.md`);
});
