import type { Html, PhrasingContent } from "mdast";
import type { OpinionFullText } from "../../model/opinion-records.ts";
import type { Paragraph } from "../../text/paragraphs.ts";
import { breaksBeforeHtml, phrasingLines } from "../phrasing-lines.ts";

/** Where a printed page begins. */
export type PageBreak = OpinionFullText["pages"][number];

/** A page number put in place: `at` is an offset into its paragraph. */
type Mark = { at: number; shown: string };

/**
 * The page numbers of each paragraph, by offsets into it. A page that begins between two paragraphs begins the later one,
 * one that begins after the last stands at its end. Where pages of several reporters are printed each names its own:
 * `[*456]`, else `[999 Ga. *456]`.
 */
export function pageMarks(paragraphs: readonly Paragraph[], pages: readonly PageBreak[]): Mark[][] {
  const several = printedReporters(pages).length > 1;
  const marks: Mark[][] = paragraphs.map(() => []);
  let index = 0;
  for (const { page, at, cite } of pages) {
    while (index < paragraphs.length - 1 && (paragraphs[index]?.end ?? 0) <= at) index += 1;
    const paragraph = paragraphs[index];
    if (paragraph === undefined) break;
    const within = Math.min(Math.max(at, paragraph.start), paragraph.end) - paragraph.start;
    marks[index]?.push({ at: within, shown: several && cite !== null ? `${cite} *${page}` : `*${page}` });
  }
  return marks;
}

/** The reporters whose pages are marked, in the order in which they come. */
export function printedReporters(pages: readonly PageBreak[]): string[] {
  return [...new Set(pages.flatMap(({ cite }) => cite ?? []))];
}

/** A paragraph of an opinion with its page numbers in place and every line break kept. */
export function pagedParagraph(text: string, marks: readonly Mark[]): PhrasingContent[] {
  let from = 0;
  const nodes = marks.flatMap((mark) => {
    const before = phrasingLines(text.slice(from, mark.at));
    from = Math.max(from, mark.at);
    return [...before, markNode(text, mark)];
  });
  return breaksBeforeHtml([...nodes, ...phrasingLines(text.slice(from))]);
}

const MEANS_SOMETHING = /[\\`*_~[\]<>&]/g;

/**
 * A page number in brackets as it is written: a text node would have its star escaped wherever another one follows. It is
 * set off by a blank from words, never by one that stands there already, and not within a word. Its bracket is escaped
 * where what follows would make it a link or a definition.
 */
function markNode(text: string, { at, shown }: Mark): Html {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  const blankBefore = before === "" || /\s/.test(before);
  const blankAfter = after === "" || /\s/.test(after);
  const bare = `[${shown.replace(/^(.*)\*(.*)$/s, (_, cite, page) => `${escaped(cite)}*${escaped(page)}`)}`;
  const closed = `${bare}${/[([:]/.test(after) && !blankBefore ? "\\]" : "]"}`;
  if (blankBefore) return { type: "html", value: after === "" ? closed : `${closed} ` };
  return { type: "html", value: blankAfter ? ` ${closed}` : closed };
}

function escaped(words: string): string {
  return words.replace(MEANS_SOMETHING, "\\$&");
}
