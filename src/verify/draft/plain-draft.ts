/**
 * A draft as the patterns of citations want it: one kind of dash and apostrophe, nothing invisible, one space for white
 * space, one line break between paragraphs. Unit `at` of `text` is the unit `offsets[at]` of the draft.
 */
export type PlainDraft = { readonly text: string; readonly offsets: Int32Array };

/** What becomes of single characters; of a run of white space its first unit is kept. */
const BECOMES: readonly { readonly name: string; readonly pattern: RegExp; readonly to: string }[] = [
  { name: "dashes", pattern: /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/, to: "-" },
  { name: "apostrophes", pattern: /[\u2018\u2019\u02bc]/, to: "'" },
  { name: "invisible characters", pattern: /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/, to: "" },
];

/** Characters that are not copied as they are. */
const SPECIAL = new RegExp(`${BECOMES.map(({ pattern }) => pattern.source).join("|")}|\\s`);

/** White space with a blank line in it, and the marks that mail and Markdown set before quoted lines. */
const PARAGRAPH_GAP = /^\s*\n[ \t\r>]*\n/;
/** White space, with such marks where it has a line break. */
const GAP = /[ \t\r\u00a0\f\v\u2000-\u200a\u202f\u205f\u3000]*(?:\n[\s>]*)?/y;

/** Reads a draft. Time is linear in it. */
export function plainDraft(draft: string): PlainDraft {
  const offsets = new Int32Array(draft.length);
  let text = "";
  const copy = (to: string, from: number) => {
    if (to !== "") offsets[text.length] = from;
    text += to;
  };
  for (let at = 0; at < draft.length; at += 1) {
    const character = draft.charAt(at);
    if (!SPECIAL.test(character)) copy(character, at);
    else if (/\s/.test(character)) {
      const end = gapEnd(draft, at);
      copy(PARAGRAPH_GAP.test(draft.slice(at, end)) ? "\n" : " ", at);
      at = end - 1;
    } else copy(BECOMES.find(({ pattern }) => pattern.test(character))?.to ?? character, at);
  }
  return { text, offsets: offsets.slice(0, text.length) };
}

/** A stretch of the plain text as a stretch of the draft. */
export function draftSpan({ offsets }: PlainDraft, start: number, end: number): { start: number; end: number } {
  const from = offsets[start] ?? 0;
  return { start: from, end: end > start ? (offsets[end - 1] ?? from) + 1 : from };
}

function gapEnd(draft: string, at: number): number {
  GAP.lastIndex = at;
  GAP.test(draft);
  return Math.max(at + 1, GAP.lastIndex);
}
