import { PART_LEVEL_WORDS, type ReferenceWord } from "../reference-word.ts";

const PARAGRAPH = PART_LEVEL_WORDS.paragraph;

/** The levels that are numbered, outermost first, as words. A clause is how the second constitution's paragraphs are cited. */
export const LEVEL_WORDS = {
  article: { name: "article", source: String.raw`art(?:icle)?\.?`, examples: ["article", "art.", "art"] },
  amendment: {
    name: "amendment",
    source: String.raw`(?:amend(?:ment)?|amdt|am)\.?`,
    examples: ["amendment", "amend.", "amdt."],
  },
  section: {
    name: "section",
    source: String.raw`sec(?:tion|t)?\.?|§(?: ?§)?`,
    examples: ["section", "sec.", "sect.", "§"],
  },
  paragraph: PARAGRAPH,
  clause: { name: "clause", source: String.raw`cl(?:ause)?\.?`, examples: ["clause", "cl."] },
} as const satisfies Readonly<Record<string, ReferenceWord>>;

/** The levels below a paragraph, outermost first: they are anchors in its text. */
export const PART_WORDS = {
  subparagraph: PART_LEVEL_WORDS.subparagraph,
  division: PART_LEVEL_WORDS.division,
  item: PART_LEVEL_WORDS.item,
} as const satisfies Readonly<Record<string, ReferenceWord>>;

/** What stands before the first article. */
export const PREAMBLE: ReferenceWord = {
  name: "preamble",
  source: String.raw`preamble|pmbl\.?`,
  examples: ["preamble", "pmbl."],
};
