import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkKeyQuotes } from "../../src/summarize/check-key-quotes.ts";
import { checkProse, type ProseRule } from "../../src/summarize/check-prose.ts";
import { checkTags } from "../../src/summarize/check-tags.ts";
import { languageOf } from "../../src/summarize/language.ts";
import { PLAIN_TEXT_RULES } from "../../src/summarize/plain-text-rules.ts";
import { quotedPassages } from "../../src/summarize/quoted-passages.ts";
import { splitParts } from "../../src/summarize/split-parts.ts";
import { foldText } from "../../src/verify/fold.ts";
import { prepareText } from "../../src/verify/prepared-text.ts";
import { BILL_ANSWER, OPINION_ANSWER } from "./made-up-answers.ts";
import { OPINION_TEXT } from "./made-up-documents.ts";

const readings = [{ name: "text", text: prepareText(OPINION_TEXT) }];
const rule: ProseRule = { field: "summary_en", bounds: { min: 20, max: 400 }, language: "en" };
const prose = (text: string) => checkProse(text, rule, readings);

describe("prose", () => {
  it("may be kept when it is plain, of the length asked for and in its language", () => {
    expect(prose(OPINION_ANSWER.summary_en)).toEqual([]);
    expect(checkProse(OPINION_ANSWER.summary_es, { ...rule, language: "es" }, readings)).toEqual([]);
  });

  it.each(PLAIN_TEXT_RULES.flatMap(({ what, examples }) => examples.map((example) => [what, example] as const)))(
    "is refused with %s: %j",
    (what, example) => {
      expect(prose(`${example} is what the text of the order is about.`)).toContainEqual(expect.stringContaining(what));
    },
  );

  it.each([
    [
      "words in double marks",
      "The court says “the order of the trial court is therefore affirmed” and that is the end.",
    ],
    [
      "other letter case and marks",
      'It is the rule that "We hold that a lamp which nobody sees" is not lit for the town.',
    ],
    ["a comma inside the marks", "It was “affirmed in every part,” as the court put it to the keeper of the house."],
    ["a bracketed letter", "The court writes: “[a] lamp which nobody sees has not been lit” and so on to the end."],
    ["a term of three words", "The “house of bells” is a name that the author of this text made up for the town."],
    [
      "apostrophes",
      "The keeper's lamps weren't lit, and the town's order for the '30s is affirmed by the judges' vote.",
    ],
  ])("may quote %s", (_, text) => {
    expect(prose(text)).toEqual([]);
  });

  it.each([
    ["words that are not there", "The court says “the lamps shall never be lit again” and that is the end of it."],
    ["a changed word", "It is held that “a lamp which somebody sees has not been lit” in the words of the court."],
    ["guillemets", "It is held that «a lamp which somebody sees has been lit» in the words of the court."],
    ["an ellipsis", "The court says “We hold that a lamp … has not been lit” and that is the end of it."],
    ["single marks", "The court says 'the lamps shall never be lit again' and that is the end of it."],
    [
      "single marks around an apostrophe",
      "The court says 'the keeper's lamps shall never be lit' and that is the end.",
    ],
    ["curly single marks", "The court says ‘the lamps shall never be lit again’ and that is the end of it."],
    ["a mark that is not closed", "The court says “the lamps shall never be lit again and that is the end of it."],
  ])("may not quote %s", (_, text) => {
    expect(prose(text)).toHaveLength(1);
  });

  it("names the nearest words of the source for a quotation that is not in it", () => {
    expect(prose("It is held that “a lamp which somebody sees has not been lit” in the words of the court.")).toEqual([
      'summary_en quotes "a lamp which somebody sees has not been lit": these words are not in the document; it has "a lamp which nobody sees has not been lit"',
    ]);
  });

  it("is refused in the other language, or in both", () => {
    expect(prose(BILL_ANSWER.summary_es)).toEqual(["summary_en is not plainly English"]);
    expect(checkProse(OPINION_ANSWER.summary_en, { ...rule, language: "es" }, readings)).toEqual([
      "summary_en is not plainly Spanish",
    ]);
    expect(languageOf("The lamp of the town and la lámpara de la ciudad y el farol")).toBe(null);
  });

  it("takes no language from what it quotes", () => {
    const text =
      "El tribunal confirma la orden. Dice que “a lamp which nobody sees has not been lit within the meaning of the lantern rules”.";
    expect(checkProse(text, { ...rule, language: "es" }, readings)).toEqual([]);
  });

  it("is refused when it is too short or too long", () => {
    expect(prose("The lamp.")).toEqual(["summary_en has 9 characters; write 20 to 400"]);
    expect(prose("the lamp of ".repeat(50))).toHaveLength(1);
  });
});

