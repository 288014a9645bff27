/** Cardinal and ordinal of each number that has words of its own. */
const ONES: readonly (readonly [cardinal: string, ordinal: string])[] = [
  ["one", "first"],
  ["two", "second"],
  ["three", "third"],
  ["four", "fourth"],
  ["five", "fifth"],
  ["six", "sixth"],
  ["seven", "seventh"],
  ["eight", "eighth"],
  ["nine", "ninth"],
  ["ten", "tenth"],
  ["eleven", "eleventh"],
  ["twelve", "twelfth"],
  ["thirteen", "thirteenth"],
  ["fourteen", "fourteenth"],
  ["fifteen", "fifteenth"],
  ["sixteen", "sixteenth"],
  ["seventeen", "seventeenth"],
  ["eighteen", "eighteenth"],
  ["nineteen", "nineteenth"],
];

/** Nothing in either constitution is numbered beyond these. */
const TENS: readonly (readonly [cardinal: string, ordinal: string, value: number])[] = [
  ["twenty", "twentieth", 20],
  ["thirty", "thirtieth", 30],
];

/** `one` and `first` to `thirty nine` and `thirty ninth`; cleaning has made a space of the dash. */
const wordsOf = (form: 0 | 1): ReadonlyMap<string, number> =>
  new Map([
    ...ONES.map((words, index) => [words[form], index + 1] as const),
    ...TENS.flatMap((words) => [
      [words[form], words[2]] as const,
      ...ONES.slice(0, 9).map((ones, index) => [`${words[0]} ${ones[form]}`, words[2] + index + 1] as const),
    ]),
  ]);

const CARDINALS = wordsOf(0);
const ORDINALS = wordsOf(1);

/** Longest first, so that `twenty one` is not cut short. */
const anyWord = (words: ReadonlyMap<string, number>): string =>
  `(?:${[...words.keys()].sort((a, b) => b.length - a.length).join("|")})`;

/** Pattern source: a number in words, `fourteen`, `twenty one`. */
export const CARDINAL_SOURCE = anyWord(CARDINALS);

/** Pattern source: an ordinal in words, `fourteenth`, `twenty first`. */
export const ORDINAL_SOURCE = anyWord(ORDINALS);

/** The number of a cardinal or an ordinal in words, up to 39; null for any other text. */
export function readSpelledNumber(text: string): number | null {
  const words = text.toLowerCase();
  return CARDINALS.get(words) ?? ORDINALS.get(words) ?? null;
}
