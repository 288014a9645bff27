import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentFolder } from "../../../functions/release.ts";
import { draftShelf } from "../../../functions/verify/draft-shelf.ts";
import type { Corpus } from "../../../src/corpus/corpus.ts";
import { openCorpus } from "../../../src/corpus/open-corpus.ts";
import type { Citation } from "../../../src/identifiers/citation.ts";
import type { Provision } from "../../../src/identifiers/provision.ts";
import type { DraftShelf, ShelfAnswer } from "../../../src/verify/draft/draft-shelf.ts";
import { verifyQuote } from "../../../src/verify/verify-quote.ts";
import { buildSpecimen, type SpecimenRelease } from "../../support/specimen-release.ts";

/** What an answer says, in short. */
function told(answer: ShelfAnswer): unknown[] {
  switch (answer.kind) {
    case "canonical":
    case "redirect":
      return [answer.kind, answer.document.id, answer.document.state];
    case "ambiguous":
      return [answer.kind, ...answer.documents.map(({ id }) => id)];
    case "unknown":
      return [answer.kind, answer.nearest.length > 0];
    case "not_held":
      return [answer.kind];
    default:
      return answer satisfies never;
  }
}

describe("the shelf that drafts are checked against", () => {
  let release: SpecimenRelease;
  let corpus: Corpus;
  let shelf: DraftShelf;
  beforeAll(async () => {
    release = await buildSpecimen();
    corpus = openCorpus(`${await currentFolder(release.dist)}/corpus.sqlite`);
    shelf = draftShelf(corpus);
  });
  afterAll(() => {
    corpus?.close();
    release?.remove();
  });

  test.each([
    ["90-1-4", ["canonical", "90-1-4", "in_force"]],
    ["90-1-41", ["canonical", "90-1-41", "repealed"]],
    ["90-3-11", ["redirect", "90-3-10", "repealed"]],
    ["91-2-9", ["canonical", "91-2-9", "not_in_force"]],
    ["91-1-499", ["unknown", true]],
  ])("section %s", (citation, expected) => {
    expect(told(shelf.section(citation as Citation))).toEqual(expected);
  });

  test("sections from one to another, at most 40", () => {
    expect(shelf.sectionsBetween("91-1-1" as Citation, "91-1-3" as Citation)).toEqual(["91-1-1", "91-1-2", "91-1-3"]);
    expect(shelf.sectionsBetween("90-1-1" as Citation, "97-9-9" as Citation)).toHaveLength(40);
  });

  test.each([
    ["art-xx-sec-i-para-i", ["canonical", "ga-const:art-xx-sec-i-para-i", "in_force"]],
    ["art-xx-sec-i-para-xc", ["unknown", true]],
  ])("provision %s", (slug, expected) => {
    expect(told(shelf.provision({ scheme: "ga", slug } as Provision))).toEqual(expected);
  });

  test.each([
    ["2025-2026/hb9001", ["canonical", "2025-2026/hb9001", "in_force"], false],
    ["H.B. 9001 (2025)", ["canonical", "2025-2026/hb9001", "in_force"], false],
    ["House Bill 9004", ["canonical", "2023-2024/hb9004", "in_force"], true],
    ["HB 9004 (2025)", ["unknown", true], undefined],
    ["no bill", ["unknown", false], undefined],
  ])("bill %s", (written, expected, assumed) => {
    const answer = shelf.bill(written);
    expect(told(answer)).toEqual(expected);
    expect("session_assumed" in answer ? answer.session_assumed : undefined).toBe(assumed);
  });

  test.each([
    ["S23G9005", ["canonical", "S23G9005/990000111", "in_force"]],
    ["s23g9005", ["canonical", "S23G9005/990000111", "in_force"]],
    ["99011", ["canonical", "99011/990000160", "in_force"]],
    ["99012", ["redirect", "99011/990000160", "in_force"]],
    ["Case No. 99012", ["redirect", "99011/990000160", "in_force"]],
    ["999 Ga. 1025", ["canonical", "S23G9005/990000111", "in_force"]],
    ["999 Ga. 1050", ["ambiguous", "S18P9001/990000141", "S22C9002/990000131"]],
    ["S23G9006", ["unknown", true]],
    ["Windfall v. State", ["unknown", false]],
  ])("opinion %s", (written, expected) => {
    expect(told(shelf.opinion(written))).toEqual(expected);
  });

  test("an opinion has its names and its year, and its words where they are asked for", () => {
    const answer = shelf.opinion("S23G9005");
    if (answer.kind !== "canonical") throw new Error("it is not there");
    expect(answer.document.names[0]).toBe("Ferrywrights’ Company v. Marshlight Mutual Insurance Company");
    expect(answer.document.year).toBe(2024);
    expect(verifyQuote(answer.document.text(), "it was grief. The judgment is vacated").found).toBe(true);
  });

  test("a document without a text has no words", () => {
    const answer = shelf.bill("2025-2026/hb9003");
    if (answer.kind !== "canonical") throw new Error("it is not there");
    expect(verifyQuote(answer.document.text(), "nothing of this sort is in it")).toMatchObject({ found: false });
  });

  test("a release without bills, opinions and constitutions cannot say that one is not there", () => {
    const bare = draftShelf({
      ...corpus,
      bills: null,
      opinions: null,
      constitution: () => null,
      provision: () => null,
    });
    expect(told(bare.bill("HB 9001"))).toEqual(["not_held"]);
    expect(told(bare.opinion("S23G9005"))).toEqual(["not_held"]);
    expect(told(bare.provision({ scheme: "ga", slug: "art-xx-sec-i-para-i" } as Provision))).toEqual(["not_held"]);
  });

  test("a release with some titles of the real Code cannot say that a section of another is not there", () => {
    const facts = corpus.collections().map((each) => ({ ...each, specimen: false }));
    const real = draftShelf({ ...corpus, collections: () => facts });
    expect(told(real.section("16-5-1" as Citation))).toEqual(["not_held"]);
    expect(told(real.section("91-1-499" as Citation))).toEqual(["unknown", true]);
    expect(told(real.section("61-5-1" as Citation))).toEqual(["unknown", true]);
    expect(told(shelf.section("16-5-1" as Citation))).toEqual(["unknown", true]);
  });

  test("without a search nothing may hold a quotation", () => {
    expect(shelf.mayHold("it was grief")).toEqual([]);
    expect(shelf.mayBeNamed("Windfall v. State")).toEqual([]);
  });
});
