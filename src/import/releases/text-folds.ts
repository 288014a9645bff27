/** Something that two conversions of one text print differently and that is no change of the law. */
type TextFold = {
  readonly name: string;
  /** Why it is no change. */
  readonly reason: string;
  readonly pattern: RegExp;
  readonly replacement: string;
  /** Pairs that fold to the same words. */
  readonly examples: readonly (readonly [string, string])[];
};

/** The folds, in the order in which they are applied. Two texts whose words agree after them are one text. */
export const TEXT_FOLDS: readonly TextFold[] = [
  {
    name: "placeholder of an image",
    reason: "a release puts these words where the page shows a form as an image; the form is not in the text then",
    pattern: /\bclick to view\b|\bdisplay image\b/gi,
    replacement: " ",
    examples: [["as follows:\n\nClick to view\n\n(b) The form", "as follows:\n\n(b) The form"]],
  },
  {
    name: "pointer to a note",
    reason: "it tells the reader of the book where to look; it goes when the day has passed",
    pattern: /\[?\bfor effective dates?,? see (?:the )?notes?\b\.?\]?/gi,
    replacement: " ",
    examples: [["(4) For effective date, see note. “Lamp” means", "(4) “Lamp” means"]],
  },
  {
    name: "damaged boxes and arrows",
    reason: "a glyph of a symbol font came out as a letter or a name",
    pattern: /[ìÌÝý]|=bf\b|\/arrl\b|\bunhandledchar\b/gi,
    replacement: " ",
    examples: [
      ["ì Admit me; complete the arrow ( /arrl )", "Admit me; complete the arrow ( UNHANDLEDCHAR )"],
      ["be used in =bf ?", "be used in _______ ?"],
    ],
  },
  {
    name: "apostrophe",
    reason: "one conversion drops it or sets it apart from its word",
    pattern: /\s?['’‘](?=s\b)|['’‘]/g,
    replacement: "",
    examples: [
      ["the keeper’s lamp", "the keepers lamp"],
      ["the keeper ’s lamp", "the keepers lamp"],
    ],
  },
  {
    name: "hyphen",
    reason: "words broken at the end of a printed line keep the hyphen in some releases",
    pattern: /(?<=\w)[-\u00ad\u2010\u2011]\s*(?=\w)/g,
    replacement: "",
    examples: [
      ["be al- lowed", "be allowed"],
      ["a run-off", "a runoff"],
    ],
  },
  {
    name: "stray letter",
    reason: "a lone small letter that is no word, marker or initial is a remnant of a form's layout",
    pattern: /(?<![\w("“.-])[b-hj-z](?![\w)"”.])/g,
    replacement: " ",
    examples: [["the sale t ( ) NO", "the sale ( ) NO"]],
  },
  {
    name: "figures in thousands",
    reason: "the comma is punctuation",
    pattern: /(?<=\d),(?=\d{3})/g,
    replacement: "",
    examples: [["$1,000.00", "$ 1000.00"]],
  },
  {
    name: "section signs",
    reason: "a release may spell them out",
    pattern: /§§?/g,
    replacement: " section ",
    examples: [["42 U.S.C. § 1396", "42 U.S.C. Section 1396"]],
  },
];

/** Letters and figures; everything between them is spacing, punctuation, quotes, dashes, leaders or blanks to fill in. */
const WORD = /[a-z0-9]+/g;

/** A text's words without what conversions print differently: capitals, punctuation and the folds above. */
export function foldedWords(text: string): string[] {
  const folded = TEXT_FOLDS.reduce((rest, { pattern, replacement }) => rest.replace(pattern, replacement), text);
  return folded.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().match(WORD) ?? [];
}
