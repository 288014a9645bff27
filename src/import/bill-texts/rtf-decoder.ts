import { CODE_PAGES, FONT_SETS } from "./rtf-words.ts";

/** Turns the bytes of an RTF document into characters, by the code page of the document and of its fonts. */
export type RtfDecoder = {
  /** Keeps bytes until `flush`: one character of some encodings is written as several tokens. */
  push(bytes: Buffer): void;
  /** The characters of the bytes kept, as printed in a font. */
  flush(font: number | null): string;
  /** A control word inside the table of fonts. */
  fontWord(word: string, param: number | null): void;
  /** True for a control word that sets the document's code page or default font. */
  documentWord(word: string, param: number | null): boolean;
};

const ENCODING_WORDS: ReadonlyMap<string, number> = new Map([
  ["ansi", 1252],
  ["mac", 10000],
  ["pc", 437],
  ["pca", 850],
]);

/** A decoder that knows no font yet. */
export function rtfDecoder(): RtfDecoder {
  const fonts = new Map<number, number>();
  const decoders = new Map<number, TextDecoder>();
  let pending: Buffer[] = [];
  let codePage = 1252;
  let defaultFont: number | null = null;
  let font = 0;

  const decode = (bytes: Buffer, page: number): string => {
    if (bytes.every((byte) => byte < 0x80)) return bytes.toString("latin1");
    const decoder = decoders.get(page) ?? makeDecoder(page);
    decoders.set(page, decoder);
    return decoder.decode(bytes);
  };

  return {
    push: (bytes) => void pending.push(bytes),
    flush(at) {
      if (pending.length === 0) return "";
      const bytes = Buffer.concat(pending);
      pending = [];
      return decode(bytes, fonts.get(at ?? defaultFont ?? -1) ?? codePage);
    },
    fontWord(word, param) {
      if (word === "f") font = param ?? 0;
      const page = word === "cpg" ? param : word === "fcharset" ? FONT_SETS.get(param ?? -1) : undefined;
      // The Western set is every program's default: there the document's own code page is the better word.
      if (page !== undefined && page !== null && page !== 1252) fonts.set(font, page);
    },
    documentWord(word, param) {
      const known = ENCODING_WORDS.get(word);
      if (word === "deff") defaultFont = param;
      else if (word === "ansicpg") codePage = param ?? codePage;
      else if (known !== undefined) codePage = known;
      else return false;
      return true;
    },
  };
}

function makeDecoder(page: number): TextDecoder {
  const label = CODE_PAGES.get(page);
  if (label === undefined) throw new Error(`code page ${page} is not read; save the file as RTF of code page 1252`);
  return new TextDecoder(label);
}
