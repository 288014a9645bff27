import type { Scheme } from "../provision-slug.ts";
import type { ReferenceWord } from "../reference-word.ts";

/** A name of a constitution; `scheme` is null where the words alone do not say whose. */
export interface ConstitutionName extends ReferenceWord {
  readonly scheme: Scheme | null;
}

const CONST = String.raw`Const(?:itution|\.)?`;
const STATES = String.raw`(?:United States(?: of America)?|U\.? ?S\.?(?: ?A(?![A-Z])\.?)?)`;
const GEORGIA = String.raw`(?:Georgia|Ga\.?)`;
const YEAR = String.raw`(?:1[789]|20)\d\d`;
const YEAR_BEFORE = `(?:(?<before>${YEAR}) )?`;
const YEAR_AFTER = `(?:,? (?:of )?(?<after>${YEAR}))?`;

/**
 * Names of the constitutions, with the year of Georgia's where it is written: `before` and `after` are its groups.
 * Ordered: of two rows that match, the one that says more comes first.
 */
export const CONSTITUTION_NAMES: readonly ConstitutionName[] = [
  {
    name: "United States, in full",
    scheme: "us",
    source: `${CONST} (?:of|for) (?:the )?${STATES}`,
    examples: [
      "Constitution of the United States",
      "Constitution of the United States of America",
      "Const. of the U.S.",
    ],
  },
  {
    name: "United States",
    scheme: "us",
    source: `(?:${STATES}(?: ?C\\.? ?[AS]\\.?)?|Federal) ?${CONST}`,
    examples: [
      "U.S. Const.",
      "US Constitution",
      "U. S. Const.",
      "United States Constitution",
      "U.S.C.A. Const.",
      "USCA CONST",
      "federal Constitution",
    ],
  },
  {
    name: "Georgia, in full",
    scheme: "ga",
    source: `${YEAR_BEFORE}${CONST} (?:of|for) (?:the State of ${GEORGIA}|${GEORGIA}|(?:this|the) state)${YEAR_AFTER}`,
    examples: [
      "Constitution of the State of Georgia",
      "Constitution of the State of Georgia of 1983",
      "Constitution of Georgia",
      "1983 Constitution of Georgia",
      "Const. of Ga.",
      "Constitution of this state",
    ],
  },
  {
    name: "Georgia",
    scheme: "ga",
    source: `${YEAR_BEFORE}(?:${GEORGIA}(?:['’]s)?|State|${GEORGIA} State),? ?${CONST}${YEAR_AFTER}`,
    examples: [
      "Ga. Const.",
      "Ga. Const. 1983",
      "Ga. Const. of 1983",
      "Ga. Const., 1983",
      "Georgia Constitution",
      "Georgia's Constitution",
      "1983 Georgia Constitution",
      "GA CONST",
      "state Constitution",
    ],
  },
  {
    name: "either",
    scheme: null,
    source: `${YEAR_BEFORE}${CONST}${YEAR_AFTER}`,
    examples: ["Constitution", "Const."],
  },
];
