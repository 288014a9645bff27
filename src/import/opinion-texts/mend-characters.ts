/** Letters of fonts without Unicode places that print as these marks (Symbol, as word processors store it). */
const FONT_MARKS: ReadonlyMap<string, string> = new Map([
  ["\uf02a", "*"],
  ["\uf02d", "-"],
  ["\uf07c", "|"],
  ["\uf0b7", "•"],
]);
/** Ligatures: two or three letters drawn as one. */
const LIGATURES = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"] as const;

/** What bytes 80 to 9F print in Windows-1252; the five that it leaves empty stay what they are. */
const WINDOWS_1252: readonly string[] = [
  ...new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index)),
];
const BYTE_OF: ReadonlyMap<string, number> = new Map(WINDOWS_1252.map((character, index) => [character, 0x80 + index]));
const UTF8 = new TextDecoder("utf-8", { fatal: true });
/** A first byte of UTF-8 and what may be its other bytes, all read as Windows-1252. */
const TWICE_ENCODED = /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u2122]{1,3}/g;
const THAI = /[\u0e00-\u0e7f]+/g;

/**
 * Text without the damage of storage: NULs and other controls, soft hyphens, marks without width, ligatures, lone halves of
 * pairs. Wrong encodings are mended only where they are beyond doubt: UTF-8 read as Windows-1252, controls that are
 * Windows-1252 marks, and Windows-1252 read as Thai (`ง` for `§`). Lines end in `\n`; form feeds stay.
 */
export function mendCharacters(text: string): string {
  return mendEncoding(text.toWellFormed().replace(/\r\n?|\u0085(?=\n)|[\u2028\u2029]/g, "\n"))
    .replace(/[\ufb00-\ufb06]/g, (letter) => LIGATURES[letter.charCodeAt(0) - 0xfb00] ?? letter)
    .replace(/[\uf02a\uf02d\uf07c\uf0b7]/g, (mark) => FONT_MARKS.get(mark) ?? mark)
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff\ufdd0-\ufdef\ufffe\uffff]/g, "")
    .replace(/(?![\n\t\f])\p{Cc}/gu, "");
}

function mendEncoding(text: string): string {
  return thaiAsLatin(text)
    .replace(TWICE_ENCODED, (written) => fromBytes(written) ?? written)
    .replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control);
}

/** One or two Thai letters between other words are no Thai: their bytes are read again as Latin letters. */
function thaiAsLatin(text: string): string {
  const runs = text.match(THAI);
  if (runs === null || runs.some((run) => run.length > 2)) return text;
  return text.replace(THAI, (run) =>
    String.fromCharCode(...[...run].map((letter) => letter.charCodeAt(0) - 0x0e00 + 0xa0)),
  );
}

/** The character whose UTF-8 bytes were read one by one, with what stands after it; null where they are no UTF-8. */
function fromBytes(written: string): string | null {
  const bytes = [...written].map((character) => BYTE_OF.get(character) ?? character.charCodeAt(0));
  const first = bytes[0] ?? 0;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (bytes.length < length || bytes.some((byte) => byte > 0xff)) return null;
  try {
    return UTF8.decode(Uint8Array.from(bytes.slice(0, length))) + mendEncoding(written.slice(length));
  } catch {
    return null;
  }
}
