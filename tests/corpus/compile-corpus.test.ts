import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileCorpus } from "../../src/corpus/compile-corpus.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import { openCorpus } from "../../src/corpus/open-corpus.ts";
import { type Citation, compareCitations } from "../../src/identifiers/citation.ts";
import { sectionRecord } from "../../src/model/section-record.ts";
import { codeMeta } from "../../src/model/service-records.ts";
import { chapterRecord, titleRecord, treeRecord } from "../../src/model/tree-records.ts";
import { readContent } from "../../src/store/read-content.ts";

const roots = { api: "https://api.example.org/api", site: "https://example.org", mcp: "https://api.example.org/mcp" };
const folder = mkdtempSync(join(tmpdir(), "corpus-"));
let corpus: Corpus;

function compile(name: string, asOf: string): Corpus {
  const read = readContent("content");
  if (read.kind !== "content") throw new Error("the specimen reads without a problem");
  compileCorpus(join(folder, name), read.content, { asOf, roots });
  return openCorpus(join(folder, name));
}

beforeAll(() => {
  corpus = compile("a.sqlite", "2026-01-01");
});
afterAll(() => {
  corpus.close();
  rmSync(folder, { recursive: true });
});

describe("the compiled store", () => {
  it("publishes records that fit their closed schema in every field and its order", () => {
    for (const citation of corpus.citations()) {
      const record = corpus.section(citation);
      const parsed = sectionRecord.parse(record);
      expect(JSON.stringify(parsed)).toBe(JSON.stringify(record));
    }
    expect(corpus.citations().length).toBeGreaterThan(50);
  });

  it("publishes maps and meta that fit their closed schemas", () => {
    const tree = treeRecord.parse(corpus.tree());
    for (const { title, chapters } of tree.titles) {
      expect(titleRecord.parse(corpus.title(title)).chapters.map(({ chapter }) => chapter)).toEqual(
        chapters.map(({ chapter }) => chapter),
      );
      for (const { chapter } of chapters) chapterRecord.parse(corpus.chapter(title, chapter));
    }
    const meta = codeMeta.parse(corpus.codeMeta());
    expect(meta.counts.sections).toBe(corpus.citations().length);
    expect(Object.values(meta.counts.by_status).reduce((sum, count) => sum + count)).toBe(meta.counts.sections);
    expect(tree.section_count).toBe(meta.counts.sections);
  });

  it("chains all sections through previous and next in printed order", () => {
    const visited: Citation[] = [];
    let at: Citation | null = corpus.citations()[0] ?? null;
    while (at !== null) {
      const record = corpus.section(at);
      expect(record?.previous).toBe(visited.at(-1) ?? null);
      visited.push(at);
      at = record?.next ?? null;
    }
    expect(visited).toEqual(corpus.citations());
    expect(visited).toEqual([...visited].sort(compareCitations));
  });

  it("lists every section in exactly one chapter", () => {
    const listed = corpus
      .tree()
      .titles.flatMap(({ title, chapters }) =>
        chapters.flatMap(({ chapter }) => corpus.chapter(title, chapter)?.items.map(({ citation }) => citation) ?? []),
      );
    expect(listed.sort(compareCitations)).toEqual(corpus.citations());
  });

  it("leads a citation inside a reserved run to the run", () => {
    const run = corpus
      .citations()
      .map((citation) => corpus.section(citation))
      .find((record) => record?.through != null);
    expect(run).toBeDefined();
    expect(corpus.codeAlias(run?.through as string)).toBe(run?.citation);
    expect(corpus.codeAlias(run?.citation as string)).toBeNull();
  });

  it("changes what is in force with the day, and the corpus version not", () => {
    const later = compile("b.sqlite", "2027-07-02");
    const inForce = (store: Corpus) => store.section("91-1-3" as Citation)?.versions[0]?.version;
    expect(inForce(corpus)).toBe("until-2027-07-01");
    expect(inForce(later)).toBe("2027-07-01");
    expect(corpus.nextChange).toBe("2027-07-01");
    expect(later.nextChange).not.toBe("2027-07-01");
    expect(later.collections()[0]?.corpusVersion).toBe(corpus.collections()[0]?.corpusVersion);
    later.close();
  });

  it("says so when the file is not a store of this layout", () => {
    expect(() => openCorpus(join(folder, "missing.sqlite"))).toThrow();
    expect(() => openCorpus("package.json")).toThrow();
  });
});
