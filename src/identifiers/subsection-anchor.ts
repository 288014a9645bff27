import { ROMAN_SOURCE } from "./roman.ts";

/** Pattern source: the printed marks of a part, one or more: `(a)`, `(a) (1)`, `(a.1)(4.1)`. Checked by `readMarks`. */
export const MARKS_SOURCE = String.raw`(?: ?\( ?[A-Z0-9]{1,6}(?:\.\d{1,2}){0,2} ?\)){1,8}`;

/** Pattern source: one mark without its parentheses, as after a word: `subsection a`. */
export const BARE_MARK_SOURCE = String.raw`[A-Z0-9]{1,6}(?:\.\d{1,2}){0,2}(?![A-Z0-9.])`;

/** Pattern source: further marks of the same level, `(a) and (b)`, `(1) through (3)`, `(a)-(c)`; may be empty. */
export const MORE_MARKS_SOURCE = `(?:(?:,? (?:and|or|through|to)|,| ?-)${MARKS_SOURCE}){0,8}`;

/** What counts as a mark; `(see)` and `(2022)` do not. Case is meaningful: `(a)` and `(A)` are two levels. */
const MARK_KINDS: readonly { readonly name: string; readonly source: string }[] = [
  { name: "letter, doubled or tripled after the alphabet ends", source: String.raw`([A-Za-z])\1{0,2}` },
  { name: "number", source: String.raw`[1-9]\d{0,2}` },
  { name: "small roman", source: `(?=.)${ROMAN_SOURCE}` },
  { name: "large roman", source: `(?=.)${ROMAN_SOURCE.toUpperCase()}` },
];

const MARKS_ONLY = MARK_KINDS.map(({ source }) => new RegExp(`^(?:${source})$`));

const isMark = (mark: string): boolean => {
  const [head = ""] = mark.split(".", 1);
  return MARKS_ONLY.some((kind) => kind.test(head));
};

/** The structure anchor of printed marks, `(a)(1)(A)(i)` to `a-1-A-i`; null where one of them is no mark. */
export function readMarks(marks: string): string | null {
  const parts = marks.split(/[() ]/).filter((part) => part !== "");
  return parts.length > 0 && parts.every(isMark) ? parts.join("-") : null;
}

/** An anchor inside another one, outermost first; null where there is none at all. */
export function joinAnchors(anchors: readonly (string | null)[]): string | null {
  return anchors.filter((anchor) => anchor !== null).join("-") || null;
}
