import { ORDINAL_SOURCE, readSpelledNumber } from "../constitution/spelled-number.ts";
import type { ReferenceWord } from "../reference-word.ts";
import { isSessionSpan, YEAR_SOURCE } from "./session-slug.ts";

/** Years, both ends included. */
export interface YearSpan {
  readonly start: number;
  readonly end: number;
}

/** What one word or number of a written session says; nothing for words like `Session` alone. */
export interface SessionSaying {
  readonly years?: YearSpan;
  readonly special?: "regular" | "any" | number;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** A word, code or number that says something of a session. `read` is null where the numbers make no sense. */
export interface SessionWord extends ReferenceWord {
  readonly read: (groups: Groups) => SessionSaying | null;
}

const SESSION = String.raw`Sess(?:ion|\.)?`;
const ASSEMBLY_NAME = String.raw`(?:Gen(?:eral|\.)? ?Assem(?:bly|b)?\.?|G\. ?A\.|Legislature)`;
const ORDINAL = String.raw`(?:${ORDINAL_SOURCE}|[1-9]\d?(?:st|nd|rd|th|d))`;

/** The 158th General Assembly is that of 2025 and 2026; each since the 146th (2001) is of two years like it. */
const ASSEMBLY = { number: 158, start: 2025, first: 146, last: 199 } as const;

function span(start: number, end: number): SessionSaying | null {
  return isSessionSpan(start, end) ? { years: { start, end } } : null;
}

/** The second year as written: `2026`, or `26` after `2025`, `00` after `1999`. */
function secondYear(start: string, end: string): number {
  if (end.length > 2) return Number(end);
  const sameCentury = Number(start.slice(0, 2) + end);
  return sameCentury < Number(start) ? sameCentury + 100 : sameCentury;
}

function readOrdinal(text: string): number {
  return readSpelledNumber(text) ?? Number.parseInt(text, 10);
}

function readSpecial({ ordinal, number }: Groups): SessionSaying | null {
  const said = [ordinal === undefined ? null : readOrdinal(ordinal), number === undefined ? null : Number(number)];
  const numbers = new Set(said.filter((value) => value !== null));
  const [special = "any"] = numbers;
  return numbers.size > 1 ? null : { special };
}

function readAssembly({ assembly }: Groups): SessionSaying | null {
  const number = Number(assembly);
  if (number < ASSEMBLY.first || number > ASSEMBLY.last) return null;
  const start = ASSEMBLY.start + 2 * (number - ASSEMBLY.number);
  return { years: { start, end: start + 1 } };
}

/** Tried in this order at each place: what is longer comes before what it begins with. */
export const SESSION_WORDS: readonly SessionWord[] = [
  {
    name: "code of a special session",
    source: String.raw`(?<year>${YEAR_SOURCE})[ /-]?(?:ss|ex|x)(?<number>[1-9]\d?)?(?!\.? ?sess)`,
    examples: ["2021ss1", "2021 SS", "2021EX1", "2021/X1", "2021x2"],
    read: ({ year, number }) => ({
      years: { start: Number(year), end: Number(year) },
      special: number === undefined ? "any" : Number(number),
    }),
  },
  {
    name: "two years",
    source: String.raw`(?<start>${YEAR_SOURCE})(?: ?[-/] ?| to | through )(?<end>${YEAR_SOURCE}|\d\d)`,
    examples: ["2025-2026", "2025 - 2026", "2025/2026", "2025-26", "2025/26", "2025 to 2026", "1999-00"],
    read: ({ start = "", end = "" }) => span(Number(start), secondYear(start, end)),
  },
  {
    name: "two years, joined",
    source: `(?<start>${YEAR_SOURCE})(?<end>${YEAR_SOURCE})`,
    examples: ["20252026"],
    read: ({ start, end }) => span(Number(start), Number(end)),
  },
  {
    name: "one year",
    source: `(?<year>${YEAR_SOURCE})`,
    examples: ["2025"],
    read: ({ year }) => span(Number(year), Number(year)),
  },
  {
    name: "a General Assembly by its number",
    source: String.raw`(?<assembly>\d{1,3})(?:st|nd|rd|th|d) (?:(?:Ga\.?|Georgia) )?${ASSEMBLY_NAME}`,
    examples: ["158th General Assembly", "158th Gen. Assem.", "158th Ga. Gen. Assem.", "152d Gen. Assemb."],
    read: readAssembly,
  },
  {
    name: "special session",
    source: String.raw`(?:(?<ordinal>${ORDINAL}) )?(?:Special|Spec\.?|Extra(?:ordinary|ord\.?|\.)?|Ex\.?|Called)(?: ?${SESSION})?(?: ?(?:#|No\. ?)?(?<number>[1-9]\d?))?`,
    examples: [
      "Special Session",
      "1st Special Session",
      "Second Extraordinary Session",
      "2d Ex. Sess.",
      "Special Session 2",
      "Spec. Sess.",
      "special 1",
    ],
    read: readSpecial,
  },
  {
    name: "regular session",
    source: String.raw`(?:(?:${ORDINAL}|annual) )?Reg(?:ular|\.)?(?: ?${SESSION})?`,
    examples: ["Regular Session", "Reg. Sess.", "1st Reg. Sess.", "Regular"],
    read: () => ({ special: "regular" }),
  },
  {
    name: "session, of either kind",
    source: String.raw`(?:leg(?:is(?:lative|\.)?|\.)? )?${SESSION}|Leg(?:is)?\.?|(?:legislative )?biennium`,
    examples: ["Session", "Sess.", "Legislative Session", "Leg.", "biennium"],
    read: () => ({}),
  },
  {
    name: "whose session: the state, its General Assembly",
    source: String.raw`(?:(?:State of )?Georgia|Ga\.?)(?:['’]s)?(?: ${ASSEMBLY_NAME})?|${ASSEMBLY_NAME}`,
    examples: ["Georgia", "Ga.", "Georgia's", "State of Georgia", "Georgia General Assembly", "Gen. Assem."],
    read: () => ({}),
  },
];
