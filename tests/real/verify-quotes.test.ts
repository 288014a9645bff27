import { describe, expect, test } from "vitest";
import { countOutdone, expectFound, expectOmission } from "../verify/check-cuts.ts";
import { cutQuotes } from "../verify/cut-quotes.ts";
import { ALTERATIONS } from "../verify/law-text.ts";
import { REAL_TEXTS } from "./verify-texts.ts";

/** How many quotes of each kind of text: the default takes about 20 seconds. */
const QUOTES = Number(process.env["VERIFY_QUOTES"] ?? 2_000);

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

    test("with one word changed, added, dropped or swapped are not found, and come with a passage as near as where they were cut", () => {
      expect(countOutdone(cuts)).toBeLessThan(Math.max(4, QUOTES / 50));
    });

    test("with a word left out are found, and it is given back", () => {
      for (const cut of cuts) expectOmission(cut);
    });
  });
});
