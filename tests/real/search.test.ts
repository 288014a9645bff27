import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileCorpus } from "../../src/corpus/compile-corpus.ts";
import { importOcga } from "../../src/import/ocga/import-ocga.ts";
import { compileSearch } from "../../src/search/compile/compile-search.ts";
import { openSearch } from "../../src/search/open-search.ts";
import type { SearchIndex } from "../../src/search/search-index.ts";
import { inCode } from "../search/specimen-index.ts";
import { hasRelease, releasePages } from "./real-data.ts";

const roots = { api: "https://api.example.org/api", site: "https://example.org", mcp: "https://api.example.org/mcp" };

/** Questions in everyday words and the section that answers each. */
const QUESTIONS: readonly (readonly [question: string, section: string])[] = [
  ["drunk driving a boat", "52-7-12"],
  ["how much of my paycheck can be garnished", "18-4-5"],
  ["recall of an elected official", "21-4-1"],
  ["substitution of generic drugs", "26-4-81"],
  ["hunting deer at night", "27-3-48"],
  ["fraud in getting food stamps", "49-4-15"],
];

describe.skipIf(!hasRelease("r86"))("search of the real Code, release 86", () => {
  const folder = mkdtempSync(join(tmpdir(), "real-search-"));
  let index: SearchIndex;
  beforeAll(async () => {
    const { sections, titles, collection } = await importOcga(releasePages("r86"));
    const corpus = { code: { ...collection, constitutions: {} } };
    const content = { corpus, code: { titles, sections, provisions: [] }, bills: null, opinions: null };
    const file = join(folder, "corpus.sqlite");
    compileCorpus(file, content, { asOf: "2022-12-01", roots });
    compileSearch(file);
    index = openSearch(file);
  }, 240_000);
  afterAll(() => {
    index?.close();
    rmSync(folder, { recursive: true });
  });

  test.each(QUESTIONS)("%s: %s is among the first three", (question, section) => {
    const found = index.search(inCode(question, { limit: 3 })).hits.map(({ id }) => id);
    expect(found).toContain(section);
  });

  test("every short title finds the section that states it first, and there are 162", () => {
    const { items, total } = index.acts({ q: null, limit: null });
    expect(total).toBe(162);
    const wrong = items.filter(
      ({ short_title, citation }) => index.search(inCode(short_title, { limit: 1 })).hits[0]?.id !== citation,
    );
    expect(wrong).toEqual([]);
  });

  test("what the words name comes first, and what cites it after", () => {
    const { direct, hits } = index.search(inCode("O.C.G.A. § 42-5-18"));
    expect(direct).toMatchObject({ id: "42-5-18", whole: true });
    expect(hits[0]?.id).toBe("42-5-18");
    expect(hits.length).toBeGreaterThan(1);
  });
});
