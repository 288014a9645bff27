import type { ReferenceWord } from "./reference-word.ts";
import { unwrap } from "./unwrap.ts";

const PUBLISHER = "West(?:['’]?s)?|Lexis(?: ?Nexis)?|Michie|Harrison|Matthew Bender|Thomson Reuters";
const EDITION = String.raw`(?:Cum\. |Ann\. )?Supp\.?|Repl\.?|Rev\.?|Pocket Part|&|and`;
const STATUS = "(?:Repealed and Reserved|Reserved|Repealed|Redesignated)";
const YEAR = String.raw`(?:1[89]|20)\d\d`;

/** Notes that follow references to the Code and to constitutions alike. */
export const COMMON_NOTES = {
  publication: {
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
  status: {
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
  following: {
    name: "and what follows it",
    source: String.raw`,? et\.? ?seqq?\.?`,
    examples: [" et seq.", ", et seq", " et. seq."],
  },
} as const satisfies Readonly<Record<string, ReferenceWord>>;

/** More notes than anyone writes after one reference; a bound. */
const MAX_NOTES = 5;

/** A function to the reference alone: without what surrounds it, and without these notes after it. */
export function notesRemover(notes: readonly ReferenceWord[]): (text: string) => string {
  const atEnd = notes.map(({ source }) => new RegExp(`(?:${source})$`, "i"));
  return (text) => {
    let bare = unwrap(text);
    for (let round = 0; round < MAX_NOTES; round += 1) {
      const shorter = unwrap(atEnd.reduce((rest, note) => rest.replace(note, ""), bare));
      if (shorter === bare) return bare;
      bare = shorter;
    }
    return bare;
  };
}
