import { mendCharacters } from "./mend-characters.ts";
import { createPageMarks, type PageMarks, type PageStart, placeMarks } from "./page-marks.ts";
import { type Block, LINE_BREAK, readMarkup } from "./read-markup.ts";
import { typedParagraphs } from "./typed-paragraphs.ts";
import { markWrittenPages } from "./written-pages.ts";

/**
 * A text as upstream gives it. `markup` is HTML or XML, `typed` has the lines of a page, `lines` has one paragraph a line;
 * `any` is markup where tags are in it, else typed.
 */
export type OpinionSource = { readonly form: "markup" | "typed" | "lines" | "any"; readonly text: string };

/** What was left out of a text or not understood in it. */
export type TextNotes = {
  /** Numbers that an edition on the web puts before paragraphs. */
  readonly paragraphNumbers: number;
  /** Repeats of running headers. */
  readonly headers: number;
  readonly unknownTags: ReadonlyMap<string, number>;
};

/** An opinion's words: paragraphs parted by one blank line, its footnotes after them, and where its pages begin. */
export type OpinionText = { readonly text: string; readonly pages: readonly PageStart[]; readonly notes: TextNotes };

/** Tags that opinions come with; other angle brackets are words. */
const MARKUP =
  /<\/?(?:p|div|pre|span|a|center|opinion|blockquote|br|i|b|em|h[1-6]|author|table|html|body)\b[^<>]{0,400}>/i;

/** Reads the text of one opinion. */
export function readOpinionText({ form, text }: OpinionSource): OpinionText {
  const marks = createPageMarks();
  if (form === "markup" || (form === "any" && MARKUP.test(text))) return readMarkupText(text, marks);
  if (form === "lines")
    return finish(
      mendCharacters(text)
        .split(/[\n\f]/)
        .map(oneLine),
      marks,
      NOTHING,
    );
  const { paragraphs, headers } = typedParagraphs(mendCharacters(text), marks);
  return finish(paragraphs, marks, { ...NOTHING, headers });
}

const NOTHING: TextNotes = { paragraphNumbers: 0, headers: 0, unknownTags: new Map() };

function readMarkupText(text: string, marks: PageMarks): OpinionText {
  const { body, notes, paragraphNumbers, unknownTags } = readMarkup(text, marks);
  let headers = 0;
  const paragraphs = [...body, ...notes].flatMap((block) => {
    if (!block.preformatted) return flowing(block);
    const typed = typedParagraphs(block.text, marks);
    headers += typed.headers;
    return typed.paragraphs;
  });
  return finish(paragraphs, marks, { paragraphNumbers, headers, unknownTags });
}

/** Two line breaks part paragraphs, and one before an indentation; one alone only parts words. */
const PARTING = new RegExp(`${LINE_BREAK}(?:[^\\S${LINE_BREAK}]*${LINE_BREAK})+|${LINE_BREAK}(?=[\\u00a0\\t]{3})`);

/** How an edition begins the words of a footnote whose mark it prints as `[fn. 1]`. */
const NOTE_MARK = /^\[fn\. ?(?<label>[\w*]{1,6})\]/;

function flowing({ text }: Block): string[] {
  return text.split(PARTING).map((paragraph) => oneLine(paragraph).replace(NOTE_MARK, "[$<label>]"));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function finish(paragraphs: readonly string[], marks: PageMarks, notes: TextNotes): OpinionText {
  return { ...placeMarks(markWrittenPages(paragraphs, marks), marks), notes };
}
