import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compileCorpus } from "../../src/corpus/compile-corpus.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import { openCorpus } from "../../src/corpus/open-corpus.ts";
import type { BillContent, OpinionContent } from "../../src/model/content.ts";
import type { StoredCollection } from "../../src/model/stored-corpus.ts";

const COLLECTION: StoredCollection = {
  release_label: "made-up",
  release_date: "2025-01-01",
  current_through: "a made-up day",
  coverage: "Nothing that is anywhere.",
  qualifications: [],
  license: "CC0-1.0",
  attribution: null,
  sources: [{ name: "Nowhere", url: "https://example.org/", license: "CC0-1.0" }],
  specimen: true,
};

/** Compiles bills or opinions into a temporary store, lets a test read it, and takes it away. */
export function withStore<T>(
  { bills = null, opinions = null }: { bills?: BillContent | null; opinions?: OpinionContent | null },
  read: (corpus: Corpus) => T,
): T {
  const folder = mkdtempSync(path.join(tmpdir(), "made-up-"));
  const file = path.join(folder, "corpus.sqlite");
  const roots = { api: "https://api.example.org/api", site: "https://example.org", mcp: "https://api.example.org/mcp" };
  try {
    const corpus = {
      ...(bills !== null && { bills: COLLECTION }),
      ...(opinions !== null && { opinions: COLLECTION }),
    };
    compileCorpus(file, { corpus, code: null, bills, opinions }, { asOf: "2025-06-01", roots });
    const open = openCorpus(file);
    try {
      return read(open);
    } finally {
      open.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
