import type { SourceFile } from "../zip/source-files.ts";
import { decodeBytes } from "./decode-bytes.ts";
import type { Paragraph } from "./marked-text.ts";
import { openJson } from "./open-json.ts";
import { openXml } from "./open-xml.ts";
import { readHtml } from "./read-html.ts";
import { readPlainText } from "./read-plain-text.ts";
import { readRtf } from "./read-rtf.ts";
import { NO_FACTS, type TextFacts } from "./text-facts.ts";
import { textFormat } from "./text-formats.ts";
import { UnreadableText } from "./unreadable-text.ts";

/** A text out of a file. `page` is what is printed on its pages beside it, where the format keeps that apart. */
export type OpenedText = {
  format: "rtf" | "html" | "text";
  paragraphs: Paragraph[];
  page: string;
  facts: TextFacts;
};

/**
 * The texts of a file: one, or several where a JSON file lists them. RTF, HTML and plain text, bare or inside of JSON and
 * XML, are told apart by how they begin, whatever the file is called.
 *
 * @throws {UnreadableText} when the file gives none
 */
export function openTextFile(file: SourceFile): OpenedText[] {
  return openBytes(file.read(), NO_FACTS);
}

/** The same for bytes that were found inside of a file that says more about them. */
function openBytes(bytes: Buffer, facts: TextFacts): OpenedText[] {
  const found = textFormat(bytes);
  if ("reason" in found) throw new UnreadableText(found.reason);
  switch (found.format) {
    case "rtf":
      return [{ format: "rtf", ...rtfOf(bytes), facts }];
    case "html":
      return [{ format: "html", paragraphs: readHtml(decodeBytes(bytes)), page: "", facts }];
    case "text":
      return [{ format: "text", paragraphs: readPlainText(decodeBytes(bytes)), page: "", facts }];
    case "json":
      return openJson(decodeBytes(bytes)).flatMap((inner) => openBytes(inner.bytes, inner.facts));
    case "xml":
      return openBytes(openXml(decodeBytes(bytes)), facts);
    default:
      return found.format satisfies never;
  }
}

function rtfOf(bytes: Buffer): { paragraphs: Paragraph[]; page: string } {
  try {
    return readRtf(bytes);
  } catch (error) {
    throw new UnreadableText((error as Error).message);
  }
}
