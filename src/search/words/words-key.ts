import { tokenize } from "./tokenize.ts";

/**
 * A number for the words of a text, the same for every way of writing them: case, accents and punctuation do not count, every
 * word does. 53 bits of the two FNV-1a sums of the folded words; 0 for a text without words.
 */
export function wordsKey(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x9dc5811c;
  let count = 0;
  for (const { word } of tokenize(text)) {
    count += 1;
    for (const character of `${word} `) {
      const code = character.codePointAt(0) ?? 0;
      low = Math.imul(low ^ code, 0x01000193) >>> 0;
      high = Math.imul(high ^ (code + 0x55), 0x01000193) >>> 0;
    }
  }
  return count === 0 ? 0 : (high & 0x1fffff) * 2 ** 32 + low;
}
