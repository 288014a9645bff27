import type { PageBlock } from "./page-blocks.ts";

/** A run-in or separate heading of printed notes. `pattern` meets the heading without its point, dash or comma. */
type NoteHeading = {
  readonly name: string;
  readonly pattern: RegExp;
  /** True where the heading is the beginning of a sentence, which the note keeps whole. */
  readonly opensSentence?: true;
  /** True where the same heading is used inside annotations. */
  readonly alsoAnnotates?: true;
  readonly examples: readonly string[];
};

/** The headings of printed notes. They are kept as printed. */
export const NOTE_HEADINGS: readonly NoteHeading[] = [
  {
    name: "history",
    pattern: /^History(?: of (?:this )?(?:Code )?section)?$/i,
    examples: ["History.", "History of Code section. —", "History of Section."],
  },
  { name: "cross references", pattern: /^Cross references?$/i, examples: ["Cross references.", "Cross references. -"] },
  {
    name: "editor's notes",
    pattern: /^Editor['’]?s['’]? notes?$/i,
    alsoAnnotates: true,
    examples: ["Editor’s notes.", "Editor's notes. -", "Editor’s note. —"],
  },
  { name: "code commission notes", pattern: /^Code Commission notes?$/i, examples: ["Code Commission notes."] },
  {
    name: "effective date",
    pattern: /^(?:Delayed |Contingent )?effective dates?$/i,
    examples: ["Effective date. —", "Delayed effective date.", "Effective date."],
  },
  { name: "law reviews", pattern: /^Law reviews?$/i, examples: ["Law reviews."] },
  {
    name: "regulations",
    pattern: /^Administrative rules? and regulations?$/i,
    examples: ["Administrative rules and regulations.", "Administrative Rules and Regulations. -"],
  },
  { name: "federal code", pattern: /^U\. ?S\. Code(?: Annotated)?$/i, examples: ["U.S. Code."] },
  {
    name: "federal regulations",
    pattern: /^Code of Federal Regulations?$/i,
    examples: ["Code of Federal Regulations. —"],
  },
  {
    name: "amendments",
    pattern: /^The \d{4}(?: Ex\. Sess\.)? amendments$/,
    examples: ["The 2021 amendments.", "The 2010 amendments. —"],
  },
  {
    name: "amendment",
    pattern:
      /^The (?:first |second |third )?\d{4}(?: Ex\. Sess\.)? (?:amendment|amendments?, effective [A-Z][a-z]{2,8} \d{1,2}, \d{4})$/,
    opensSentence: true,
    examples: [
      "The 2019 amendment,",
      "The 2018 Ex. Sess. amendment,",
      "The 2022 amendment, effective July 1, 2022,",
      "The 2019 amendment",
    ],
  },
];

/** How a heading ends: with a point or comma, and a dash before what runs on. */
const ENDING = /[\s.,:;]*(?:[—–-]\s*)?$/;

/** A heading at the beginning of a paragraph that is not bold: what follows tells it from a sentence. */
const PLAIN_RUN_IN: readonly RegExp[] = [
  /^(?<heading>History)\. (?<rest>.*)$/s,
  /^(?<heading>[A-Z][A-Za-z'’ .]{5,40}\.) [—–-](?: (?<rest>.*))?$/s,
];

/** What stands at a note's beginning: its heading as printed, and the words that run on. */
export type NoteOpening = { readonly heading: string; readonly text: string; readonly alsoAnnotates: boolean };

/** The note that a block opens; null for every other block. */
export function readNoteOpening(block: PageBlock): NoteOpening | null {
  if (block.tag === "p")
    return block.boldLead === null ? readPlain(block.text) : opening(block.boldLead, block.afterLead, block.text);
  return block.tag === "h4" || block.tag === "h5" ? opening(block.text, "", "") : null;
}

function readPlain(text: string): NoteOpening | null {
  for (const pattern of PLAIN_RUN_IN) {
    const groups = pattern.exec(text)?.groups;
    const found = groups && opening(groups["heading"] ?? "", groups["rest"] ?? "", text);
    if (found) return found;
  }
  return null;
}

function opening(lead: string, rest: string, whole: string): NoteOpening | null {
  const heading = withoutEnding(lead);
  const row = NOTE_HEADINGS.find(({ pattern }) => pattern.test(heading));
  if (row === undefined) return null;
  const text = row.opensSentence ? whole : rest.replace(/^[—–-] ?/, "").replace(/^\.$/, "");
  return { heading, text, alsoAnnotates: row.alsoAnnotates === true };
}

/** A bold run-in heading without the point or dash at its end. */
export function withoutEnding(heading: string): string {
  return heading.replace(ENDING, "");
}

/** What editors' notes among annotations speak of. */
const OF_ANNOTATIONS = /\b(?:annotations|opinions|decisions|cases)\b/i;

/** True for a note among annotations that belongs to them: an editor's note on the cases. `next` is the block after it. */
export function isOfAnnotations(note: NoteOpening, next: PageBlock | undefined): boolean {
  return note.alsoAnnotates && OF_ANNOTATIONS.test(note.text === "" ? (next?.text ?? "") : note.text);
}

/** Headings of annotations, which are not part of the Code and are left out up to the next heading. */
const ANNOTATION_HEADINGS =
  /^(?:JUDICIAL DECISIONS|OPINIONS OF THE ATTORNEY GENERAL|RESEARCH REFERENCES|ADVISORY OPINIONS OF THE STATE BAR)$/i;
const ANNOTATION_CLASSES: ReadonlySet<string> = new Set(["jdecisions", "rreferences", "opinionofag"]);

/** True for a heading with which annotations begin. */
export function opensAnnotations({ tag, text, classes }: PageBlock): boolean {
  if (tag !== "h4" && tag !== "h5") return false;
  return ANNOTATION_HEADINGS.test(withoutEnding(text)) || classes.some((name) => ANNOTATION_CLASSES.has(name));
}
