import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type BillText,
  billReading,
  billSource,
  bodySpan,
  escapeBillWords,
  markCounts,
  readBillText,
  readingOffsets,
} from "../../src/text/bill-readings.ts";
import { madeUpBody } from "./bill-bodies.ts";

const READINGS = ["text", "text_as_amended", "text_before_amendment"] as const;
const DROPPED = { text: null, text_as_amended: "del", text_before_amendment: "ins" } as const;

const reading = (body: string, which: (typeof READINGS)[number]) => billReading(readBillText(body), which);
const withoutBlanks = (words: string) => words.replace(/\s/g, "");
const keptWords = ({ paragraphs }: BillText, which: (typeof READINGS)[number]) =>
  paragraphs.flatMap(({ runs }) => runs.filter(({ mark }) => mark !== DROPPED[which]).map(({ words }) => words));

describe("where words drop out, the gap is closed", () => {
  test.each([
    ["of two blanks one is left", "A kite <del>shall</del> fly.", "A kite fly."],
    ["two spaces after a sentence stay two", "It flies.  <del>Not here.</del>  Yes.", "It flies.  Yes."],
    ["a comma goes to the word before", "A kite <del>string</del>, dyed", "A kite, dyed"],
    ["so does what was added in place of a word", "a kite means <del>the</del><ins>:</ins>", "a kite means:"],
    ["a mark that had a blank before it keeps one", "a kite <del>x</del> , dyed", "a kite , dyed"],
    ["and so it does when the blank went with the word", "a kite <del>string </del>, dyed", "a kite , dyed"],
    ["a decimal is no punctuation", "a kite of <del>1</del>.5 feet", "a kite of .5 feet"],
    ["a closing quotation mark is one", "the 'red <del>silk</del>' kite", "the 'red' kite"],
    ["an opening one is not", "a kite <del>or</del>'string' here", "a kite 'string' here"],
    ["a possessive stays with its word", "the city <del>council</del>'s kite", "the city's kite"],
    ["a bracket stays close to its words", "kites (<del>red</del> or blue)", "kites (or blue)"],
    ["a paragraph does not begin with a blank", "<del>(3)</del> A kite", "A kite"],
    ["nor end with one", "A kite <del>flies</del>", "A kite"],
    ["words do not grow together", "a kite<del> or string </del>shall", "a kite shall"],
    ["not where the blank was at one side", "the fee<del>s </del>shall", "the fee shall"],
    ["a struck end of a word leaves its beginning", "the fee<del>s</del> shall", "the fee shall"],
    ["a struck blank joins", "a sail<del> </del>cloth", "a sailcloth"],
    ["a dash joins", "twenty<del> and </del>-five", "twenty-five"],
    ["several in a row count as one", "a <del>b</del> <del>c</del> <del>d</del>, e", "a, e"],
    ["what is added instead stands in its place", "shall <del>not</del> <ins>always</ins> fly", "shall always fly"],
    ["also without blanks between", "shall <del>not</del><ins>always</ins> fly", "shall always fly"],
    ["a line break is left of a line break and a blank", "a \n<del>b</del>\nc", "a \nc"],
    ["and of a blank and a line break", "a <del>b</del>\nc", "a\nc"],
    ["nothing else is touched", "a  b ,c <del>d</del> e  f ( g", "a  b ,c e  f ( g"],
  ])("%s", (_, body, amended) => {
    expect(reading(body, "text_as_amended")).toBe(amended);
  });
});

test("a paragraph of which no word is left goes with its blank line", () => {
  const body = "One.\n\n<del>Two.</del>\n\n<ins>Three.</ins> <del>Or not.</del>\n\nFour.";
  expect(reading(body, "text_as_amended")).toBe("One.\n\nThree.\n\nFour.");
  expect(reading(body, "text_before_amendment")).toBe("One.\n\nTwo.\n\nOr not.\n\nFour.");
  expect(reading("<del>One.</del>\n\n<del>Two.</del>", "text_as_amended")).toBe("");
  expect(reading("", "text")).toBe("");
});

test("escapes are read, and the source keeps them", () => {
  const body = "a &lt;ins&gt; &amp;amp; <ins>&lt;</ins> b";
  expect(reading(body, "text")).toBe("a <ins> &amp; < b");
  expect(billSource(readBillText(body))).toBe(body);
});

