import { describe, expect, test } from "vitest";
import { countOutdone, expectFound, expectOmission } from "../verify/check-cuts.ts";
import { CHANGES, cutQuotes } from "../verify/cut-quotes.ts";
import { ALTERATIONS } from "../verify/law-text.ts";
import { REAL_TEXTS } from "./verify-texts.ts";

/** How many quotes of each kind of text; 2,000 of them take some minutes. */
const QUOTES = Number(process.env["VERIFY_QUOTES"] ?? 40);

describe.each(REAL_TEXTS)(`${QUOTES} quotes cut at random from real $name`, ({ isThere, read }) => {
  describe.skipIf(!isThere)("(skipped without ../shared/data or REAL_DATA)", async () => {
    const texts = isThere ? await read() : [];
    const cuts = isThere ? cutQuotes(texts, QUOTES, 20) : [];

    test("come from documents with words", () => {
      expect(texts.length).toBeGreaterThan(0);
      expect(cuts).toHaveLength(QUOTES);
    });

    test.each([{ name: "nothing", alter: (quote: string) => quote }, ...ALTERATIONS])(
      "altered in $name are found word for word, where they stand",
      ({ alter }) => {
        for (const cut of cuts) expectFound(cut, alter(cut.quote));
      },
    );

    test.each(CHANGES)(
      "with one word $name are not found, and come with a passage as near as where they were cut",
      ({ change }) => {
        expect(countOutdone(cuts, change)).toBeLessThan(Math.max(4, QUOTES / 100));
      },
    );

    test("with a word left out are found, and it is given back", () => {
      for (const cut of cuts) expectOmission(cut);
    });
  });
});
