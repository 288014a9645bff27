import { describe, expect, test } from "vitest";
import { countOutdone, expectFound, expectOmission } from "./check-cuts.ts";
import { cutQuotes } from "./cut-quotes.ts";
import { ALTERATIONS } from "./law-text.ts";
import { openSpecimen } from "./specimen-corpus.ts";
import { TEXTS_OF } from "./specimen-texts.ts";

const QUOTES = 400;
const CORPUS = openSpecimen();

describe.each(["sections", "provisions", "bills", "opinions"] as const)(
  "quotes cut at random from the specimen's %s",
  (kind) => {
    const cuts = cutQuotes(TEXTS_OF[kind](CORPUS), QUOTES, 7);

    test.each([{ name: "nothing", alter: (quote: string) => quote }, ...ALTERATIONS])(
      "altered in $name are found word for word, where they stand",
      ({ alter }) => {
        for (const cut of cuts) expectFound(cut, alter(cut.quote));
      },
    );

    test("with one word changed, added, dropped or swapped are not found, and come with a passage as near as where they were cut", () => {
      expect(countOutdone(cuts)).toBeLessThan(QUOTES / 10);
    });

    test("with a word left out are found, and it is given back", () => {
      for (const cut of cuts) expectOmission(cut);
    });
  },
);