test("marks are counted by passage", () => {
  expect(markCounts(readBillText("<del>a</del><ins>b</ins> c\n\n<ins>d</ins>"))).toEqual({
    deletions: 1,
    insertions: 2,
  });
  expect(markCounts(readBillText("a &lt;del&gt;"))).toEqual({ deletions: 0, insertions: 0 });
});

test("a span of a reading is a span of the body, dropped words inside it included", () => {
  const body = "A &amp; B <del>shall</del> <ins>may</ins> fly &lt;high&gt;.";
  const text = readBillText(body);
  const words = billReading(text, "text_as_amended");
  const offsets = readingOffsets(text, "text_as_amended");
  const at = (quote: string) => {
    const start = words.indexOf(quote);
    const span = bodySpan(text, offsets, start, start + quote.length);
    return body.slice(span.start, span.end);
  };
  expect(at("& B")).toBe("&amp; B");
  expect(at("B may fly")).toBe("B <del>shall</del> <ins>may</ins> fly");
  expect(at("<high>")).toBe("&lt;high&gt;");
  expect(bodySpan(text, offsets, 3, 3)).toEqual({ start: 7, end: 7 });
});

describe("of every body that can be read", () => {
  test("the words as printed are all the words, exactly", () => {
    fc.assert(
      fc.property(madeUpBody, ({ body, paragraphs }) => {
        const expected = paragraphs.map((runs) => runs.map(({ words }) => words).join("")).join("\n\n");
        expect(reading(body, "text")).toBe(expected);
      }),
    );
  });

  test("a reading holds the words that it keeps and no other, whatever the blanks", () => {
    fc.assert(
      fc.property(madeUpBody, fc.constantFrom(...READINGS), ({ body }, which) => {
        const text = readBillText(body);
        expect(withoutBlanks(billReading(text, which))).toBe(withoutBlanks(keptWords(text, which).join("")));
      }),
    );
  });

  test("its paragraphs are those that have words left, none with blanks at an end that a gap made", () => {
    fc.assert(
      fc.property(madeUpBody, fc.constantFrom(...READINGS), ({ body, paragraphs }, which) => {
        const left = paragraphs.filter((runs) => {
          const kept = runs.filter(({ mark }) => mark !== DROPPED[which]);
          return kept.length === runs.length || kept.some(({ words }) => words.trim() !== "");
        });
        const read = reading(body, which);
        expect(read === "" ? 0 : read.split("\n\n").length).toBe(left.length);
        read.split("\n\n").forEach((words, index) => {
          const runs = left[index] ?? [];
          if (runs[0]?.mark === DROPPED[which] && words !== "") expect(words).toBe(words.trimStart());
          if (runs.at(-1)?.mark === DROPPED[which]) expect(words).toBe(words.trimEnd());
        });
      }),
    );
  });

  test("a gap leaves no blank doubled", () => {
    fc.assert(
      fc.property(madeUpBody, fc.constantFrom(...READINGS), ({ body }, which) => {
        fc.pre(!/\s\s/.test(reading(body, "text").replaceAll("\n\n", "|")));
        expect(reading(body, which).replaceAll("\n\n", "|")).not.toMatch(/\s\s/);
      }),
    );
  });

  test("what is amended with the marks exchanged is what stood before", () => {
    const exchanged = (body: string) =>
      body.replace(/(<\/?)(del|ins)(?=>)/g, (_, open, tag) => `${open}${tag === "del" ? "ins" : "del"}`);
    fc.assert(
      fc.property(madeUpBody, ({ body }) => {
        expect(reading(exchanged(body), "text_as_amended")).toBe(reading(body, "text_before_amendment"));
      }),
    );
  });

  test("every code unit of a reading leads to where it is stored, in order, and to nothing that dropped out but a blank", () => {
    fc.assert(
      fc.property(madeUpBody, fc.constantFrom(...READINGS), ({ body }, which) => {
        const text = readBillText(body);
        const words = billReading(text, which);
        const offsets = readingOffsets(text, which);
        expect(offsets).toHaveLength(words.length + 1);
        const runs = text.paragraphs.flatMap((paragraph) => paragraph.runs);
        for (let index = 0; index < words.length; index += 1) {
          const at = offsets[index] ?? -1;
          const character = words.charAt(index);
          const stored = escapeBillWords(character);
          if (!/\s/.test(character)) {
            expect(body.slice(at, at + stored.length)).toBe(stored);
            const run = runs.find(({ start, end }) => start <= at && at < end);
            expect(run?.mark).not.toBe(DROPPED[which]);
          }
          expect(offsets[index + 1]).toBeGreaterThan(at);
        }
      }),
    );
  });
});
