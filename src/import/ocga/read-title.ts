import { blockParagraphs } from "./block-paragraphs.ts";
import { type ChapterHeading, readChapterHeading } from "./chapter-heading.ts";
import type { Page } from "./dom.ts";
import { isOfAnnotations, opensAnnotations, readNoteOpening, withoutEnding } from "./note-headings.ts";
import { type PageBlock, pageBlocks } from "./page-blocks.ts";
import { outOfOrder, type PlacedParagraph } from "./printed-order.ts";
import { type PrintedHeading, type PrintedSection, type PrintedTitle, placeHeading } from "./printed-title.ts";
import type { Notice } from "./report.ts";
import { readSectionHeading } from "./section-heading.ts";
import { separateHistory } from "./separate-history.ts";
import { isTableHead, opensTable, readHeadingInText } from "./text-under-headings.ts";

/** A title read from a page, and how many paragraphs of annotations were left out; null where the page has no title. */
export type ReadTitle = { readonly title: PrintedTitle; readonly annotations: number };

/** Reads a page of one title. */
export function readTitle(file: string, page: Page, notice: Notice): ReadTitle | null {
  const reader = new TitleReader(file, notice);
  const blocks = pageBlocks(page);
  for (const [index, block] of blocks.entries()) reader.read(block, blocks[index + 1]);
  return reader.finish();
}

type NoteDraft = { heading: string; paragraphs: string[] };
/** What is being read: its text, then its notes, then annotations. */
type Region = "text" | "notes" | "annotations";

const TITLE = /^TITLE (?<number>\d{1,2})[.:]?(?: (?<heading>.*))?$/is;

class TitleReader {
  readonly #notice: Notice;
  readonly #title: PrintedTitle;
  #heading: PrintedHeading | null = null;
  #section: PrintedSection | null = null;
  #region: Region = "text";
  #drafts: NoteDraft[] = [];
  #annotations = 0;
  /** The section's paragraphs so far, with where they stood. */
  #placed: PlacedParagraph[] = [];
  /** Within a printed table of contents, which a `nav` ends. */
  #inTable = false;

  constructor(file: string, notice: Notice) {
    this.#notice = (kind, id, text) => notice(kind, id === "" ? this.#place() : id, text);
    this.#title = { file, number: 0, heading: "", notes: [], headings: [], sections: [] };
  }

  read(block: PageBlock, next: PageBlock | undefined): void {
    if (block.tag === "h1") this.#readTitleHeading(block);
    else if (block.tag === "h2") this.#readHeading(block);
    else if (block.tag === "h3") this.#readSection(block);
    else if (block.tag === "nav") this.#inTable = false;
    else if (this.#title.number !== 0 && block.text !== "") this.#readContent(block, next);
  }

  finish(): ReadTitle | null {
    this.#close();
    return this.#title.number === 0 ? null : { title: this.#title, annotations: this.#annotations };
  }

  #readTitleHeading(block: PageBlock): void {
    const groups = TITLE.exec(block.text)?.groups;
    this.#close();
    if (groups === undefined) {
      this.#notice("unknown heading", block.id, block.text);
      return;
    }
    this.#title.number = Number(groups["number"]);
    this.#title.heading = groups["heading"] ?? "";
  }

  #readHeading(block: PageBlock): void {
    const read = readChapterHeading(block);
    this.#close();
    if (read === null) this.#notice("unknown heading", block.id, block.text);
    else this.#openHeading(read, block.id);
  }

  #openHeading(read: ChapterHeading, id: string): void {
    this.#heading = placeHeading(this.#title, this.#heading, read, id);
  }

  #readSection(block: PageBlock): void {
    this.#close();
    const fromText = readSectionHeading(block.text);
    const heading = fromText ?? readSectionHeading(`${/s(\d[\w.-]*)$/.exec(block.id)?.[1] ?? ""}. ${block.text}`);
    if (fromText === null) this.#notice("unreadable section heading", block.id, block.text);
    if (heading === null) return;
    for (const words of heading.unknown) this.#notice("unknown bracket", block.id, words);
    this.#section = { id: block.id, heading, above: this.#heading, text: [], notes: [] };
    this.#title.sections.push(this.#section);
  }

  #readContent(block: PageBlock, next: PageBlock | undefined): void {
    if (opensAnnotations(block)) {
      this.#region = "annotations";
      return;
    }
    const note = readNoteOpening(block);
    if (this.#region === "annotations" && (note === null || isOfAnnotations(note, next))) {
      this.#annotations += 1;
    } else if (note !== null) {
      // Among annotations a heading alone opens notes again; one that runs on is a single misplaced paragraph.
      if (this.#region !== "annotations" || note.text === "") this.#region = "notes";
      this.#drafts.push({ heading: note.heading, paragraphs: note.text === "" ? [] : [note.text] });
    } else if (this.#region === "notes") this.#readInNotes(block, next);
    else if (this.#section === null) this.#readUnderHeading(block);
    else this.#readText(this.#section, block);
  }

  #readText(section: PrintedSection, block: PageBlock): void {
    const paragraphs = blockParagraphs(block, this.#notice);
    section.text.push(...paragraphs);
    this.#placed.push(...paragraphs.map((text) => ({ text, listed: block.tag === "ol" })));
  }

  #readInNotes(block: PageBlock, next: PageBlock | undefined): void {
    const again = readHeadingInText(block, next);
    if (again !== null) {
      this.#close();
      this.#openHeading(again, this.#heading?.id ?? "");
    } else if (block.tag === "p" && block.boldLead !== null && block.boldLead.endsWith(".")) {
      this.#drafts.push({
        heading: withoutEnding(block.boldLead),
        paragraphs: block.afterLead === "" ? [] : [block.afterLead],
      });
    } else {
      if (block.tag === "ol") this.#notice("list among notes", "", block.text);
      if (block.tag === "h4" || block.tag === "h5") this.#notice("unknown subheading", block.id, block.text);
      this.#drafts.at(-1)?.paragraphs.push(...blockParagraphs(block, this.#notice));
    }
  }

  #readUnderHeading(block: PageBlock): void {
    this.#inTable ||= opensTable(block);
    if (this.#inTable || isTableHead(block) || block.text === this.#heading?.heading) return;
    if (!/^\[?reserved\]?\.?$/i.test(block.text)) this.#notice("text under a heading", "", block.text);
    const [heading = "", ...paragraphs] = blockParagraphs(block, this.#notice);
    this.#drafts.push({ heading, paragraphs });
  }

  #place(): string {
    return this.#section?.id ?? this.#heading?.id ?? "";
  }

  #close(): void {
    const owner = this.#section ?? this.#heading ?? this.#title;
    const notes = this.#drafts.map(({ heading, paragraphs }) => ({ heading, text: paragraphs.join("\n\n") }));
    if (this.#section !== null) {
      const moved = outOfOrder(this.#placed);
      if (moved !== null) this.#notice("paragraph out of order", "", moved);
      separateHistory(this.#section, notes, this.#notice);
    }
    owner.notes.push(...notes);
    this.#section = null;
    this.#placed = [];
    this.#inTable = false;
    this.#drafts = [];
    this.#region = "text";
  }
}
