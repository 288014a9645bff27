import { unwrap } from "../unwrap.ts";
import { anyOf, CODE_NAMES, type ReferenceWord } from "./reference-words.ts";

const PUBLISHER = "West(?:['’]?s)?|Lexis(?: ?Nexis)?|Michie|Harrison|Matthew Bender|Thomson Reuters";
const EDITION = String.raw`(?:Cum\. |Ann\. )?Supp\.?|Repl\.?|Rev\.?|Pocket Part|&|and`;
const STATUS = "(?:Repealed and Reserved|Reserved|Repealed|Redesignated)";
const YEAR = String.raw`(?:1[89]|20)\d\d`;

/** What may follow a reference without being part of what it names. `source` is matched at the end of the text. */
export const TRAILING_NOTES: readonly ReferenceWord[] = [
  {
    name: "year, publisher or supplement",
    source: String.raw`,? ?\((?=[^()]*\d{4})(?:(?:${PUBLISHER}|${EDITION}|${YEAR}),? ?){1,8}\)`,
    examples: [
      " (2022)",
      " (West 2021)",
      " (LexisNexis 2020)",
      " (2022 & Supp. 2023)",
      " (Supp. 2023)",
      " (Michie 1982)",
    ],
  },
  {
    name: "status printed with a heading",
    source: String.raw`[.,]? ?[[(]${STATUS}\.?[\])]|\. ${STATUS}`,
    examples: [
      ". [Reserved]",
      " [Repealed]",
      " (Repealed)",
      ". Reserved.",
      ". Redesignated.",
      ". [Repealed and Reserved]",
    ],
  },
  {
    name: "and what follows it",
    source: String.raw`,? et\.? ?seqq?\.?`,
    examples: [" et seq.", ", et seq", " et. seq."],
  },
  { name: "both ends included", source: ",? inclusive", examples: [", inclusive", " inclusive"] },
  {
    name: "the Code, named after the number",
    source: `(?:,| of) (?:the )?${anyOf(CODE_NAMES)}`,
    examples: [" of the Official Code of Georgia Annotated", ", O.C.G.A.", " of the Georgia Code"],
  },
];

const AT_END = TRAILING_NOTES.map(({ source }) => new RegExp(`(?:${source})$`, "i"));

/** More notes than anyone writes after one reference; a bound. */
const MAX_NOTES = 5;

/** The reference alone: without what surrounds it, and without the notes after it. */
export function withoutNotes(text: string): string {
  let bare = unwrap(text);
  for (let round = 0; round < MAX_NOTES; round += 1) {
    const shorter = unwrap(AT_END.reduce((rest, note) => rest.replace(note, ""), bare));
    if (shorter === bare) return bare;
    bare = shorter;
  }
  return bare;
}
