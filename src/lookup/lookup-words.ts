import { foldCharacters } from "../identifiers/fold-characters.ts";

/** One class of spellings that a reader types interchangeably. */
type SpellingFold = {
  readonly name: string;
  readonly pattern: RegExp;
  readonly to: string;
  /** As written, and the words it becomes. */
  readonly examples: readonly (readonly [written: string, words: readonly string[]])[];
};

/** Applied in this order to text that is decomposed and in lower case already. */
export const SPELLING_FOLDS: readonly SpellingFold[] = [
  {
    name: "diacritics: the marks that decomposition split off",
    pattern: /\p{M}+/gu,
    to: "",
    examples: [
      ["Café", ["cafe"]],
      ["naïve", ["naive"]],
    ],
  },
  {
    name: "apostrophes, so that `drivers license` finds `driver’s license`",
    pattern: /['’‘ʼ`´]/gu,
    to: "",
    examples: [
      ["Driver’s", ["drivers"]],
      ["driver's", ["drivers"]],
    ],
  },
  {
    name: "commas between thousands",
    pattern: /(?<=\d),(?=\d{3}(?!\d))/gu,
    to: "",
    examples: [["$10,000", ["10000"]]],
  },
  {
    name: "points of abbreviations",
    pattern: /(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu,
    to: "",
    examples: [
      ["U.S. mail", ["us", "mail"]],
      ["O.C.G.A.", ["ocga"]],
    ],
  },
];

/**
 * A word. A number keeps its letters, points and dashes, because `16-5-1` and `1.1` mean nothing in pieces; dashes
 * between words split them, because `self-insurance` is typed with and without.
 */
const WORD = /\d+\p{L}*(?:[.-]\d+\p{L}*){0,5}|[\p{L}\p{N}]+/gu;

/** The words of a text, folded, in order, with repetitions. Nothing but letters, digits, and `.` `-` inside numbers. */
export function lookupWords(text: string): string[] {
  const lower = foldCharacters(text).normalize("NFKD").toLowerCase().normalize("NFKD");
  const folded = SPELLING_FOLDS.reduce((spelling, { pattern, to }) => spelling.replace(pattern, to), lower);
  return folded.match(WORD) ?? [];
}
