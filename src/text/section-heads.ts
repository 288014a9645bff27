import type { Paragraph } from "./paragraphs.ts";

/** A section printed inside a text, at the head of its paragraph; `words` is where its own words begin. */
export type SectionHead = { number: number; start: number; words: number };

/**
 * `Section 1.`, `SECTION 1.`, `Sec. 1.` or `§ 1.`, with its words on the same line or below: in an amendment, in a compact
 * that is printed within one section. `Section 1 of this article` is prose, `Section 1.5.` another number.
 */
const SECTION_HEAD =
  /^(?:Section|SECTION|Sec|SEC|§)\.?[ \t\u00a0]{0,3}(?<number>[1-9]\d{0,2})(?:[.:](?!\w)|(?=\n|$)|(?=[ \t]+[A-Z[(—–]))[ \t]*/;

/**
 * The sections of a text in order, numbered 1, 2, 3 to the last. None where the numbers are not just those: then the lines
 * are references, or each article has its own, and no number would name one part.
 */
export function readSectionHeads(paragraphs: readonly Paragraph[]): SectionHead[] {
  const heads = paragraphs.flatMap(({ text, start }): SectionHead[] => {
    const found = SECTION_HEAD.exec(text);
    return found === null ? [] : [{ number: Number(found.groups?.["number"]), start, words: start + found[0].length }];
  });
  return heads.length > 1 && heads.every(({ number }, index) => number === index + 1) ? heads : [];
}
