import { readDesignation } from "../../identifiers/constitution/provision-designation.ts";
import type { ConstitutionHeading } from "./constitution-heading.ts";
import type { ProvisionDraft } from "./provision-draft.ts";

/** The heading of the note that keeps what editors wrote above the sections of an amendment. */
const SECTION_HEADINGS = "Section headings";

/**
 * The sections of an amendment, which are parts of its text: each begins with `Section 1.`, where `src/text` finds it.
 * The editors' headings above them are kept in a note.
 */
export class SectionsInside {
  readonly #draft: ProvisionDraft;
  readonly #headings: string[] = [];
  #head = "";
  #words = "";

  constructor(draft: ProvisionDraft) {
    this.#draft = draft;
  }

  /** Opens a section. */
  open({ number, words }: ConstitutionHeading): void {
    this.#endSection();
    this.#head = `Section ${readDesignation(number) ?? number}.`;
    this.#words = words;
  }

  /** Adds a paragraph to the open section. */
  addText(paragraph: string): void {
    this.#draft.text.push(this.#head === "" ? paragraph : `${this.#head} ${paragraph}`);
    if (this.#head !== "" && this.#words !== "") this.#headings.push(`${this.#head} ${this.#words}`);
    this.#head = "";
  }

  /** Ends the last section and writes the note. */
  close(): void {
    this.#endSection();
    if (this.#headings.length === 0) return;
    this.#draft.notes.push({ heading: SECTION_HEADINGS, text: this.#headings.join("\n\n") });
  }

  /** A section without a text below its heading has it in the heading. */
  #endSection(): void {
    if (this.#head !== "") this.#draft.text.push(`${this.#head} ${this.#words}`.trim());
    this.#head = "";
  }
}
