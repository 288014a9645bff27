import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as z from "zod";
import { BILL_ROUTES } from "../../src/contract/routes-bills.ts";
import { CODE_ROUTES } from "../../src/contract/routes-code.ts";
import { OPINION_ROUTES } from "../../src/contract/routes-opinions.ts";
import { sessionList, sessionRecord } from "../../src/model/bill-lists.ts";
import { billRecord } from "../../src/model/bill-records.ts";
import { yearList, yearRecord } from "../../src/model/opinion-lists.ts";
import { opinionFullText, opinionRecord } from "../../src/model/opinion-records.ts";
import { constitutionRecord, provisionRecord } from "../../src/model/provision-records.ts";
import { sectionRecord } from "../../src/model/section-record.ts";
import { billsMeta, codeMeta, opinionsMeta } from "../../src/model/service-records.ts";
import { LANGUAGES } from "../../src/model/service-text.ts";
import { chapterRecord, titleRecord, treeRecord } from "../../src/model/tree-records.ts";
import { aboutMarkdown } from "../../src/render/about-markdown.ts";
import { billInLanguage } from "../../src/render/bills/bill-in-language.ts";
import { billMarkdown } from "../../src/render/bills/bill-markdown.ts";
import { billsIndexMarkdown } from "../../src/render/bills/bills-index-markdown.ts";
import { sessionMarkdown } from "../../src/render/bills/session-markdown.ts";
import { chapterFullMarkdown } from "../../src/render/chapter-full-markdown.ts";
import { chapterMarkdown } from "../../src/render/chapter-markdown.ts";
import { codeIndexMarkdown } from "../../src/render/code-index-markdown.ts";
import { constitutionMarkdown } from "../../src/render/constitution-markdown.ts";
import type { MarkdownResult } from "../../src/render/markdown-result.ts";
import { opinionMarkdown } from "../../src/render/opinions/opinion-markdown.ts";
import { opinionView } from "../../src/render/opinions/opinion-view.ts";
import { opinionsIndexMarkdown } from "../../src/render/opinions/opinions-index-markdown.ts";
import { yearMarkdown } from "../../src/render/opinions/year-markdown.ts";
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
const spanish = z.strictObject({ summary: z.string().nullable(), reasoning: z.string().nullable() });
const documentView = z.strictObject({ full: z.boolean(), lang: z.enum(LANGUAGES) });
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
  z.strictObject({
    render: z.literal("about"),
    stamp,
    roots,
    meta: z.discriminatedUnion("collection", [codeMeta, billsMeta, opinionsMeta]),
  }),
  z.strictObject({
    render: z.literal("bill"),
    stamp,
    record: billRecord,
    body: z.string().nullable(),
    spanish,
    view: documentView,
  }),
  z.strictObject({
    render: z.literal("opinion"),
    stamp,
    record: opinionRecord,
    text: z.string().nullable(),
    pages: opinionFullText.shape.pages,
    spanish,
    view: documentView,
  }),
  z.strictObject({ render: z.literal("session"), stamp, record: sessionRecord }),
  z.strictObject({ render: z.literal("year"), stamp, record: yearRecord }),
  z.strictObject({ render: z.literal("bills-index"), stamp, roots, sessions: sessionList, meta: billsMeta }),
  z.strictObject({ render: z.literal("opinions-index"), stamp, roots, years: yearList, meta: opinionsMeta }),
]);

const ROUTES_OF = { code: CODE_ROUTES, bills: BILL_ROUTES, opinions: OPINION_ROUTES };

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
      return aboutMarkdown(input.meta, input.stamp, placesOf(input.meta.collection, input.roots));
    case "bill":
      return billPage(input);
    case "opinion":
      return opinionPage(input);
    case "session":
      return sessionMarkdown(input.record, input.stamp);
    case "year":
      return yearMarkdown(input.record, input.stamp);
    case "bills-index":
      return billsIndexMarkdown(input.sessions, input.meta, input.stamp, placesOf("bills", input.roots));
    case "opinions-index":
      return opinionsIndexMarkdown(input.years, input.meta, input.stamp, placesOf("opinions", input.roots));
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

type Golden<K> = Extract<z.infer<typeof goldenInput>, { render: K }>;

function placesOf(collection: keyof typeof ROUTES_OF, places: z.infer<typeof roots>) {
  return { routes: ROUTES_OF[collection], roots: places };
}

function billPage({ record, body, stamp, spanish: words, view: { full, lang } }: Golden<"bill">): string {
  return billMarkdown(billInLanguage(record, words, lang), body, stamp, { full });
}

function opinionPage({ record, text, pages, stamp, spanish: words, view: asked }: Golden<"opinion">): string {
  return opinionMarkdown(opinionView({ record, spanish: words }, asked), { text, pages }, stamp, asked);
}

function pageOf(result: MarkdownResult): string {
  return result.kind === "markdown" ? result.body : `${JSON.stringify(result)}\n`;
}

/** A golden page is accepted by reading it: `vitest run tests/render/golden -u` writes what is rendered. */
test.each(readdirSync(FOLDER))("%s is rendered as its golden page", async (name) => {
  const input = goldenInput.parse(JSON.parse(readFileSync(`${FOLDER}${name}/input.json`, "utf8")));
  await expect(rendered(input)).toMatchFileSnapshot(`${FOLDER}${name}/output.md`);
});
