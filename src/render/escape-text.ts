import { codeTicks, delimiters } from "./delimiter-runs.ts";
import { INLINE_RULES, LABEL_BRACKETS, LINE_RULES, LINK_TRIGGERS, lineOfRules } from "./escape-rules.ts";

/** Where a text stands in the Markdown around it. */
export type TextPlace = {
  /** Character before it; a line break where it starts a block or a line. */
  before: string;
  /** Character after it; a line break where it ends a block or a line. */
  after: string;
  within: "block" | "heading" | "label";
  /** Whether its block holds nothing but this text, so that whatever could pair up is in sight. */
  alone: boolean;
};

/** Characters that make an escape possible; a text without them, whose line starts plainly, is left as it is. */
const SUSPECT = /[\\`*_~<&\r\n]|\]\(|!$/;
const PLAIN_START = /^[\p{L}("“‘$§]/u;
const BLANK_END = /[ \t]$/;

/**
 * Source words as Markdown that reads back as exactly those words, in CommonMark and in GitHub's dialect. Only what would
 * otherwise mean something is escaped: `[Repealed]`, `snake_case`, `No. 1.` and `AT&T` stay as they are. The text has no
 * blank lines. U+0000 cannot be written in Markdown.
 */
export function escapeText(text: string, place: TextPlace): string {
  if (!SUSPECT.test(text) && PLAIN_START.test(text) && !BLANK_END.test(text) && place.within === "block") return text;
  const marks = new Map<number, string>();
  const escapeAt = (index: number) => marks.set(index, `\\${text.charAt(index)}`);
  const encodeAt = (index: number) => marks.set(index, `&#x${text.charCodeAt(index).toString(16).toUpperCase()};`);
  for (const index of droppedBlanks(text, place)) encodeAt(index);
  const isEncoded = (index: number) => marks.get(index)?.startsWith("&") ?? false;
  escapeInline(text, place, isEncoded, escapeAt);
  escapeLines(text, place, escapeAt);
  for (const index of linkTriggers(text, marks)) escapeAt(index);
  return [...marks]
    .sort(([a], [b]) => a - b)
    .reduceRight((written, [index, mark]) => written.slice(0, index) + mark + written.slice(index + 1), text);
}

type Test = (index: number) => boolean;
type Mark = (index: number) => void;

function escapeInline(text: string, place: TextPlace, isEncoded: Test, mark: Mark): void {
  const subject = text + place.after;
  for (const { pattern } of INLINE_RULES) {
    for (const { index } of subject.matchAll(pattern)) if (index < text.length) mark(index);
  }
  if (place.within === "label") for (const { index } of text.matchAll(LABEL_BRACKETS)) mark(index);
  if (text.endsWith("!") && place.after.startsWith("[")) mark(text.length - 1);
  for (const { index } of text.matchAll(/\\/g)) if (isEncoded(index + 1)) mark(index);
  delimiters(text, place, isEncoded).forEach(mark);
  codeTicks(text, place.alone).forEach(mark);
}

function escapeLines(text: string, place: TextPlace, mark: Mark): void {
  if (place.within === "heading") {
    const closing = /(?:^|[ \t])(#+)[ \t]*$/d.exec(text)?.indices?.[1];
    if (closing !== undefined && place.after.startsWith("\n")) mark(closing[0]);
    return;
  }
  const starts = place.before.endsWith("\n") ? [0] : [];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  for (const start of starts) escapeLineStart(text, start, place.alone, mark);
}

function escapeLineStart(text: string, start: number, alone: boolean, mark: Mark): void {
  for (const { pattern } of LINE_RULES) {
    pattern.lastIndex = start;
    const [from = 0, to = 0] = pattern.exec(text)?.indices?.[1] ?? [];
    for (let index = from; index < to; index += 1) mark(index);
  }
  // A definition's label can go on to a later line, which is another text.
  if (!alone && text.charAt(start) === "[") mark(start);
  const ruled = lineOfRules(text, start);
  if (ruled === null) return;
  mark(start);
  if (alone && !text.includes("\n")) return;
  for (let index = start; index < ruled; index += 1) if (/[*_]/.test(text.charAt(index))) mark(index);
}

/** Offsets of blanks that Markdown drops at either end of a line, and of carriage returns; a character reference keeps them. */
function droppedBlanks(text: string, place: TextPlace): number[] {
  const [before, after] = [place.before.slice(-1), place.after.slice(0, 1)];
  return [...`${before}${text}${after}`.matchAll(/(?<=\n)[ \t]|[ \t](?=\n)|\r/g)]
    .map(({ index }) => index - before.length)
    .filter((index) => index >= 0 && index < text.length);
}

/**
 * What makes GitHub's dialect link a bare address, in addresses that hold an escape: within such a link it would show.
 * Other addresses are left as they are.
 */
function linkTriggers(text: string, marks: ReadonlyMap<number, string>): number[] {
  if (marks.size === 0) return [];
  const marked = [...marks.keys()];
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: run, index: start }) => {
    const triggers = [...run.matchAll(LINK_TRIGGERS)].map(({ index }) => start + index);
    const touched = triggers.length > 0 && marked.some((index) => index >= start && index <= start + run.length);
    return touched ? triggers : [];
  });
}
