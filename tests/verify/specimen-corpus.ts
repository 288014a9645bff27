import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { compileCorpus } from "../../src/corpus/compile-corpus.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import { openCorpus } from "../../src/corpus/open-corpus.ts";
import { readContent } from "../../src/store/read-content.ts";

const ROOTS = { api: "https://api.example.org/api", site: "https://example.org", mcp: "https://api.example.org/mcp" };

/** The specimen's store, compiled for one fixed day. It is open until the process ends; its file is gone at once. */
export function openSpecimen(): Corpus {
  const read = readContent(resolve(import.meta.dirname, "../../content"));
  if (read.kind !== "content") throw new Error(`the specimen does not read: ${JSON.stringify(read.problems)}`);
  const folder = mkdtempSync(join(tmpdir(), "specimen-"));
  try {
    const file = join(folder, "corpus.sqlite");
    compileCorpus(file, read.content, { asOf: "2026-11-20", roots: ROOTS });
    return openCorpus(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
