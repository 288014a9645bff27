import type { Scheme } from "../../identifiers/provision.ts";
import type { ConstitutionHeading } from "./constitution-heading.ts";
import { isProvision, type ProvisionDraft } from "./provision-draft.ts";
import { ProvisionPlace } from "./provision-place.ts";
import type { ConstitutionNotice } from "./report.ts";
import { readRunInSection } from "./run-in-section.ts";
import { SectionsInside } from "./sections-inside.ts";

/** The formula with which either preamble ends: a text that has it and stands before every heading is the preamble. */
const PREAMBLE_FORMULA = /\bdo ordain and establish this Constitution\b/i;

const PREAMBLE: ConstitutionHeading = { level: "preamble", number: "", words: "", printed: "" };

/** A constitution while it is read: headings, texts and notes in printed order become drafts of provisions. */
export class PrintedConstitution {
  readonly #notice: ConstitutionNotice;
  readonly #place: ProvisionPlace;
  readonly #drafts: ProvisionDraft[] = [];
  #current: ProvisionDraft | null = null;
  #inside: SectionsInside | null = null;

  constructor(scheme: Scheme, notice: ConstitutionNotice) {
    this.#notice = notice;
    this.#place = new ProvisionPlace(scheme);
  }

  /** What text and notes now belong to. */
  get current(): Readonly<ProvisionDraft> | null {
    return this.#current;
  }

  /** True below the heading of an amendment. */
  get inAmendment(): boolean {
    return this.#place.inAmendment;
  }

  /** Opens what a heading opens; `id` is its id in the file. */
  open(heading: ConstitutionHeading, id: string): void {
    if (heading.level === "section" && this.#place.inAmendment && this.#current !== null) {
      this.#inside ??= new SectionsInside(this.#current);
      this.#inside.open(heading);
      return;
    }
    const placed = this.#place.enter(heading);
    if (placed === "divider") this.leave();
    else if (placed === null) this.#keepHeading(heading, id);
    else if (this.#current === null || this.#current.slug !== placed.slug || this.#current.text.length > 0) {
      this.leave();
      this.#current = { ...placed, id, words: heading.words, divided: false, text: [], notes: [] };
      for (const draft of this.#drafts) if (placed.parents.includes(draft.slug)) draft.divided = true;
      this.#drafts.push(this.#current);
    } else if (heading.words !== "") this.#current.words = heading.words;
  }

  /** Gives the words of the last heading, where they are printed apart from its number. */
  name(words: string): void {
    if (this.#current === null) return;
    this.#current.words = words;
    this.#place.name(words);
  }

  /** Adds paragraphs to the text. */
  addText(paragraphs: readonly string[]): void {
    for (const paragraph of paragraphs) this.#addParagraph(paragraph);
  }

  /** Adds a note. */
  addNote(heading: string, paragraphs: readonly string[]): void {
    const text = paragraphs.join("\n\n");
    if (this.#current !== null) this.#current.notes.push({ heading, text });
    else this.#notice("text outside provisions", "", `${heading}: ${text}`);
  }

  /** Ends the provision: what follows belongs to none until a heading opens one. */
  leave(): void {
    this.#inside?.close();
    this.#inside = null;
    this.#current = null;
  }

  /** The provisions in printed order. */
  finish(): ProvisionDraft[] {
    this.leave();
    return this.#drafts.filter(isProvision);
  }

  #addParagraph(paragraph: string): void {
    if (this.#drafts.length === 0 && PREAMBLE_FORMULA.test(paragraph)) this.open(PREAMBLE, "");
    const runIn = readRunInSection(paragraph, this.#place.nextSection);
    if (runIn !== null) this.open(runIn.heading, this.#current?.id ?? "");
    const text = runIn?.text ?? paragraph;
    if (this.#inside !== null) this.#inside.addText(text);
    else if (this.#current !== null) this.#current.text.push(text);
    else this.#notice("text outside provisions", "", text);
  }

  #keepHeading({ printed }: ConstitutionHeading, id: string): void {
    this.#notice("heading without an address", id, printed);
    this.addText([printed]);
  }
}