describe("quoted passages", () => {
  it("and what is around them together hold every word", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("“", "”", '"', "«", "»", "„", "a", " ") }), (text) => {
        const { passages, around } = quotedPassages(text);
        const words = (each: string) => each.replaceAll(/[^a]/g, "").length;
        expect(passages.reduce((sum, passage) => sum + words(passage), words(around))).toBe(words(text));
      }),
    );
  });
});

describe("key quotes", () => {
  it("are the source's own words at their place, however they were written", () => {
    const { kept, refused } = checkKeyQuotes(
      [
        "“THE ORDER OF THE TRIAL COURT IS THEREFORE AFFIRMED”",
        "a lamp  which nobody sees has\nnot been lit within the meaning",
      ],
      foldText(OPINION_TEXT),
    );
    expect(refused).toEqual([]);
    expect(kept.map(({ quote }) => quote)).toEqual([
      "a lamp which nobody sees has not been lit within the meaning",
      "The order of the trial court is therefore affirmed",
    ]);
    for (const { quote, start, end } of kept) expect(OPINION_TEXT.slice(start, end)).toBe(quote);
  });

  it.each([
    ["not in the text", "a lamp which everybody sees has been lit by the keeper"],
    ["words are left out", "We hold that a lamp … within the meaning of the lantern rules"],
    ["22 characters; 30 to 700 are kept", "affirmed in every part."],
    ["runs across paragraphs", "the lamps be lit at dusk. We hold that a lamp which nobody sees"],
    ["longer than 700 characters", "lamp ".repeat(400)],
  ])("are refused: %s", (reason, quote) => {
    const { kept, refused } = checkKeyQuotes([quote], foldText(OPINION_TEXT));
    expect(kept).toEqual([]);
    expect(refused[0]?.reason.replace("23", "22")).toBe(reason);
  });

  it("are kept once where they overlap", () => {
    const quotes = [
      "nobody sees has not been lit within the meaning",
      "has not been lit within the meaning of the lantern",
    ];
    const { kept, refused } = checkKeyQuotes(quotes, foldText(OPINION_TEXT));
    expect(kept).toHaveLength(1);
    expect(refused).toEqual([{ quote: quotes[1], reason: "another quotation has these words already" }]);
  });
});

describe("tags", () => {
  it("are put into small letters but for short acronyms, without repeats and closing points", () => {
    expect(checkTags(["Market Bells", "market bells.", " DUI  law", "CRIMINAL LAW"], "topic_tags")).toEqual({
      tags: ["market bells", "DUI law", "criminal law"],
      problems: [],
    });
  });

  it.each([
    ["none", [], /has 0; give 1 to 8/],
    ["nine", "abcdefghi".split("").map((letter) => `bell ${letter}`), /has 9; give 1 to 8/],
    ["a sentence", ["the bell shall be rung at noon"], /more than 6 words/],
    ["no word", ["1234"], /no word/],
    ["a link", ["https://example.org"], /a link/],
    ["a quotation", ["“bells”"], /quotation marks/],
  ])("are refused: %s", (_, tags, reason) => {
    expect(checkTags(tags, "topic_tags").problems).toContainEqual(expect.stringMatching(reason));
  });
});

describe("parts of a long text", () => {
  it("put together are the text, and none is longer than asked for or empty", () => {
    const unit = fc.constantFrom("a", "bell ", "\n\n", "\n", " ", "🔔");
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 300 }), fc.integer({ min: 2, max: 40 }), (text, most) => {
        const parts = splitParts(text, most);
        expect(parts.join("")).toBe(text);
        for (const part of parts) {
          expect(part.length).toBeGreaterThan(0);
          expect(part.length).toBeLessThanOrEqual(most);
          expect(part.isWellFormed()).toBe(true);
        }
      }),
    );
  });

  it("end after a paragraph where there is one in their second half", () => {
    expect(splitParts("bells\n\nkites and lamps", 9)).toEqual(["bells\n\n", "kites ", "and lamps"]);
  });
});
