import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compileCorpus } from "../../src/corpus/compile-corpus.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import { openCorpus } from "../../src/corpus/open-corpus.ts";
import type { BillContent, OpinionContent } from "../../src/model/content.ts";
import { FAKE_BILLS } from "./fake-bills.ts";
import { fakeCorpus } from "./fake-corpus.ts";
import { FAKE_OPINIONS } from "./fake-opinions.ts";

const LICENSE = "CC0 1.0";

const SAID = {
  release_label: "specimen",
  release_date: "2093-07-01",
  current_through: "the 2093 specimen",
  qualifications: ["None of it happened."],
  license: LICENSE,
  attribution: "Made up by <nobody>.",
  sources: [{ name: "Specimen press", url: "https://source.example/specimen", license: LICENSE }],
};

/**
 * Bills and opinions compiled into a store of their own. The store's file is gone at once: what is open stays readable, and
 * nothing is left behind.
 */
export function openDocuments(bills: BillContent, opinions: OpinionContent, specimen = true): Corpus {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  const file = path.join(folder, "corpus.sqlite");
  const corpus = {
    bills: { ...SAID, coverage: "Made-up bills.", specimen },
    opinions: { ...SAID, coverage: "Made-up opinions.", specimen },
  };
  try {
    compileCorpus(file, { corpus, code: null, bills, opinions }, { asOf: "2093-08-01", roots: fakeCorpus().roots });
    return openCorpus(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const opened = new Map<boolean, Corpus>();

/** Made-up law, bills and opinions together, as a release that has all three collections. */
export function wholeCorpus({ specimen = true }: { specimen?: boolean } = {}): Corpus {
  const documents = opened.get(specimen) ?? openDocuments(FAKE_BILLS, FAKE_OPINIONS, specimen);
  opened.set(specimen, documents);
  const code = fakeCorpus({ specimen });
  const { bills, opinions } = documents;
  return { ...code, bills, opinions, collections: () => [...code.collections(), ...documents.collections()] };
}
