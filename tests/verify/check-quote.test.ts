import { describe, expect, test } from "vitest";
import { checkQuote, type Reading } from "../../src/verify/check-quote.ts";
import { foldText } from "../../src/verify/fold.ts";

const readings: Reading[] = [
  { name: "text", text: foldText("A kite shall may be flown by day, or at dusk.") },
  { name: "text_as_amended", text: foldText("A kite may be flown by day, or at dusk.") },
  { name: "text_before_amendment", text: foldText("A kite shall be flown by day, or at dusk.") },
];

describe("a checked quote", () => {
  test.each([
    ["be flown by day", "text"],
    ["A kite may be flown", "text_as_amended"],
    ["A kite shall be flown", "text_before_amendment"],
  ])("%j is in %s, the first reading that has it", (quote, name) => {
    expect(checkQuote(readings, quote)).toMatchObject({ found: true, verbatim: true, in: name, nearest: null });
  });

  test("is in the reading that has it word for word before one that has more words in a gap", () => {
    const printed: Reading = { name: "later", text: foldText("A kite … may be flown") };
    expect(checkQuote([...readings, printed], "A kite … may be flown")).toMatchObject({
      verbatim: true,
      in: "text_as_amended",
    });
    expect(checkQuote(readings, "A kite … or at dusk")).toMatchObject({ found: true, verbatim: false, in: "text" });
  });

  test("has its length as it was sent", () => {
    expect(checkQuote(readings, " “kites”\n").chars).toBe(9);
  });

  test("that is nowhere comes with the nearest passage and its reading", () => {
    expect(checkQuote(readings, "A kite might be flown by day")).toMatchObject({
      found: false,
      verbatim: false,
      occurrences: 0,
      matches: [],
      in: null,
      nearest: { in: "text_as_amended", passage: "A kite may be flown by day" },
    });
    expect(checkQuote(readings, "zeppelins over Georgia").nearest).toBeNull();
  });

  test("of a document without readings is not found", () => {
    expect(checkQuote([], "A kite may be flown")).toMatchObject({ found: false, in: null, nearest: null });
  });
});
