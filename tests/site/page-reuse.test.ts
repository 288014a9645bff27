import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Content } from "../../src/model/content.ts";
import { buildRelease } from "../../src/publish/build-release.ts";
import type { SiteApp } from "../../src/publish/site-app.ts";
import { DOCS_PART_NAMES } from "../../src/render/openapi/api-words.ts";
import { readContent } from "../../src/store/read-content.ts";

const ROOTS = { api: "https://api.example/api", site: "https://site.example", mcp: "https://mcp.example" };
let folder: string;
let rendered: string[];

/** An app whose pages say no more than their address: which of them it is asked for is what is tested. */
function countingApp(): SiteApp {
  const clientDir = join(folder, "client");
  mkdirSync(clientDir, { recursive: true });
  return {
    fingerprint: "made-up",
    clientDir,
    render: async (path) => {
      rendered.push(path);
      return { status: path === "/404" ? 404 : 200, html: path };
    },
  };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pages-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function specimen(): Content {
  const read = readContent("content");
  if (read.kind !== "content") throw new Error("the specimen reads without a problem");
  return read.content;
}

async function build(change: (content: Content) => void = () => {}, roots = ROOTS): Promise<string[]> {
  rendered = [];
  const content = specimen();
  change(content);
  const report = { step: () => {}, document: () => {}, page: () => {} };
  const input = {
    content,
    dist: join(folder, "dist"),
    projectRoot: ".",
    site: countingApp(),
    asOf: "2026-11-20",
    roots,
  };
  await buildRelease(input, report);
  return rendered.sort();
}

/** Pages that speak of everything, which every build makes anew. */
const DOCS = ["/docs", ...DOCS_PART_NAMES.map((part) => `/docs/${part}`)];
const ALWAYS = ["/", "/404", "/bills", "/code", "/opinions", "/search", ...DOCS].sort();

test("a build of what is unchanged makes only the pages that speak of everything", async () => {
  expect((await build()).length).toBeGreaterThan(200);
  expect(await build()).toEqual(ALWAYS);
});

test("a bill that changes takes along the lists of bills and bills that name others, and no other page", async () => {
  const all = await build();
  const pages = await build(({ bills }) => {
    const bill = bills?.bills.find(({ number, session }) => number === "hb9003" && session === "2025-2026");
    if (bill !== undefined) bill.title = "Kites; another title";
  });
  expect(pages).toContain("/bills/2025-2026/hb9003");
  const lists = all.filter((path) => /^\/bills\/[^/]+$/.test(path));
  expect(pages).toEqual(expect.arrayContaining([...ALWAYS, ...lists]));
  const documents = pages.filter((path) => path.split("/").length > 3);
  const related = new Set(
    specimen().bills?.bills.flatMap((bill) =>
      bill.related.length > 0 ? [`/bills/${bill.session}/${bill.number}`] : [],
    ),
  );
  expect(documents.filter((path) => !related.has(path.replace(/\?.*$/, "")))).toEqual(["/bills/2025-2026/hb9003"]);
});

test("an opinion's page is made anew when any of its words changes, in both languages", async () => {
  await build();
  const pages = await build(({ opinions }) => {
    const opinion = opinions?.opinions.find(({ cluster_id }) => cluster_id === "990000101");
    if (opinion !== undefined && opinion.service !== null) opinion.service.summary.es = "Otra cosa.";
  });
  const documents = pages.filter((path) => /^\/opinions\/[^/]+\/[^/]+$/.test(path));
  expect(documents).toEqual(["/opinions/S25A9001/990000101", "/opinions/S25A9001/990000101?lang=es"]);
  expect(pages.filter((path) => path.startsWith("/bills/"))).toEqual([]);
});

test("with other public addresses every page is made anew", async () => {
  const all = await build();
  expect(await build(() => {}, { ...ROOTS, site: "https://other.example" })).toEqual(all);
});

test("the pages taken over are those that a fresh build makes", async () => {
  await build();
  await build();
  const manifest = () =>
    JSON.parse(readFileSync(join(folder, "dist/current/manifest.json"), "utf8")) as { artifacts: object[] };
  const after = manifest().artifacts;
  rmSync(join(folder, "dist"), { recursive: true });
  await build();
  expect(manifest().artifacts).toEqual(after);
});
