/** Encodings that a byte order mark names. */
const MARKS: readonly [bytes: string, label: string][] = [
  ["\u00ef\u00bb\u00bf", "utf-8"],
  ["\u00ff\u00fe", "utf-16le"],
  ["\u00fe\u00ff", "utf-16be"],
];

/** The characters of a text file: by its byte order mark, by the encoding that its HTML names, as UTF-8, or as Windows-1252. */
export function decodeBytes(bytes: Buffer): string {
  const head = bytes.subarray(0, 2048).toString("latin1");
  const marked = MARKS.find(([mark]) => head.startsWith(mark))?.[1];
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const named = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1];
    return decoderOf(named).decode(bytes);
  }
}

function decoderOf(label: string | undefined): TextDecoder {
  try {
    return new TextDecoder(label === undefined || /^utf-?8$/i.test(label) ? "windows-1252" : label);
  } catch {
    return new TextDecoder("windows-1252");
  }
}
