import type { OpinionRecord } from "../../model/opinion-records.ts";
import { type Paragraph, readParagraphs } from "../../text/paragraphs.ts";
import { aside, type Blocks, heading, link, type Words } from "../nodes.ts";
import { type PageBreak, pagedParagraph, pageMarks, printedReporters } from "./page-marks.ts";
import { type SubOpinion, subOpinionHeading, subOpinionNotices } from "./sub-opinion-heading.ts";

/** An opinion's text and where its pages begin; a compiled opinion is one. */
export type OpinionSource = { text: string | null; pages: readonly PageBreak[] };

/**
 * An opinion's text, each sub-opinion under its own heading, page numbers in place; without one, why there is none and
 * where to read it. No word of the text is left out, whether or not a sub-opinion claims it.
 */
export function opinionSourceBlocks(record: OpinionRecord, { text, pages }: OpinionSource): Blocks {
  if (text === null) return [heading(2, "Opinion"), ...aside(noText(record))];
  const parts = partsOf(text, record.sub_opinions);
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

type Part = { opinion: SubOpinion | null; paragraphs: Paragraph[] };

/** The text as its sub-opinions divide it, with what lies between them as parts of its own; offsets are into the text. */
function partsOf(text: string, opinions: readonly SubOpinion[]): Part[] {
  const parts: Part[] = [];
  const add = (opinion: SubOpinion | null, from: number, to: number) => {
    const paragraphs = readParagraphs(text.slice(from, to)).map((each) => ({
      ...each,
      start: each.start + from,
      end: each.end + from,
    }));
    if (opinion !== null || paragraphs.length > 0) parts.push({ opinion, paragraphs });
  };
  let end = 0;
  for (const opinion of opinions) {
    add(null, end, opinion.start);
    end = opinion.start + opinion.chars;
    add(opinion, opinion.start, end);
  }
  add(null, end, text.length);
  return parts;
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
