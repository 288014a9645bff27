/** Text that would mean something anywhere in a block; the first character of a match is escaped. */
export const INLINE_RULES: readonly { means: string; pattern: RegExp }[] = [
  { means: "an escape or a hard break", pattern: /\\(?=[!-/:-@[-`{-~\n])/g },
  { means: "a character reference", pattern: /&(?=#\d{1,7};|#[xX][\da-fA-F]{1,6};|[A-Za-z][A-Za-z\d]{1,31};)/g },
  { means: "a tag, a comment or an address in angle brackets", pattern: /<(?=[A-Za-z/!?]|[^\s<>]+@)/g },
  { means: "a link or an image, which nothing else can become without definitions", pattern: /\](?=\()/g },
];

/** The character without which a bare address is not linked by GitHub's dialect. */
export const LINK_TRIGGERS = /:(?=\/\/)|(?<=www)\.|@/gi;

/** Brackets inside a link's own label. */
export const LABEL_BRACKETS = /[[\]]/g;

/** Text that would mean something at the start of a line; the characters of the first group are escaped. */
export const LINE_RULES: readonly { means: string; pattern: RegExp }[] = [
  { means: "a heading", pattern: /(#)#{0,5}(?=[ \t\n]|$)/dy },
  { means: "a quotation", pattern: /(>)/dy },
  { means: "a list item", pattern: /([-+*])(?=[ \t\n]|$)/dy },
  { means: "a numbered item", pattern: /\d{1,9}([.)])(?=[ \t\n]|$)/dy },
  { means: "a fence", pattern: /(`{3,}|~{3,})/dy },
  { means: "a definition or a footnote", pattern: /(\[)(?=[\s\S]*\]:)/dy },
];

/** A line of nothing but rule characters: a thematic break, the underline of a heading or of a table's head. */
const RULED_LINE = /[-=|:_*][-=|:_* \t]*(?=\n|$)/y;

/** Where the line starting at `start` ends, if it is made of rule characters only, else null. */
export function lineOfRules(text: string, start: number): number | null {
  RULED_LINE.lastIndex = start;
  return RULED_LINE.test(text) ? RULED_LINE.lastIndex : null;
}
