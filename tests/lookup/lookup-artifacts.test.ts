import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Corpus } from "../../src/corpus/corpus.ts";
import { openCorpus } from "../../src/corpus/open-corpus.ts";
import { BILL_READING } from "../../src/lookup/bill-reading.ts";
import { CODE_READING } from "../../src/lookup/code-reading.ts";
import { OPINION_READING } from "../../src/lookup/opinion-reading.ts";
import { lookupEntries } from "../../src/publish/lookup-artifacts.ts";
import { buildSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";
import { memoryLookup } from "./memory-lookup.ts";

let release: SpecimenRelease;
let corpus: Corpus;
beforeAll(async () => {
  release = await buildSpecimen();
  corpus = openCorpus(path.join(release.dist, "current", "corpus.sqlite"));
});
afterAll(() => {
  corpus.close();
  release.remove();
});

test("every document of every collection is indexed once", () => {
  const ids = (collection: "code" | "bills" | "opinions") => lookupEntries(corpus, collection).map(({ id }) => id);
  expect(ids("code")).toEqual(corpus.citations());
  const bills = corpus.bills?.keys().map(({ session, number }) => `${session}/${number}`);
  expect(ids("bills")).toEqual(bills);
  const opinions = corpus.opinions?.keys().map(({ docket, cluster }) => `${docket}/${cluster}`);
  expect(ids("opinions").sort()).toEqual(opinions?.sort());
});

test("opinions stand newest first", () => {
  const years = lookupEntries(corpus, "opinions").map(({ place }) => place);
  expect(years).toEqual([...years].sort().reverse());
});

test("every document is the first that its own address, its docket or its citations lead to", async () => {
  const readings = { code: CODE_READING, bills: BILL_READING, opinions: OPINION_READING };
  for (const collection of ["code", "bills", "opinions"] as const) {
    const entries = lookupEntries(corpus, collection);
    const lookup = memoryLookup(entries, readings[collection]);
    for (const { id } of entries) expect((await lookup.search(id)).direct?.entries[0]?.id, id).toBe(id);
  }
  const { opinions } = corpus;
  const lookup = memoryLookup(lookupEntries(corpus, "opinions"), OPINION_READING);
  for (const key of opinions?.keys() ?? []) {
    const { id, dockets, citations } = opinions?.opinion(key)?.record ?? { id: "", dockets: [], citations: [] };
    for (const name of [...dockets, ...citations]) {
      const named = (await lookup.search(name)).direct?.entries.map((entry) => entry.id);
      expect(named, name).toContain(id);
    }
  }
});

test("a title, a catchline or a case name typed whole finds its document first, where it is the only one of it", async () => {
  const readings = { code: CODE_READING, bills: BILL_READING, opinions: OPINION_READING };
  for (const collection of ["code", "bills", "opinions"] as const) {
    const entries = lookupEntries(corpus, collection);
    const lookup = memoryLookup(entries, readings[collection]);
    const once = entries.filter(({ heading }) => entries.filter((other) => other.heading === heading).length === 1);
    const missed: string[] = [];
    for (const { id, heading } of once) {
      const { direct, hits } = await lookup.search(heading);
      if ([...(direct?.entries ?? []), ...hits][0]?.id !== id) missed.push(heading);
    }
    expect(
      missed.filter((heading) => /\p{L}{2}/u.test(heading)),
      collection,
    ).toEqual([]);
  }
});
