/** Frequent small words that only one of the two languages has. */
const WORDS = {
  en: "the of and to in that is for by with on be was or it its an as at this",
  es: "el la los las de del que y en un una por para con se su al lo como es",
} as const;

const LANGUAGE_OF: ReadonlyMap<string, "en" | "es"> = new Map(
  (["en", "es"] as const).flatMap((language) => WORDS[language].split(" ").map((word) => [word, language] as const)),
);

/** How many times more frequent the small words of one language must be than those of the other. */
const MARGIN = 2;

/** Which of the two languages a text is plainly in, null when it is not plain. Needs a sentence or more. */
export function languageOf(text: string): "en" | "es" | null {
  const counts = { en: 0, es: 0 };
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    const language = LANGUAGE_OF.get(word);
    if (language !== undefined) counts[language] += 1;
  }
  if (counts.en > counts.es * MARGIN) return "en";
  return counts.es > counts.en * MARGIN ? "es" : null;
}
