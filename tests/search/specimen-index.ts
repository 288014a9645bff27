import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileCorpus } from "../../src/corpus/compile-corpus.ts";
import { compileSearch } from "../../src/search/compile/compile-search.ts";
import { openSearch } from "../../src/search/open-search.ts";
import type { BillSearch, CodeSearch, OpinionSearch, SearchIndex } from "../../src/search/search-index.ts";
import { readContent } from "../../src/store/read-content.ts";

const ROOTS = { api: "http://localhost:8787/api", site: "http://localhost:8788", mcp: "http://localhost:8787/mcp" };

/** The specimen compiled with its search indexes; the folder goes with `close`. */
export type SpecimenIndex = { file: string; index: SearchIndex; close: () => void };

/** Compiles the specimen for one day, on which versions are in force that no other day changes here. */
export function specimenIndex(): SpecimenIndex {
  const read = readContent("content");
  if (read.kind === "problems") throw new Error("the specimen does not read");
  const folder = mkdtempSync(join(tmpdir(), "search-test-"));
  const file = join(folder, "corpus.sqlite");
  compileCorpus(file, read.content, { asOf: "2026-06-01", roots: ROOTS });
  compileSearch(file);
  const index = openSearch(file);
  const close = () => {
    index.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { file, index, close };
}

/** A search of the Code with the defaults of its route. */
export function inCode(q: string, other: Partial<CodeSearch> = {}): CodeSearch {
  const defaults = { title: null, chapter: null, status: "active", scheme: "ocga" } as const;
  return { collection: "code", q, limit: 20, headings: false, ...defaults, ...other };
}

/** A search of the bills without filters. */
export function inBills(q: string, other: Partial<BillSearch> = {}): BillSearch {
  const defaults = { session: null, chamber: null, billType: null, status: null };
  return { collection: "bills", q, limit: 20, headings: false, ...defaults, ...other };
}

/** A search of the opinions without filters. */
export function inOpinions(q: string, other: Partial<OpinionSearch> = {}): OpinionSearch {
  return { collection: "opinions", q, limit: 20, headings: false, year: null, caseType: null, ...other };
}
