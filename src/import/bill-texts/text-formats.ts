/** How the file of a bill's text is written. */
export type TextFormat = "rtf" | "html" | "text" | "json" | "xml";

/** Formats that are not read, by the bytes with which their files begin, as Latin-1. */
const NOT_READ: readonly [begin: string, reason: string][] = [
  ["%PDF-", "a PDF, in which deletions and insertions are lost; give the text as RTF, HTML or plain text"],
  ["PK\u0003\u0004", "a Word file or ZIP; save it as RTF, or unpack it"],
  ["\u00d0\u00cf\u0011\u00e0", "an old Word file; save it as RTF"],
  ["\u00ffWPC", "a WordPerfect file; save it as RTF"],
];

const HTML = /<(?:!doctype\s+html|html|head|body|pre|p|div|span|table|br|font)\b[^>]{0,500}>/i;

/** What a file is by how it begins; a reason where it is nothing that is read. */
export function textFormat(bytes: Buffer): { format: TextFormat } | { reason: string } {
  const head = bytes.subarray(0, 4096).toString("latin1");
  const reason = NOT_READ.find(([begin]) => head.startsWith(begin))?.[1];
  if (reason !== undefined) return { reason };
  const start = head.replace(/^(?:\u00ef\u00bb\u00bf)?\s+/, "").replace(/^\u00ef\u00bb\u00bf/, "");
  if (bytes.length === 0) return { reason: "the file is empty" };
  if (/^\{\\rtf/.test(start)) return { format: "rtf" };
  if (/^[{[]\s*["{\]}]/.test(start)) return { format: "json" };
  if (HTML.test(head)) return { format: "html" };
  if (/^<\?xml|^<[\w.-]+(?::[\w.-]+)?[\s>]/.test(start)) return { format: "xml" };
  const wide = /^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(head);
  return !wide && head.includes("\0") ? { reason: "no text; give RTF, HTML or plain text" } : { format: "text" };
}
