/** Pattern source: a roman numeral from 1 to 99, well formed, in the case of the pattern. Matches the empty text too. */
export const ROMAN_SOURCE = "(?:x[lc]|l?x{0,3})(?:i[xv]|v?i{0,3})";

const ROMAN = new RegExp(`^${ROMAN_SOURCE}$`, "i");

/** Largest first; a numeral is written by taking them away from the left. */
const SYMBOLS: readonly (readonly [string, number])[] = [
  ["xc", 90],
  ["l", 50],
  ["xl", 40],
  ["x", 10],
  ["ix", 9],
  ["v", 5],
  ["iv", 4],
  ["i", 1],
];

/** The largest number that is read or written; no constitution here numbers anything beyond it. */
export const ROMAN_MAX = 99;

/** The lower-case roman numeral of a whole number from 1 to `ROMAN_MAX`; null for any other number. */
export function writeRoman(number: number): string | null {
  if (!Number.isInteger(number) || number < 1 || number > ROMAN_MAX) return null;
  let rest = number;
  let written = "";
  for (const [symbol, value] of SYMBOLS) {
    for (; rest >= value; rest -= value) written += symbol;
  }
  return written;
}

/** The number of a roman numeral in any case; null where it is not well formed (`iiii`, `vx`, `ic`) or above 99. */
export function readRoman(text: string): number | null {
  if (text === "" || !ROMAN.test(text)) return null;
  let rest = text.toLowerCase();
  let number = 0;
  for (const [symbol, value] of SYMBOLS) {
    for (; rest.startsWith(symbol); rest = rest.slice(symbol.length)) number += value;
  }
  return number;
}
