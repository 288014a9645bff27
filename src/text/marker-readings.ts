import { readRoman } from "../identifiers/roman.ts";

/** The five levels of Georgia's outline, outermost first. A section may start at any of them. */
export const LEVELS = ["letter", "digit", "upper letter", "roman", "upper roman"] as const;

/** Index of a level in `LEVELS`: 0 for `(a)`, 4 for `(I)`. */
export type Level = 0 | 1 | 2 | 3 | 4;

/**
 * One way to read a printed marker: `(i)` is letter 9 or roman 1. `decimal` holds the digits after the point: `1` in
 * `(a.1)`, else empty. The `number` of `(.1)` is 0, so that it comes before `(1)`.
 */
export type Reading = { level: Level; number: number; decimal: string };

/** Which level reads which head of a marker. Every entry is tried: ambiguity is kept for the sequence to settle. */
const FORMS: readonly { level: Level; form: RegExp; value: (head: string) => number | null }[] = [
  { level: 0, form: /^[a-z]{1,4}$/, value: letterNumber },
  { level: 1, form: /^\d{0,3}$/, value: Number },
  { level: 2, form: /^[A-Z]{1,4}$/, value: (head) => letterNumber(head.toLowerCase()) },
  { level: 3, form: /^[ivxlc]{1,8}$/, value: readRoman },
  { level: 4, form: /^[IVXLC]{1,8}$/, value: readRoman },
];

/** Every reading of a marker written without its parentheses, `c.1`; none where it is no marker, such as `see`. */
export function markerReadings(marker: string): Reading[] {
  const [head = "", decimal = ""] = marker.split(".");
  if (head === "" && decimal === "") return [];
  return FORMS.flatMap(({ level, form, value }) => {
    const number = form.test(head) ? value(head) : null;
    return number === null ? [] : [{ level, number, decimal }];
  });
}

/** `a` is 1, `z` 26, `aa` 27, `aaa` 53: past z the letter is doubled, then tripled. Null where the letters differ. */
function letterNumber(letters: string): number | null {
  const first = letters.charAt(0);
  if (letters !== first.repeat(letters.length)) return null;
  return first.charCodeAt(0) - 96 + 26 * (letters.length - 1);
}
