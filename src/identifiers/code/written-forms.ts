import type { Citation } from "../citation.ts";
import type { Resolution } from "../resolution.ts";
import { readPartsAfter, readPartsBefore } from "./part-words.ts";
import { readSectionList } from "./section-list.ts";
import { readSpelledOut } from "./spelled-out.ts";

/** A way in which references to the Code are written. `read` takes cleaned text and has to account for all of it. */
export interface WrittenForm {
  readonly name: string;
  readonly read: (text: string) => Resolution<Citation> | null;
  readonly examples: readonly string[];
}

/** Tried in order; the first reading counts. No text is read by two of them, which a test checks. */
export const WRITTEN_FORMS: readonly WrittenForm[] = [
  {
    name: "sections by number: one, a list, a range",
    read: readSectionList,
    examples: [
      "O.C.G.A. § 16-5-1",
      "Code Section 16-5-1(a)(1)",
      "§§ 16-5-1, -3 to -7",
      "16-5-1..16-5-5",
      "16-5-1; 16-5-2",
    ],
  },
  {
    name: "parts in words before the section",
    read: readPartsBefore,
    examples: ["subsection (a) of Code Section 16-5-1", "subparagraph (a)(1)(A) of O.C.G.A. § 16-5-1"],
  },
  {
    name: "parts in words after the section",
    read: readPartsAfter,
    examples: ["16-5-1, subsection (a)", "Code Section 16-5-1, paragraph (1) of subsection (a)"],
  },
  {
    name: "levels spelled out",
    read: readSpelledOut,
    examples: ["Title 16, Chapter 5, Section 1", "Chapter 5 of Title 16, Section 1", "Title 16, Section 16-5-1"],
  },
];
