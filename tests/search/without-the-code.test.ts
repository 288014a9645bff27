import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { compileCorpus } from "../../src/corpus/compile-corpus.ts";
import { compileSearch } from "../../src/search/compile/compile-search.ts";
import { openSearch } from "../../src/search/open-search.ts";
import { readContent } from "../../src/store/read-content.ts";

test("a store without the Code is indexed and searched, and has no short titles", () => {
  const read = readContent("content");
  if (read.kind !== "content") throw new Error("the specimen reads without a problem");
  const { corpus, ...content } = read.content;
  const { code: _, ...rest } = corpus;
  const folder = mkdtempSync(path.join(tmpdir(), "no-code-"));
  const file = path.join(folder, "corpus.sqlite");
  const roots = { api: "https://api.example.org/api", site: "https://example.org", mcp: "https://api.example.org/mcp" };
  compileCorpus(file, { ...content, corpus: rest, code: null }, { asOf: "2026-01-01", roots });
  compileSearch(file);
  const index = openSearch(file);
  const asked = { q: "orchards", limit: 5, headings: false };
  const filters = { session: null, chamber: null, billType: null, status: null } as const;
  expect(index.search({ ...asked, ...filters, collection: "bills" }).hits.length).toBe(5);
  const none = { title: null, chapter: null, status: "active", scheme: "ocga" } as const;
  expect(index.search({ ...asked, ...none, collection: "code" })).toMatchObject({ hits: [], direct: null });
  expect(index.acts({ q: null, limit: null }).items).toEqual([]);
  index.close();
  rmSync(folder, { recursive: true });
});
