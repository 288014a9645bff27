/** A step of suffixes: the longest that fits is replaced where the measure of what stands before it is above `above`. */
type Suffixes = { readonly above: number; readonly rows: readonly (readonly [suffix: string, to: string])[] };

/** Steps 2 to 4 of M. F. Porter, "An algorithm for suffix stripping" (1980), with the two later departures of its author. */
const STEP_TABLE: readonly Suffixes[] = [
  {
    above: 0,
    rows: [
      ["ational", "ate"],
      ["tional", "tion"],
      ["enci", "ence"],
      ["anci", "ance"],
      ["izer", "ize"],
      ["bli", "ble"],
      ["alli", "al"],
      ["entli", "ent"],
      ["eli", "e"],
      ["ousli", "ous"],
      ["ization", "ize"],
      ["ation", "ate"],
      ["ator", "ate"],
      ["alism", "al"],
      ["iveness", "ive"],
      ["fulness", "ful"],
      ["ousness", "ous"],
      ["aliti", "al"],
      ["iviti", "ive"],
      ["biliti", "ble"],
      ["logi", "log"],
    ],
  },
  {
    above: 0,
    rows: [
      ["icate", "ic"],
      ["ative", ""],
      ["alize", "al"],
      ["iciti", "ic"],
      ["ical", "ic"],
      ["ful", ""],
      ["ness", ""],
    ],
  },
  {
    above: 1,
    rows: [
      ..."al ance ence er ic able ible ant ement ment ent".split(" ").map((suffix) => [suffix, ""] as const),
      ["sion", "s"],
      ["tion", "t"],
      ..."ou ism ate iti ous ive ize".split(" ").map((suffix) => [suffix, ""] as const),
    ],
  },
];

const STEPS: readonly Suffixes[] = STEP_TABLE.map(({ above, rows }) => ({
  above,
  rows: rows.toSorted(([a], [b]) => b.length - a.length),
}));

/** The stem of a lower-case English word; words with other characters than a to z, and short ones, stay as they are. */
export function porterStem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let stem = finalY(pastAndProgressive(plural(word)));
  for (const step of STEPS) stem = replaced(stem, step);
  return finalLl(finalE(stem));
}

/** Vowel and consonant by letter: `y` is a vowel after a consonant. */
function shape(word: string): string {
  let letters = "";
  for (const letter of word)
    letters += "aeiou".includes(letter) || (letter === "y" && letters.endsWith("c")) ? "v" : "c";
  return letters;
}

/** How many times a run of vowels is followed by consonants. */
function measure(word: string): number {
  return shape(word).match(/v+c+/g)?.length ?? 0;
}

const hasVowel = (word: string): boolean => shape(word).includes("v");
const endsShort = (word: string): boolean => shape(word).endsWith("cvc") && !/[wxy]$/.test(word);
const endsDouble = (word: string): boolean => /(.)\1$/.test(word) && shape(word).endsWith("c");

function plural(word: string): string {
  if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2);
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

function pastAndProgressive(word: string): string {
  if (word.endsWith("eed")) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const [, stem] = /^(.+)(?:ed|ing)$/.exec(word) ?? [];
  if (stem === undefined || !hasVowel(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (endsDouble(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

function finalY(word: string): string {
  return word.endsWith("y") && hasVowel(word.slice(0, -1)) ? `${word.slice(0, -1)}i` : word;
}

function replaced(word: string, { above, rows }: Suffixes): string {
  const row = rows.find(([suffix]) => word.endsWith(suffix));
  if (row === undefined) return word;
  const [suffix, to] = row;
  const stem = word.slice(0, -suffix.length) + to;
  return measure(stem.slice(0, stem.length - (above === 0 ? to.length : 0))) > above ? stem : word;
}

function finalE(word: string): string {
  if (!word.endsWith("e")) return word;
  const stem = word.slice(0, -1);
  return measure(stem) > 1 || (measure(stem) === 1 && !endsShort(stem)) ? stem : word;
}

function finalLl(word: string): string {
  return word.endsWith("ll") && measure(word) > 1 ? word.slice(0, -1) : word;
}
