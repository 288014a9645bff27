import { isTag, type PageElement } from "../ocga/dom.ts";
import { printedText } from "../ocga/printed-text.ts";

const GROUPS: ReadonlySet<string> = new Set(["layout", "signatures"]);
/** Elements that begin a new paragraph: a paragraph, and the name of a state. */
const BEGINNINGS: ReadonlySet<string> = new Set(["p", "header"]);
/** A row that does not belong to the state above it. */
const ATTESTATION = /^Attest\b/;

/** Signatures set out in a table: those of one state are one paragraph, which begins with the state's name. */
export function signatureParagraphs(element: PageElement): string[] {
  const paragraphs: string[] = [];
  for (const { text, begins } of pieces(element)) {
    const last = paragraphs.at(-1);
    if (begins || last === undefined) paragraphs.push(text);
    else paragraphs[paragraphs.length - 1] = `${last} ${text}`;
  }
  return paragraphs;
}

function pieces(element: PageElement): { text: string; begins: boolean }[] {
  return element.children.filter(isTag).flatMap((child) => {
    if (GROUPS.has(child.name)) return pieces(child);
    const text = printedText([child]);
    return text === "" ? [] : [{ text, begins: BEGINNINGS.has(child.name) || ATTESTATION.test(text) }];
  });
}
