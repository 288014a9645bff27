import { describe, expect, test } from "vitest";
import { draftShelf } from "../../../functions/verify/draft-shelf.ts";
import { checkDraft } from "../../../src/verify/draft/check-draft.ts";
import { findVerdict } from "../../../src/verify/verify-quote.ts";
import { openSpecimen } from "../specimen-corpus.ts";

import { citables, type MadeSentence, madeSentences, withOther } from "./made-briefs.ts";

const CORPUS = openSpecimen();
const SHELF = draftShelf(CORPUS);
const ALL = citables(CORPUS);
const SENTENCES = madeSentences(ALL, 1_000, 5);

const check = ({ words }: MadeSentence) =>
  checkDraft(`Words before it stand here.\n\n${words}\n\nAnd words behind it.`, SHELF);
const faultsOf = (sentence: MadeSentence) =>
  check(sentence).items.flatMap(({ faults }) => faults.map(({ code }) => code));

describe("a sentence that quotes a document of the specimen", () => {
  test("comes in all ways of writing it, often enough", () => {
    expect(SENTENCES.length).toBeGreaterThan(500);
  });

  test("right has one quotation, found in that document, and no fault", () => {
    for (const sentence of SENTENCES) {
      const { items, counts } = check(sentence);
      const quotations = items.filter((item) => item.kind === "quotation");
      expect(counts.at_fault, sentence.words).toBe(0);
      expect(
        quotations.map(({ status, document }) => [status, document?.id]),
        sentence.words,
      ).toEqual([["found", sentence.id]]);
    }
  });

  test("right, among others in one paragraph, has no fault", () => {
    const inline = SENTENCES.filter(({ words }) => !words.includes("\n"));
    for (let at = 0; at + 3 <= inline.length; at += 3) {
      const words = inline
        .slice(at, at + 3)
        .map((sentence) => sentence.words)
        .join(" ");
      const { items, counts } = checkDraft(words, SHELF);
      expect(counts.at_fault, words).toBe(0);
      expect(counts.by_quote_status.found, words).toBe(3);
      expect(items.length, words).toBeGreaterThanOrEqual(6);
    }
  });

  test("with a changed word has a fault", () => {
    for (const sentence of SENTENCES) {
      const words = sentence.quote.split(" ");
      const changed = words.with(words.length >> 1, "zeppelin").join(" ");
      expect(faultsOf(withOther(sentence, sentence.quote, changed)), sentence.words).toEqual(["quote_not_found"]);
    }
  });

  test("with a not left out under an ellipsis has that fault", () => {
    const denials = SENTENCES.filter(({ quote }) =>
      / not (?!later|less|more|fewer|exceed|to|only|limited)/.test(quote),
    );
    expect(denials.length).toBeGreaterThan(15);
    for (const sentence of denials) {
      const faults = faultsOf(withOther(sentence, sentence.quote, sentence.quote.replace(" not ", " . . . ")));
      expect(faults, sentence.words).toContain("negation_omitted");
    }
  });

  test("under the citation of another document has a fault, unless that has the words too", () => {
    for (const [index, sentence] of SENTENCES.entries()) {
      const own = ALL.find(({ id }) => id === sentence.id);
      const other = ALL[(index * 7 + 3) % ALL.length];
      const written = own?.written.find((each) => sentence.words.includes(each));
      if (own === undefined || other === undefined || written === undefined || other === own) continue;
      const faults = faultsOf(withOther(sentence, written, other.written[0] ?? ""));
      const isThere = findVerdict(other.text, sentence.quote).found;
      expect(faults.length > 0, `${sentence.words} ${other.id}`).toBe(!isThere);
    }
  });

  test("under an invented citation has that fault", () => {
    for (const sentence of SENTENCES.filter(({ words }) => words.includes("O.C.G.A. § "))) {
      const cite = `O.C.G.A. § ${sentence.id}`;
      expect(faultsOf(withOther(sentence, cite, "O.C.G.A. § 90-99-99")), sentence.words).toEqual(["unknown"]);
    }
  });
});
