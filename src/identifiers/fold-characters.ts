/** One class of characters that written references use interchangeably, and what each becomes. */
export interface CharacterFold {
  readonly name: string;
  readonly pattern: RegExp;
  readonly to: string;
  readonly examples: readonly string[];
}

/** Applied in this order: an invisible character may stand between two spaces. */
export const CHARACTER_FOLDS: readonly CharacterFold[] = [
  {
    name: "invisible: soft hyphen, zero-width characters, direction marks, byte order mark",
    pattern: /\u00ad|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u2064]|\ufeff/g,
    to: "",
    examples: ["\u00ad", "\u200b", "\u200d", "\u2060", "\ufeff"],
  },
  {
    name: "dash: hyphen, non-breaking hyphen, figure, en and em dash, bar, minus, small and full-width forms",
    pattern: /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g,
    to: "-",
    examples: ["\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212", "\uff0d"],
  },
  {
    name: "space: any run of white space, with the no-break, thin and ideographic ones",
    pattern: /\s+/g,
    to: " ",
    examples: [" ", "  ", "\t", "\r\n", "\u00a0", "\u2009", "\u202f", "\u3000"],
  },
];

/** The text with one kind of dash, single plain spaces, none at its ends, and nothing invisible. */
export function foldCharacters(text: string): string {
  return CHARACTER_FOLDS.reduce((folded, { pattern, to }) => folded.replace(pattern, to), text).trim();
}
