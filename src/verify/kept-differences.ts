import type { FoldingRow } from "./folding-row.ts";

/** The rows of the folding table for what counts, so that words that differ are never called the same. */
export const KEPT_ROWS: readonly FoldingRow[] = [
  {
    name: "whole words",
    treatment: "kept",
    what: "A quote does not begin or end inside a word or a number; hyphenated words, possessives and 1,000.5 are one.",
    examples: [
      { quote: "is a person", source: "this a personality" },
      { quote: "profit kite clubs", source: "non-profit kite clubs" },
      { quote: "a kite of the owner", source: "a kite of the owner’s agent" },
      { quote: "a fine of $1,000", source: "a fine of $1,000,000" },
      { quote: "under 99-1-1", source: "under 99-1-1.1" },
      { quote: "kites and", source: "kites and/or balloons" },
    ],
  },
  {
    name: "words left out without an ellipsis",
    treatment: "kept",
    what: "Every word counts, and so does their order.",
    examples: [
      { quote: "shall fly a kite", source: "shall not fly a kite" },
      { quote: "a kite or balloon", source: "a balloon or kite" },
    ],
  },
  {
    name: "other punctuation",
    treatment: "kept",
    what: "Commas, periods, colons, semicolons, parentheses, brackets and signs such as § and $ count.",
    examples: [
      { quote: "kites, balloons and string", source: "kites, balloons, and string" },
      { quote: "a kite flown at night.", source: "a kite flown at night, or" },
      { quote: "subsection a of this kite", source: "subsection (a) of this kite" },
      { quote: "see 99-1-1 for kites", source: "see § 99-1-1 for kites" },
      { quote: "the [old] kite is flown", source: "the old kite is flown" },
    ],
  },
  {
    name: "double and single quotation marks",
    treatment: "kept",
    what: "A double quotation mark is not a single one, nor two of them.",
    examples: [{ quote: "the term 'kite' means", source: 'the term "kite" means' }],
  },
  {
    name: "hyphens and spaces in words",
    treatment: "kept",
    what: "A hyphen is not a space, nor nothing, at the end of a line too; spaces beside a dash count.",
    examples: [
      { quote: "to re-\nsign a kite away", source: "to resign a kite away" },
      { quote: "a kite maker and owner", source: "a kite-maker and owner" },
      { quote: "a kitemaker and owner", source: "a kite-maker and owner" },
      { quote: "kites — paper or silk", source: "kites—paper or silk" },
    ],
  },
  {
    name: "numbers",
    treatment: "kept",
    what: "Numbers count as they are written.",
    examples: [
      { quote: "within ten days of flight", source: "within 10 days of flight" },
      { quote: "a fine of $1000 a kite", source: "a fine of $1,000 a kite" },
      { quote: "within 1½ days of flight", source: "within 1 1/2 days of flight" },
      { quote: "within days of flight", source: "within [3] days of flight" },
      { quote: "under section 5 of kites", source: "under section 5[1] of kites" },
    ],
  },
  {
    name: "diacritics and letters that look alike",
    treatment: "kept",
    what: "Accents count, composed or combining, and a letter is not another that looks like it.",
    examples: [
      { quote: "the resume of a flier", source: "the résumé of a flier" },
      { quote: "the re\u0301sume\u0301 of a flier", source: "the résumé of a flier" },
      { quote: "the kıte of a flier", source: "the kite of a flier" },
    ],
  },
  {
    name: "other markup",
    treatment: "kept",
    what: "Emphasis marks and tags are read as they are written, and so are references of HTML to letters.",
    examples: [
      { quote: "a kite *shall* be flown", source: "a kite shall be flown" },
      { quote: "a kite <b>shall</b> be flown", source: "a kite shall be flown" },
      { quote: "the r&eacute;sum&eacute; of a flier", source: "the résumé of a flier" },
    ],
  },
];
