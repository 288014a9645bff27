import { readRoman, writeRoman } from "../roman.ts";

/** Suffix letters, as in Section IIA or Paragraph VIII-A. Not `I`: `III` is three. */
export const SUFFIX_LETTERS = "A-H";

const ARABIC = /^0?(?<number>[1-9]\d?)$/;
const SUFFIXED = new RegExp(`^(?<number>[0-9A-Z]+?)[- ]?(?<letter>[${SUFFIX_LETTERS}])$`, "i");

function readNumber(text: string): number | null {
  const arabic = ARABIC.exec(text)?.groups?.["number"];
  return arabic === undefined ? readRoman(text) : Number(arabic);
}

/**
 * The designation of a section or paragraph, `8` or `2A`, of a written numeral: `VIII`, `8`, `IIA`, `ii-a`, `2 A`. What
 * is a numeral as a whole has no letter: `XC` is 90, `X-C` is `10C`. Null for anything else, `IIII` included.
 */
export function readDesignation(text: string): string | null {
  const whole = readNumber(text);
  if (whole !== null) return String(whole);
  const { number, letter } = SUFFIXED.exec(text)?.groups ?? {};
  const before = number === undefined ? null : readNumber(number);
  return before === null || letter === undefined ? null : `${before}${letter.toUpperCase()}`;
}

const PIECES = /^(?<number>\d+)(?<letter>[A-Z]?)$/;

/** `2A` as it stands in a slug, `ii-a`; null where the number has no numeral. */
export function slugDesignation(designation: string): string | null {
  const { number = "", letter = "" } = PIECES.exec(designation)?.groups ?? {};
  const roman = writeRoman(Number(number));
  if (roman === null) return null;
  return letter === "" ? roman : `${roman}-${letter.toLowerCase()}`;
}

/** `ii-a` as it is printed, `IIA`; with a dash where the letter would make another numeral of it (`X-C`). */
export function printedDesignation(slugged: string): string {
  const joined = slugged.replace("-", "");
  return (joined !== slugged && readRoman(joined) !== null ? slugged : joined).toUpperCase();
}
