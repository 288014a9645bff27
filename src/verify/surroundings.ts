/** Most words, and most UTF-16 units, that are shown on either side of a match. */
const WORDS_MAX = 6;
const CHARS_MAX = 100;

/** The last few words before an offset, exactly as they stand, up to the offset. */
export function wordsBefore(source: string, end: number): string {
  return source.slice(edge(source, end - 1, -1) + 1, end);
}

/** The first few words from an offset on, exactly as they stand. */
export function wordsAfter(source: string, start: number): string {
  return source.slice(start, edge(source, start, 1));
}

/**
 * The first place, going on from a place in a direction, that is no longer shown: past the last whole word within the
 * limits, or past the end of the source.
 */
function edge(source: string, from: number, direction: 1 | -1): number {
  const limit = from + direction * CHARS_MAX;
  let words = 0;
  let shown = from;
  for (let at = from; at !== limit; at += direction) {
    if (at < 0 || at >= source.length) return at;
    if (!isBlank(source.charCodeAt(at))) continue;
    if (at === from || isBlank(source.charCodeAt(at - direction))) continue;
    words += 1;
    shown = at;
    if (words === WORDS_MAX) break;
  }
  return shown;
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0xa0 || (unit >= 0x09 && unit <= 0x0d);
}
