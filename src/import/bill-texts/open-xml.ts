import { Parser } from "htmlparser2";
import { type BillNumber, parseBillNumber } from "../../identifiers/bills/bill-number.ts";
import { UnreadableText } from "./unreadable-text.ts";

/**
 * The RTF that an element of an XML file holds, as the General Assembly's service gave it.
 *
 * @throws {UnreadableText} when no element holds any
 */
export function openXml(xml: string): Buffer {
  const rtf = elementTexts(xml)
    .find(({ text }) => text.trimStart().startsWith("{\\rtf"))
    ?.text.trimStart();
  if (rtf === undefined) throw new UnreadableText("an XML file without RTF in it");
  // RTF is ASCII; what is not was put in by the file's own encoding.
  return Buffer.from(rtf.replace(/[^\p{ASCII}]/gu, asControlWords), "latin1");
}

/** What the General Assembly's service says of a bill, `GetLegislationDetail`; null for another file. */
export function readXmlDetail(xml: string): { number: BillNumber; session: string } | null {
  if (!xml.slice(0, 2000).includes("GetLegislationDetail")) return null;
  const texts = elementTexts(xml);
  const textAt = (path: string) => texts.find((element) => element.path.endsWith(path))?.text.trim() ?? "";
  const root = "GetLegislationDetailResult";
  const number = parseBillNumber(`${textAt(`${root}/DocumentType`)}${textAt(`${root}/Number`)}`.toLowerCase());
  const session = textAt(`${root}/Session/Description`);
  return number === null || session === "" ? null : { number, session };
}

function elementTexts(xml: string): { path: string; text: string }[] {
  const found: { path: string; text: string }[] = [];
  const path: string[] = [];
  let text = "";
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(name.replace(/^.*:/, ""));
        text = "";
      },
      ontext(words) {
        text += words;
      },
      onclosetag() {
        if (text !== "") found.push({ path: path.join("/"), text });
        path.pop();
        text = "";
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}

function asControlWords(character: string): string {
  return Array.from({ length: character.length }, (_, at) => `\\u${character.charCodeAt(at)}?`).join("");
}
