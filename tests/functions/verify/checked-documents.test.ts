import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { currentFolder } from "../../../functions/release.ts";
import { type CheckedDocuments, checkedDocuments } from "../../../functions/verify/checked-documents.ts";
import type { Corpus } from "../../../src/corpus/corpus.ts";
import { openCorpus } from "../../../src/corpus/open-corpus.ts";
import type { Citation } from "../../../src/identifiers/citation.ts";
import { verifyQuote } from "../../../src/verify/verify-quote.ts";
import { buildSpecimen, type SpecimenRelease } from "../../support/specimen-release.ts";

describe("documents made ready for checks", () => {
  let release: SpecimenRelease;
  let corpus: Corpus;
  let documents: CheckedDocuments;
  beforeAll(async () => {
    release = await buildSpecimen();
    corpus = openCorpus(`${await currentFolder(release.dist)}/corpus.sqlite`);
    documents = checkedDocuments(corpus);
  });
  afterAll(() => {
    corpus?.close();
    release?.remove();
  });

  test("are read from the store once", () => {
    const section = vi.spyOn(corpus, "section");
    const first = documents.section("90-1-4" as Citation);
    expect(documents.section("90-1-4" as Citation)).toBe(first);
    expect(checkedDocuments(corpus).section("90-1-4" as Citation)).toBe(first);
    expect(section).toHaveBeenCalledTimes(1);
    section.mockRestore();
  });

  test("are named as their records are, in every collection", () => {
    const version = new Map(corpus.collections().map((facts) => [facts.collection, facts.corpusVersion]));
    for (const citation of corpus.citations()) {
      const { cite_as, canonical_url, md_url } = corpus.section(citation) ?? {};
      expect(documents.section(citation)).toMatchObject({ id: citation, cite_as, canonical_url, md_url, year: null });
    }
    for (const key of corpus.bills?.keys() ?? []) {
      const { record, text } = corpus.bills?.bill(key) ?? {};
      const { id, cite_as, canonical_url, md_url } = record ?? {};
      const document = documents.bill(key);
      expect(document).toMatchObject({ id, cite_as, canonical_url, md_url, corpus_version: version.get("bills") });
      expect(document?.text === null).toBe(text === null);
    }
    for (const key of corpus.opinions?.keys() ?? []) {
      const { record, text } = corpus.opinions?.opinion(key) ?? {};
      const document = documents.opinion(key);
      expect(document).toMatchObject({ id: record?.id, corpus_version: version.get("opinions"), state: "in_force" });
      expect(document?.names[0]).toBe(record?.case_name);
      expect(document?.year).toBe(Number(record?.date_filed.slice(0, 4)));
      expect(document?.text === null).toBe(text === null);
    }
  });

  test("that are not there are null, and stay so", () => {
    expect(documents.section("16-5-1" as Citation)).toBeNull();
    expect(documents.section("16-5-1" as Citation)).toBeNull();
  });

  test("have every word of their stored texts", () => {
    for (const citation of corpus.citations()) {
      const text = corpus.section(citation)?.versions[0]?.text ?? "";
      const document = documents.section(citation)?.text;
      if (document && text.length > 12)
        expect(verifyQuote(document, text)).toMatchObject({ found: true, verbatim: true });
    }
  });
});
