import { parseDocument } from "htmlparser2";
import { isTag, type PageElement, type PageNode } from "../ocga/dom.ts";
import { printedText } from "../ocga/printed-text.ts";
import { readConstitutionHeading } from "./constitution-heading.ts";
import type { ReadFile } from "./format.ts";
import { joinInterrupted } from "./interrupted-text.ts";
import type { PrintedConstitution } from "./printed-constitution.ts";
import type { ConstitutionNotice, LeftOut } from "./report.ts";
import { signatureParagraphs } from "./signature-paragraphs.ts";
import {
  countParagraphs,
  hasChild,
  headingText,
  textWithoutMarks,
  USLM_ELEMENTS,
  type UslmTreatment,
} from "./uslm-elements.ts";

/** Reads GPO's USLM: the constitution's own text, without the manual's commentary and footnotes. */
export const readUslm: ReadFile = ({ text }, constitution, notice) => {
  const reader = new UslmReader(constitution, notice);
  reader.readAll(parseDocument(text, { xmlMode: true }).children);
  return reader.finish();
};

class UslmReader {
  readonly #constitution: PrintedConstitution;
  readonly #notice: ConstitutionNotice;
  readonly #leftOut: LeftOut = {};
  /** Texts of the clause that is being read: commentary may interrupt it. */
  #texts: string[] = [];
  #id = "";

  readonly #treat: Readonly<Record<UslmTreatment, (element: PageElement) => void>> = {
    inside: ({ children }) => this.readAll(children),
    open: (element) => this.#open(element),
    clause: (element) => this.#readClause(element),
    text: (element) => this.#addTexts(hasChild(element, "docTitle") ? [] : [textWithoutMarks(element)]),
    note: (element) => this.#leaveNote(element),
    signatures: (element) => this.#addTexts(signatureParagraphs(element)),
    skip: () => {},
  };

  constructor(constitution: PrintedConstitution, notice: ConstitutionNotice) {
    this.#constitution = constitution;
    this.#notice = notice;
  }

  readAll(nodes: readonly PageNode[]): void {
    for (const node of nodes) if (isTag(node)) this.#read(node);
  }

  finish(): LeftOut {
    this.#endText();
    return this.#leftOut;
  }

  #read(element: PageElement): void {
    const treatment = USLM_ELEMENTS.get(element.name);
    if (treatment !== undefined) this.#treat[treatment](element);
    else {
      const text = printedText(element.children);
      this.#notice("unknown tag", this.#id, `<${element.name}> ${text}`);
      this.#addTexts([text]);
    }
  }

  #open(element: PageElement): void {
    this.#endText();
    this.#id = element.attribs["id"] ?? "";
    const printed = element.name === "preamble" ? "Preamble" : headingText(element);
    const heading = readConstitutionHeading(printed);
    if (heading !== null) this.#constitution.open(heading, this.#id);
    else if (printed !== "") this.#notice("unknown heading", this.#id, printed);
    this.readAll(element.children);
    this.#endText();
  }

  #readClause(element: PageElement): void {
    this.#endText();
    if (hasChild(element, "num")) this.#count("clause numbers", 1);
    this.readAll(element.children);
    this.#endText();
  }

  #leaveNote(note: PageElement): void {
    this.#count(note.attribs["type"] === "footnote" ? "footnotes" : "commentary", countParagraphs(note));
  }

  #addTexts(texts: readonly string[]): void {
    this.#texts.push(...texts.filter((text) => text !== ""));
  }

  #endText(): void {
    const { paragraphs, marks, inserted } = joinInterrupted(this.#texts);
    this.#texts = [];
    this.#count("interruption marks", marks);
    for (const words of inserted) this.#notice("words in brackets", this.#id, words);
    this.#constitution.addText(paragraphs);
  }

  #count(what: keyof LeftOut, by: number): void {
    if (by > 0) this.#leftOut[what] = (this.#leftOut[what] ?? 0) + by;
  }
}
