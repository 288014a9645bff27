import { parseDocument } from "htmlparser2";
import { blockParagraphs } from "../ocga/block-paragraphs.ts";
import { isOfAnnotations, readNoteOpening, withoutEnding } from "../ocga/note-headings.ts";
import { type PageBlock, pageBlocks } from "../ocga/page-blocks.ts";
import type { ConstitutionHeading } from "./constitution-heading.ts";
import type { ReadFile } from "./format.ts";
import { navigationText } from "./navigation-text.ts";
import type { PrintedConstitution } from "./printed-constitution.ts";
import type { ConstitutionNotice, LeftOut } from "./report.ts";
import {
  headingOfBlock,
  isHeadingName,
  isHeadingTag,
  isLowHeading,
  opensAnyAnnotations,
  otherNoteHeading,
} from "./unicourt-headings.ts";

/** Reads a UniCourt page of either constitution. */
export const readUnicourt: ReadFile = ({ text }, constitution, notice) => {
  const page = parseDocument(text);
  for (const dropped of navigationText(page)) notice("text outside provisions", dropped.id, dropped.text);
  const reader = new PageReader(constitution, notice);
  const blocks = pageBlocks(page).filter((block) => block.text !== "");
  for (const [index, block] of blocks.entries()) reader.read(block, blocks[index + 1]);
  return reader.finish();
};

/** What the page says as a page. */
const PAGE_REMNANTS = /^Click to view\.?$/i;

class PageReader {
  readonly #constitution: PrintedConstitution;
  readonly #notice: ConstitutionNotice;
  readonly #leftOut: LeftOut = {};
  #region: "text" | "notes" | "annotations" = "text";
  #note: { readonly heading: string; readonly paragraphs: string[] } | null = null;
  /** True right after a heading that gives no words: they may be the next block. */
  #unnamed = false;

  constructor(constitution: PrintedConstitution, notice: ConstitutionNotice) {
    this.#constitution = constitution;
    this.#notice = (kind, id, text) => notice(kind, id === "" ? (constitution.current?.id ?? "") : id, text);
  }

  read(block: PageBlock, next: PageBlock | undefined): void {
    const unnamed = this.#unnamed;
    this.#unnamed = false;
    const heading = headingOfBlock(block, this.#region === "annotations");
    if (heading !== null) this.#open(heading, block);
    else if (unnamed && isHeadingName(block)) this.#constitution.name(block.text);
    else if (isHeadingTag(block.tag) && !isLowHeading(block)) this.#leave(block);
    else if (PAGE_REMNANTS.test(block.text)) this.#count("page remnants");
    else this.#readContent(block, next);
  }

  finish(): LeftOut {
    this.#endNote();
    return this.#leftOut;
  }

  #open(heading: ConstitutionHeading, block: PageBlock): void {
    this.#endNote();
    this.#region = "text";
    this.#constitution.open(heading, block.id);
    this.#unnamed = heading.words === "" && (heading.level === "article" || heading.level === "section");
    if (!isHeadingTag(block.tag) && block.afterLead !== "") this.#constitution.addText([block.afterLead]);
  }

  #leave(block: PageBlock): void {
    this.#endNote();
    this.#region = "text";
    this.#notice("unknown heading", block.id, block.text);
    this.#constitution.leave();
  }

  #readContent(block: PageBlock, next: PageBlock | undefined): void {
    const note = readNoteOpening(block);
    const otherNote = otherNoteHeading(block);
    const annotated = this.#region === "annotations";
    if (opensAnyAnnotations(block)) {
      this.#endNote();
      this.#region = "annotations";
    } else if (note !== null && !(annotated && isOfAnnotations(note, next))) {
      // Among annotations a heading alone opens notes again; one that runs on is a single misplaced paragraph.
      this.#openNote(note.heading, note.text, !annotated || note.text === "");
    } else if (annotated) this.#count("annotations");
    else if (otherNote !== null) this.#openNote(otherNote, "", true);
    else if (this.#region === "notes") this.#readInNotes(block);
    else this.#readText(block);
  }

  #readText(block: PageBlock): void {
    if (block.tag === "ul" && this.#constitution.current === null) this.#count("page remnants");
    else this.#constitution.addText(this.#paragraphs(block));
  }

  #readInNotes(block: PageBlock): void {
    if (block.tag === "p" && block.boldLead?.endsWith("."))
      this.#openNote(withoutEnding(block.boldLead), block.afterLead, true);
    else this.#note?.paragraphs.push(...this.#paragraphs(block));
  }

  #paragraphs(block: PageBlock): string[] {
    if (isLowHeading(block)) this.#notice("unknown subheading", block.id, block.text);
    return blockParagraphs(block, this.#notice);
  }

  #openNote(heading: string, text: string, stays: boolean): void {
    this.#endNote();
    this.#note = { heading, paragraphs: text === "" ? [] : [text] };
    if (stays) this.#region = "notes";
    else this.#endNote();
  }

  #endNote(): void {
    if (this.#note !== null) this.#constitution.addNote(this.#note.heading, this.#note.paragraphs);
    this.#note = null;
  }

  #count(what: keyof LeftOut): void {
    this.#leftOut[what] = (this.#leftOut[what] ?? 0) + 1;
  }
}
