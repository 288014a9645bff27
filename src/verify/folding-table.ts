import { CHARACTER_ROWS } from "./folded-characters.ts";
import type { FoldingRow } from "./folding-row.ts";
import { KEPT_ROWS } from "./kept-differences.ts";

/** Folds of more than one character, done by `fold.ts`. */
const WRITTEN_FORMS: readonly FoldingRow[] = [
  {
    name: "letter case",
    treatment: "folded",
    what: "Capital and small letters count as the same by Unicode's full case folding, in every language alike.",
    examples: [
      { quote: "a PERSON who flies a kite", source: "A person who flies a kite" },
      { quote: "STRASSE OF KITES", source: "Straße of kites" },
    ],
  },
  {
    name: "bracketed leading letter",
    treatment: "folded",
    what: "Brackets around the first letter of a word, or around a word of one letter, do not count.",
    examples: [
      { quote: "[T]he owner of a kite", source: "the owner of a kite" },
      { quote: "[t]he owner of a kite", source: "The owner of a kite" },
      { quote: "[a] person who flies a kite", source: "A person who flies a kite" },
      { quote: "the owner of a kite", source: "[T]he owner of a kite" },
    ],
  },
  {
    name: "Markdown escapes",
    treatment: "folded",
    what: "A backslash before a punctuation mark or a line break does not count.",
    examples: [
      { quote: "1\\. a kite \\[of paper\\]", source: "1. A kite [of paper]" },
      { quote: "signed \\_\\_\\_ for the kite", source: "Signed ___ for the kite" },
      { quote: "\\[T\\]he owner of a kite", source: "The owner of a kite" },
    ],
  },
];

/** Read by `ellipses.ts`. */
const OMISSIONS: readonly FoldingRow[] = [
  {
    name: "ellipses",
    treatment: "omission",
    what: "An ellipsis inside a quote stands for words left out; they are given back. At the ends of a quote it does not count.",
    examples: [
      { quote: "shall … fly a kite", source: "shall not fly a kite" },
      { quote: "shall . . . fly a kite", source: "shall not fly a kite" },
      { quote: "shall ... fly a kite", source: "shall not fly a kite" },
      { quote: "shall [...] fly a kite", source: "shall not fly a kite" },
      { quote: "shall […] fly a kite", source: "shall not fly a kite" },
      { quote: "shall * * * fly a kite", source: "shall not fly a kite" },
      { quote: "fly a kite. . . . A string", source: "fly a kite. Silk will do. A string" },
    ],
  },
];

/** The published table: what a quotation check folds, what it reads as an omission, and what it keeps. */
export const FOLDING_TABLE: readonly FoldingRow[] = [...CHARACTER_ROWS, ...WRITTEN_FORMS, ...OMISSIONS, ...KEPT_ROWS];
