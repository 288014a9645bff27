import { describe, expect, test } from "vitest";
import { quoteVerdict, verifyAnswer as verifyAnswerSchema } from "../../src/model/verify-records.ts";
import { billText, opinionText, provisionText, sectionText } from "../../src/verify/documents.ts";
import { verifyAnswer, verifyQuote } from "../../src/verify/verify-quote.ts";
import { madeVersion } from "./made-documents.ts";

const BILL = billText(
  "A kite <del>shall</del> <ins>may</ins> be flown by day, or at &lt;dusk&gt;.\n\nIt may not rain.",
);

describe("a quote in a bill", () => {
  test.each([
    ["be flown by day", "text"],
    ["A kite shall may be flown", "text"],
    ["A kite may be flown", "text_as_amended"],
    ["A kite shall be flown", "text_before_amendment"],
  ])("%j is in %s, the first reading that has it", (quote, name) => {
    const verdict = verifyQuote(BILL, quote);
    expect(verdict).toMatchObject({ found: true, verbatim: true, in: name, nearest: null, folded: [] });
    expect(verdict.matches).toMatchObject([{ reading: name, version: null, subsection: null, words: quote }]);
  });

  test("has its place in the text with the marks too", () => {
    const body = "A kite <del>shall</del> <ins>may</ins> be flown.";
    const [match] = verifyQuote(billText(body), "kite may be flown").matches;
    expect(match).toMatchObject({ start: 2, end: 19, reading: "text_as_amended" });
    expect(body.slice(match?.marked?.start, match?.marked?.end)).toBe("kite <del>shall</del> <ins>may</ins> be flown");
  });

  test("with words left out is in a later reading that has it word for word", () => {
    expect(verifyQuote(BILL, "A kite … be flown by day")).toMatchObject({
      found: true,
      verbatim: false,
      in: "text",
      ellipses: [{ match: 0, start: 7, end: 16, words: "shall may", printed: false }],
    });
  });

  test("that is nowhere comes with the nearest passage of the likest reading", () => {
    expect(verifyQuote(BILL, "A kite might be flown by day")).toMatchObject({
      found: false,
      verbatim: false,
      occurrences: 0,
      matches: [],
      in: null,
      nearest: { reading: "text_as_amended", words: "A kite may be flown by day", start: 0, end: 26 },
    });
    expect(verifyQuote(BILL, "zeppelins over Georgia").nearest).toBeNull();
  });

  test("without a text is not found", () => {
    expect(verifyQuote(billText(null), "A kite may be flown")).toMatchObject({ found: false, in: null, nearest: null });
  });
});

describe("a quote in a section", () => {
  const versions = [
    madeVersion(
      "2025-07-01",
      "active",
      true,
      "(a) A kite shall be lit.\n\n(1) By lamp; or\n\n(2) By the moon.\n\n(b) It may rain.",
    ),
    madeVersion("2031-07-01", "active", false, "(a) A kite shall not be lit before the second day."),
    madeVersion("2030-07-01", "active", false, "(a) A kite shall not be lit before the first day or the second day."),
    madeVersion("until-2025-07-01", "superseded", false, "A kite may be lit, or not. It was so."),
    madeVersion("until-2020-07-01", "superseded", false, "A kite may be lit, or not."),
  ];
  const section = sectionText({ versions, in_force_now: true });

  test.each([
    ["a kite shall be lit", "a"],
    ["By lamp; or", "a-1"],
    ["By the moon", "a-2"],
    ["By lamp; or (2) By the moon", "a"],
    ["It may rain", "b"],
    ["By the moon. (b) It may rain.", null],
  ])("%j stands in subsection %s of the version in force", (quote, subsection) => {
    expect(verifyQuote(section, quote)).toMatchObject({
      found: true,
      in: "text",
      in_force_now: true,
      matches: [{ version: "2025-07-01", subsection }],
      earlier_version: null,
      later_version: null,
    });
  });

  test("that only earlier versions have is not found, and the newest of them is named", () => {
    expect(verifyQuote(section, "a kite may be lit, or not")).toMatchObject({
      found: false,
      in: null,
      occurrences: 0,
      matches: [],
      earlier_version: {
        version: "until-2025-07-01",
        verbatim: true,
        occurrences: 1,
        matches: [{ start: 0, end: 25 }],
      },
      later_version: null,
      nearest: null,
    });
  });

  test("that only later versions have is not found, and the first to come is named", () => {
    expect(verifyQuote(section, "shall not be lit … the second day")).toMatchObject({
      found: false,
      earlier_version: null,
      later_version: { version: "2030-07-01", verbatim: false, ellipses: [{ words: "before the first day or" }] },
      nearest: null,
    });
  });

  test("of a section that is not in force says so", () => {
    const repealed = sectionText({ versions: versions.slice(3), in_force_now: false });
    expect(verifyQuote(repealed, "A kite may be lit")).toMatchObject({ found: true, in_force_now: false });
  });
});

