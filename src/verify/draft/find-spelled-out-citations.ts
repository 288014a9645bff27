import { CODE_NAME_SOURCE } from "../../identifiers/code/reference-words.ts";
import { readCodeReference } from "../../identifiers/code-reference.ts";
import { MARKS_SOURCE } from "../../identifiers/subsection-anchor.ts";
import type { PlainCitation } from "./found-citation.ts";

const LEVEL = String.raw`(?:Title|Chapter|Article|Part|Subpart|(?:Code )?Section|§) ?[1-9]\d{0,5}[A-Z]{0,2}(?:\.\d{1,4}){0,2}(?![\dA-Za-z-])(?:${MARKS_SOURCE})?`;
/** Levels one after another, as in `Section 1 of Chapter 5 of Title 16`. */
const LEVELS = new RegExp(
  `(?<![A-Za-z0-9])${LEVEL}(?:(?:,| of|, of)? (?:the )?${LEVEL}){1,4}(?:(?:,| of|, of)? ${CODE_NAME_SOURCE.replace(/,\? \?$/, "")}(?![A-Za-z]))?`,
  "gi",
);

/** Citations to sections of the Code whose levels are spelled out. */
export function findSpelledOutCitations(text: string): PlainCitation[] {
  return [...text.matchAll(LEVELS)].flatMap(({ index, 0: written }): PlainCitation[] => {
    const read = readCodeReference(written);
    if (read.kind !== "redirect") return [];
    const target = { kind: "section", citation: read.id, subsection: read.subsection } as const;
    return [{ start: index, end: index + written.length, isDoubtful: false, target }];
  });
}
