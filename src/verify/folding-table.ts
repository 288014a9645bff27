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
      { quote: "the ﬁrst ofﬁce of kites", source: "the first office of kites" },
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

/** The name of a row that is told where it was taken. */
export const NOTE_MARKS = "marks of notes";
/** The name of a row that is told where it was taken. */
export const REFERENCES = "character references";

/** What a quote that is not found as it is written is read without: `note-marks.ts`, `character-references.ts`. */
const SECOND_READING: readonly FoldingRow[] = [
  {
    name: NOTE_MARKS,
    treatment: "folded",
    what: "The number of a note in square brackets, of up to three figures, does not count right behind a letter or a mark.",
    examples: [
      { quote: "A kite flew. It fell", source: "A kite flew.[12] It fell" },
      { quote: "a “kite” that fell", source: "a “kite”[3] that[4] fell" },
      { quote: "A kite flew.[12] It fell", source: "A kite flew. It fell" },
    ],
  },
  {
    name: REFERENCES,
    treatment: "folded",
    what: "References of HTML to marks and spaces in a quote count as what they stand for: &quot; &#39; &amp; &lt; &gt; &nbsp; and those of typographic marks.",
    examples: [
      { quote: "the term &quot;kite&quot; means", source: "the term “kite” means" },
      { quote: "the owner&#39;s kites &amp;&nbsp;balloons", source: "the owner’s kites & balloons" },
      { quote: "a kite &lt; a balloon", source: "a kite < a balloon" },
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
export const FOLDING_TABLE: readonly FoldingRow[] = [
  ...CHARACTER_ROWS,
  ...WRITTEN_FORMS,
  ...SECOND_READING,
  ...OMISSIONS,
  ...KEPT_ROWS,
];
