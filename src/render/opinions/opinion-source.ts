import type { OpinionRecord } from "../../model/opinion-records.ts";
import { readOpinionSpans } from "../../text/opinion-spans.ts";
import { aside, type Blocks, heading, link, type Words } from "../nodes.ts";
import { type PageBreak, pagedParagraph, pageMarks, printedReporters } from "./page-marks.ts";
import { subOpinionHeading, subOpinionNotices } from "./sub-opinion-heading.ts";

/** An opinion's text and where its pages begin; a compiled opinion is one. */
export type OpinionSource = { text: string | null; pages: readonly PageBreak[] };

/**
 * An opinion's text, each sub-opinion under its own heading, page numbers in place; without one, why there is none and
 * where to read it. No word of the text is left out, whether or not a sub-opinion claims it.
 */
export function opinionSourceBlocks(record: OpinionRecord, { text, pages }: OpinionSource): Blocks {
  if (text === null) return [heading(2, "Opinion"), ...aside(noText(record))];
  const parts = readOpinionSpans(text, record.sub_opinions);
  const marks = pageMarks(
    parts.flatMap(({ paragraphs }) => paragraphs),
    pages,
  );
  let index = 0;
  return parts.flatMap(({ opinion, paragraphs }, at) => {
    const said = [...(opinion === null ? [] : subOpinionNotices(opinion)), ...(at === 0 ? aboutPages(pages) : [])];
    const words = paragraphs.map((paragraph): Blocks[number] => {
      const children = pagedParagraph(paragraph.text, marks[index] ?? []);
      index += 1;
      return { type: "paragraph", children };
    });
    return [heading(2, opinion === null ? "Opinion" : subOpinionHeading(opinion)), ...aside(said), ...words];
  });
}

function aboutPages(pages: readonly PageBreak[]): Words[] {
  const [first] = pages;
  if (first === undefined) return [];
  const reporters = printedReporters(pages);
  const where = reporters.length === 1 ? ` of ${reporters[0]}` : "";
  const shown = reporters.length > 1 && first.cite !== null ? `${first.cite} *${first.page}` : `*${first.page}`;
  return [[`A number such as [${shown}] is where a printed page${where} begins; it is not part of the text.`]];
}

function noText({ text_note, source_url, upstream_url }: OpinionRecord): Words[] {
  const address = source_url ?? upstream_url;
  return [[text_note], ...(address === null ? [] : [["It may be read at ", link(address, address)]])];
}
