/** A word or name of the Code's written references: a pattern source, matched in either case, and what it matches. */
export interface ReferenceWord {
  readonly name: string;
  readonly source: string;
  readonly examples: readonly string[];
}

const ANNOTATED = String.raw`(?:,? Ann(?:ot(?:ated)?)?\.?)?`;
const YEAR = String.raw`(?:1[89]|20)\d\d`;

/** Names of the Code itself. Ordered: of two rows that match, the longer name comes first. */
export const CODE_NAMES: readonly ReferenceWord[] = [
  {
    name: "initials",
    source: String.raw`O\.? ?C\.? ?G\.? ?A\.?`,
    examples: ["O.C.G.A.", "OCGA", "O. C. G. A.", "o.c.g.a", "O C G A"],
  },
  {
    name: "reporters and compilers",
    source: String.raw`(?:${YEAR} )?(?:West['’]?s )?(?:Georgia|Ga)\.? ?(?:Off(?:icial|\.)? ?)?Code${ANNOTATED}`,
    examples: [
      "Ga. Code Ann.",
      "Ga. Code",
      "Ga Code Annotated",
      "Georgia Code",
      "2022 Georgia Code",
      "West's Ga. Code Ann.",
    ],
  },
  {
    name: "full name",
    source: String.raw`(?:Off(?:icial|\.) )?Code (?:of )?(?:Georgia|Ga\.?)${ANNOTATED}`,
    examples: ["Official Code of Georgia Annotated", "Official Code of Georgia", "Code of Georgia, Annotated"],
  },
  { name: "database", source: "GA ST", examples: ["GA ST"] },
];

/** Words before a section number. Ordered as above: `Code` alone comes last. */
export const SECTION_WORDS: readonly ReferenceWord[] = [
  {
    name: "section",
    source: String.raw`(?:Code )?Sec(?:tion|t)?s?\.?`,
    examples: ["Section", "Sections", "Code Section", "Code Sections", "Sec.", "Secs.", "Sect.", "Code Sec."],
  },
  { name: "sign", source: "(?:Code )?§(?: ?§)?", examples: ["§", "§§", "§ §", "Code §", "Code §§"] },
  { name: "code", source: "Code", examples: ["Code"] },
];

/** The levels below a section, as words. Their order in a text decides; their names are not checked against marks. */
export const PART_WORDS: readonly ReferenceWord[] = [
  {
    name: "subsection",
    source: String.raw`sub ?sec(?:tion|t)?s?\.?`,
    examples: ["subsection", "subsections", "subsec."],
  },
  {
    name: "subparagraph",
    source: String.raw`sub ?para?(?:graph)?s?\.?`,
    examples: ["subparagraph", "subpar.", "subparas."],
  },
  { name: "paragraph", source: String.raw`para?(?:graph)?s?\.?|¶`, examples: ["paragraph", "par.", "para.", "¶"] },
  { name: "division", source: String.raw`(?:sub ?)?div(?:ision)?s?\.?`, examples: ["division", "subdivision", "div."] },
  { name: "item", source: "(?:sub ?)?items?", examples: ["item", "subitem"] },
];

/** The row whose sources are tried in the table's order, as one alternative. */
export function anyOf(words: readonly ReferenceWord[]): string {
  return `(?:${words.map(({ source }) => source).join("|")})`;
}

/** Pattern source: a name of the Code with what separates it from a number. */
export const CODE_NAME_SOURCE = `(?:the )?${anyOf(CODE_NAMES)},? ?`;

/** Pattern source: everything that may precede a section number, all of it optional. */
export const LEAD_SOURCE = `(?:${CODE_NAME_SOURCE})?(?:${anyOf(SECTION_WORDS)} ?)?(?:§ ?)?`;
