import { parseDocument } from "htmlparser2";
import { isTag, isText, type PageElement, type PageNode } from "../ocga/dom.ts";
import { printedText, printingNodes } from "../ocga/printed-text.ts";
import { readConstitutionHeading } from "./constitution-heading.ts";
import type { ReadFile } from "./format.ts";
import type { PrintedConstitution } from "./printed-constitution.ts";
import type { ConstitutionNotice } from "./report.ts";

/** Reads plain XML: `name` and `description` of an element are its heading, `content` is a paragraph. */
export const readPlainXml: ReadFile = ({ text }, constitution, notice) => {
  readNodes(parseDocument(text, { xmlMode: true }).children, constitution, notice);
  return {};
};

const OPENING: ReadonlySet<string> = new Set(["part", "article", "section", "amendment"]);
const TRANSPARENT: ReadonlySet<string> = new Set(["root", "document", "paragraph"]);

/** Parts that only group others. */
const GROUPS: ReadonlySet<string> = new Set(["Articles"]);

/** What editors say of a passage that an amendment changed. */
const EDITORS_WORDS = /\([A-Z][a-z]+ in (?:parentheses|brackets) [^)]{1,120}\)/g;

/** How a section begins inside an amendment. */
const NUMBERED = /^(?<number>\d{1,2})\. (?<rest>.*)$/s;

function readNodes(nodes: readonly PageNode[], constitution: PrintedConstitution, notice: ConstitutionNotice): void {
  for (const node of printingNodes(nodes)) {
    if (isText(node)) constitution.addText([printedText([node])]);
    else if (isTag(node)) readElement(node, constitution, notice);
  }
}

function readElement(element: PageElement, constitution: PrintedConstitution, notice: ConstitutionNotice): void {
  const { name, attribs, children } = element;
  if (name === "content") {
    const text = printedText(children);
    for (const [words] of text.matchAll(EDITORS_WORDS))
      notice("words in brackets", constitution.current?.id ?? "", words);
    addParagraph(text, constitution);
    return;
  }
  const id = attribs["id"] ?? "";
  if (OPENING.has(name)) openElement(attribs, id, constitution, notice);
  else if (!TRANSPARENT.has(name)) notice("unknown tag", id, `<${name}> ${printedText(children)}`);
  readNodes(children, constitution, notice);
}

function openElement(
  attribs: PageElement["attribs"],
  id: string,
  constitution: PrintedConstitution,
  notice: ConstitutionNotice,
): void {
  const text = `${attribs["name"] ?? ""} ${attribs["description"] ?? ""}`.replace(/\s+/g, " ").trim();
  const heading = readConstitutionHeading(text);
  if (heading !== null) constitution.open(heading, id);
  else if (!GROUPS.has(text)) notice("unknown heading", id, text);
}

/** Adds a paragraph. In an amendment `1.` stands for `Section 1.`, and is written so, as it is printed elsewhere. */
function addParagraph(text: string, constitution: PrintedConstitution): void {
  const { number, rest } = (constitution.inAmendment && NUMBERED.exec(text)?.groups) || {};
  if (number !== undefined) constitution.open({ level: "section", number, words: "", printed: `${number}.` }, "");
  constitution.addText([rest ?? text]);
}
