import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentFolder } from "../../../functions/release.ts";
import type { Release } from "../../../functions/release-holder.ts";
import { routeById } from "../../../functions/route-by-id.ts";
import { ReleaseSearches } from "../../../functions/search/release-searches.ts";
import { computeDraft } from "../../../functions/verify/compute-draft.ts";
import { distinctiveStretch } from "../../../functions/verify/distinctive-stretch.ts";
import { draftShelf } from "../../../functions/verify/draft-shelf.ts";
import { ReleaseDrafts } from "../../../functions/verify/release-drafts.ts";
import { searchShelf } from "../../../functions/verify/search-shelf.ts";
import type { Corpus } from "../../../src/corpus/corpus.ts";
import { openCorpus } from "../../../src/corpus/open-corpus.ts";
import { draftAnswer } from "../../../src/model/draft-records.ts";
import { openSearch } from "../../../src/search/open-search.ts";
import type { SearchIndex } from "../../../src/search/search-index.ts";
import { checkDraft } from "../../../src/verify/draft/check-draft.ts";
import type { DraftShelf } from "../../../src/verify/draft/draft-shelf.ts";
import { buildSpecimen, type SpecimenRelease } from "../../support/specimen-release.ts";

let release: SpecimenRelease;
let store: string;
beforeAll(async () => {
  release = await buildSpecimen();
  store = path.join((await currentFolder(release.dist)) as string, "corpus.sqlite");
});
afterAll(() => release?.remove());

describe("the words that a quotation is looked for by", () => {
  test.each([
    ["A kite, which is of paper or of silk, shall be flown", "A kite, which is of paper or of silk, shall be flown"],
    ["[A] kite is red. It shall never be flown at night, or in fog", "It shall never be flown at night, or in fog"],
    ["so … the owner of a red kite … pays", "the owner of a red kite"],
    ["the owner [of the kite] shall not fly it", "shall not fly it"],
    ["a kite of paper", "a kite of paper"],
    ["no kite here", null],
    ["“”…[]", null],
    [`${"kite ".repeat(40)}`, Array.from({ length: 12 }, () => "kite").join(" ")],
    [`${"k".repeat(400)} is a kite of paper`, null],
  ])("of %j are %j", (quote, stretch) => {
    expect(distinctiveStretch(quote)).toBe(stretch?.replaceAll(",", "") ?? null);
  });
});

describe("what a search finds for a draft", () => {
  let corpus: Corpus;
  let index: SearchIndex;
  let shelf: DraftShelf;
  beforeAll(() => {
    corpus = openCorpus(store);
    index = openSearch(store);
    shelf = draftShelf(corpus, searchShelf(corpus, index));
  });
  afterAll(() => {
    corpus?.close();
    index?.close();
  });
  const held = (quote: string) => shelf.mayHold(quote).map(({ collection, id }) => `${collection} ${id}`);

  test.each([
    ["a section", "A tree which dies within five years of planting shall be replaced", "code 90-1-20"],
    ["a provision", "No bell shall be rung between ten in the evening", "code ga-const:art-xxi-sec-i-para-viii"],
    ["a provision of the federal one", "A ferry belongs to both of its banks", "code us-const:art-xxi"],
    ["an opinion", "A thing that happens is not a thing that is done", "opinions S22F9001/990000130"],
    ["a bill", "No walnut, butternut, or heartnut shall be planted", "bills 2023-2024/hb9001"],
  ])("is %s that has the words", (_what, quote, id) => {
    expect(held(quote)).toContain(id);
  });

  test("is nothing for words that nothing has, and five documents at most", () => {
    expect(held("zeppelins are forbidden to hover over orchards")).toEqual([]);
    expect(held("shall be and may be of the Specimen Code").length).toBeLessThanOrEqual(5);
  });

  test("tells where a quotation stands that is not where it is cited", () => {
    const { items } = checkDraft("“A ferry belongs to both of its banks, and the tide to neither.” § 90-1-4.", shelf);
    expect(items[0]).toMatchObject({
      status: "found_elsewhere",
      document: { id: "us-const:art-xxi" },
      faults: [{ code: "quote_in_another_document" }],
    });
  });

  test("tells where a quotation of an unknown citation stands, whose fault is the citation's", () => {
    const { items } = checkDraft("“A ferry belongs to both of its banks, and the tide to neither.” § 90-9-9.", shelf);
    expect(items.map(({ status, faults }) => [status, faults.map(({ code }) => code)])).toEqual([
      ["found_elsewhere", []],
      ["unknown", ["unknown"]],
    ]);
  });

  test("tells a wrong page of a case that is here, of another court's reports too", () => {
    const draft = (cite: string) => checkDraft(`See ${cite}.`, shelf).items[0];
    const meant = { status: "unknown", nearest: ["S22W9003/990000132"] };
    expect(draft("Medlarbrook v. Upper Bellwether Orchard, 999 Ga. 1520 (2022)")).toMatchObject(meant);
    expect(draft("Medlarbrook v. Upper Bellwether Orchard, 999 Ga. 1520 (2012)")).toMatchObject({ nearest: [] });
    expect(draft("Tern v. Heron, 999 F.3d 1520 (2022)")).toMatchObject({ status: "outside" });
  });
});

describe("the check of a draft in a thread of its own", () => {
  const draft = "“A ferry belongs to both of its banks, and the tide to neither.” O.C.G.A. § 90-1-4.";

  test("answers what the check itself says, several at once, while searches go on", async () => {
    const searches = new ReleaseSearches(store);
    const drafts = new ReleaseDrafts(store);
    try {
      const acts = searches.acts({ q: null, limit: 2 });
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => drafts.check(draft)));
      expect((await acts).kind).toBe("found");
      for (const outcome of outcomes) {
        const body: unknown = outcome.kind === "found" ? JSON.parse(outcome.value) : null;
        expect(draftAnswer.parse(body).counts).toMatchObject({ citations: 1, quotations: 1, at_fault: 1 });
      }
    } finally {
      await Promise.all([searches.close(), drafts.close()]);
    }
  });

  test("that cannot be had in time is a 503 that says when to come again", async () => {
    const drafts = { check: async () => ({ kind: "unavailable", why: "late" }) } as unknown as ReleaseDrafts;
    const reading = {
      release: { drafts } as Release,
      route: routeById("draft"),
      params: {},
      query: {},
      search: "",
      body: { text: draft },
      beacon: { count: () => {} },
      now: 0,
    };
    expect(await computeDraft(reading)).toMatchObject({
      kind: "answer",
      answer: { problem: { kind: "unavailable", retry_after: 5 } },
    });
  });
});
