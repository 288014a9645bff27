import { anyOf, PART_LEVEL_WORDS, type ReferenceWord } from "../reference-word.ts";

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
  PART_LEVEL_WORDS.subparagraph,
  PART_LEVEL_WORDS.paragraph,
  PART_LEVEL_WORDS.division,
  PART_LEVEL_WORDS.item,
];

/** Pattern source: a name of the Code with what separates it from a number. */
export const CODE_NAME_SOURCE = `(?:the )?${anyOf(CODE_NAMES)},? ?`;

/** Pattern source: everything that may precede a section number, all of it optional. */
export const LEAD_SOURCE = `(?:${CODE_NAME_SOURCE})?(?:${anyOf(SECTION_WORDS)} ?)?(?:§ ?)?`;