describe("a quote in a provision", () => {
  test("has the part that it stands in", () => {
    const provision = provisionText({
      text: "Section 1. A kite is free.\n\nSection 2. A string is not.",
      in_force_now: true,
    });
    expect(verifyQuote(provision, "a string is not").matches).toMatchObject([{ subsection: "2", version: null }]);
  });
});

describe("a quote in an opinion", () => {
  const text = "A kite is a thing with a string.\n\nI dissent. A string is no kite.";
  const part = { opinion_id: null, joined_by: [], per_curiam: false, download_url: null, text_field: null, ocr: false };
  const opinion = opinionText({
    text,
    sub_opinions: [
      { ...part, kind: "lead", author: null, start: 0, chars: 32 },
      { ...part, kind: "dissent", author: "Tern", start: 34, chars: 31 },
    ],
    pages: [
      { page: "10", at: 0, cite: "999 Ga." },
      { page: "501", at: 0, cite: "999 S.E.2d" },
      { page: "11", at: 12, cite: "999 Ga." },
      { page: "12", at: 45, cite: "999 Ga." },
    ],
  });

  test.each([
    ["A kite is a thing", { index: 0, kind: "lead", author: null }, ["10", "11"]],
    ["thing with a string", { index: 0, kind: "lead", author: null }, ["11", "11"]],
    ["A string is no kite", { index: 1, kind: "dissent", author: "Tern" }, ["12", "12"]],
    ["string. I dissent.", null, ["11", "11"]],
  ])("%j has its sub-opinion and its pages", (quote, sub_opinion, [first, last]) => {
    const [match] = verifyQuote(opinion, quote).matches;
    expect(match?.sub_opinion).toEqual(sub_opinion);
    expect(match?.pages).toEqual([
      { cite: "999 Ga.", first, last },
      { cite: "999 S.E.2d", first: "501", last: "501" },
    ]);
  });
});

describe("an answer", () => {
  const named = {
    id: "2025-2026/hb1",
    canonical_url: "http://localhost/a",
    md_url: "http://localhost/a.md",
    corpus_version: "r1-0",
  };

  test.each([
    "A kite shall be flown",
    "A kite … be flown by day",
    "A kite might be flown by day",
    "nothing of this",
    "",
  ])("to %j has every field, in the contract's order, and no other", (quote) => {
    const verdict = verifyQuote(BILL, quote);
    expect(quoteVerdict.parse(verdict)).toEqual(verdict);
    const answer = verifyAnswer(verdict, named);
    expect(verifyAnswerSchema.parse(answer)).toEqual(answer);
    expect(Object.keys(answer)).toEqual(Object.keys(verifyAnswerSchema.shape));
  });

  test("has the length of the quote as it was sent", () => {
    expect(verifyQuote(BILL, " “kites”\n").chars).toBe(9);
  });
});
