import type { DocketNumber } from "./docket-number.ts";

/** The parts of a docket number of Georgia's appellate courts since 1990: `S19A0992` is S, 2019, A, 992. */
export interface GeorgiaDocket {
  /** `S` the Supreme Court, `A` the Court of Appeals. */
  readonly court: "S" | "A";
  readonly year: number;
  /** What kind of case it is: see `CASE_TYPES`. */
  readonly letter: string;
  readonly serial: number;
}

/** A digit, or the letter O that scans and typists put for a zero. Only where nothing but a digit can stand. */
const DIGIT = "[0-9O]";

/** Pattern source, in either case: `S19A0992`, `S 19 A 0992`, `S19-A-0992`, `S19AO992`. Not inside a longer word. */
export const GEORGIA_DOCKET_SOURCE =
  "(?<![A-Z0-9])(?<court>[SA])[ -]?" +
  `(?<year>${DIGIT}{2})[ -]?(?<letter>[A-Z])[ -]?(?<serial>${DIGIT}{4})(?![A-Z0-9])`;

const WHOLE = new RegExp(`^${GEORGIA_DOCKET_SOURCE}$`, "i");
const ANYWHERE = new RegExp(GEORGIA_DOCKET_SOURCE, "i");
const CANONICAL = /^(?<court>[SA])(?<year>\d\d)(?<letter>[A-Z])(?<serial>\d{4})$/;

/** A docket number of these courts that something is wrong with: a letter or digit lost, added or misread. */
const DAMAGED = /^(?:[SA5]?[0-9OILSB]{2}[A-Z][0-9OILSBZ]{3,6}|[SA][0-9O]{2}[A-Z][0-9O]{0,2}|[SA]\d{7})[A-Z]?$/i;

/** Two digits of a year: the courts have numbered like this since 1990. */
const CENTURY_TURN = 80;

/** The canonical number of a match of `GEORGIA_DOCKET_SOURCE`. */
export function georgiaDocketOf(groups: Readonly<Record<string, string | undefined>>): DocketNumber {
  const { court = "", year = "", letter = "", serial = "" } = groups;
  const digits = (text: string): string => text.replace(/O/gi, "0");
  return `${court}${digits(year)}${letter}${digits(serial)}`.toUpperCase() as DocketNumber;
}

/** The canonical number of a text that is one in any spacing, null for every other text. */
export function parseGeorgiaDocket(text: string): DocketNumber | null {
  const groups = WHOLE.exec(text)?.groups;
  return groups === undefined ? null : georgiaDocketOf(groups);
}

/** Whether a text holds such a number, alone or among words. */
export function hasGeorgiaDocket(text: string): boolean {
  return ANYWHERE.test(text);
}

/** The parts of a canonical number, null where it is not of these courts. The inverse of `formatGeorgiaDocket`. */
export function georgiaDocketParts(docket: DocketNumber): GeorgiaDocket | null {
  const groups = CANONICAL.exec(docket)?.groups;
  if (groups === undefined) return null;
  const year = Number(groups["year"]);
  return {
    court: groups["court"] === "S" ? "S" : "A",
    year: year + (year < CENTURY_TURN ? 2000 : 1900),
    letter: groups["letter"] ?? "",
    serial: Number(groups["serial"]),
  };
}

/** The canonical number of these parts. */
export function formatGeorgiaDocket({ court, year, letter, serial }: GeorgiaDocket): DocketNumber {
  const padded = (value: number, width: number): string => String(value).padStart(width, "0");
  return `${court}${padded(year % 100, 2)}${letter}${padded(serial, 4)}` as DocketNumber;
}

/** Whether a word is a damaged docket number of these courts: what it was is not certain, and it is no other court's. */
export function isDamagedGeorgiaDocket(word: string): boolean {
  return DAMAGED.test(word) && parseGeorgiaDocket(word) === null;
}
