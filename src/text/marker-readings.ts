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
  { level: 3, form: /^[ivxlc]{1,8}$/, value: romanNumber },
  { level: 4, form: /^[IVXLC]{1,8}$/, value: (head) => romanNumber(head.toLowerCase()) },
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

const ROMAN_VALUES: readonly (readonly [value: number, digits: string])[] = [
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

/** The value of a lower-case roman numeral as it is properly written, else null: `iiii` is none. */
function romanNumber(digits: string): number | null {
  let rest = digits;
  let number = 0;
  for (const [value, sign] of ROMAN_VALUES) {
    for (let times = 0; times < 3 && rest.startsWith(sign); times += 1) {
      rest = rest.slice(sign.length);
      number += value;
      if (sign.length === 2) break;
    }
  }
  return rest === "" && number > 0 && romanOf(number) === digits ? number : null;
}

function romanOf(number: number): string {
  let rest = number;
  let digits = "";
  for (const [value, sign] of ROMAN_VALUES) {
    while (rest >= value) {
      digits += sign;
      rest -= value;
    }
  }
  return digits;
}
